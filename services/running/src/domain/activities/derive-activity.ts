import { type ActivitySeries, type ImportReason, isRunningSport, type Sport } from '@stridewell/contracts/web';
import { climbOf } from './ascent.ts';
import { cleanSamples } from './clean-samples.ts';
import { movingSeconds } from './moving-time.ts';
import { isPlausibleLap, plausible, plausibleSample } from './plausible.ts';
import { type Lap, NO_TOTALS, type Recording, RecordingError, type Sample } from './recording.ts';
import { isFasterThanRunning, type RunningPart, runningPartOf } from './running-part.ts';
import { seriesOf } from './series.ts';
import { METERS_PER_KM, METERS_PER_MILE, type Split, splitsOf } from './splits.ts';

/**
 * The data that is stored for a recording. Durations are in seconds, lengths in metres, and values are null if unknown.
 */
export interface DerivedActivity {
  sport: Sport;
  sourceId: string | null;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Number of minutes by which the local time of the place was ahead of UTC, or null if the file does not state it. */
  utcOffset: number | null;
  elapsedSeconds: number;
  movingSeconds: number;
  distanceMeters: number | null;
  ascentMeters: number | null;
  descentMeters: number | null;
  avgHr: number | null;
  maxHr: number | null;
  /** Steps per minute on foot, otherwise revolutions or strokes per minute. */
  avgCadence: number | null;
  laps: Lap[];
  splits: { km: Split[]; mile: Split[] };
  /** Null when there are fewer than two samples. */
  series: ActivitySeries | null;
  isCutShort: boolean;
  /** A remark for the runner about how the recording was read, or null if there is none. */
  remark: Extract<ImportReason, 'faster_than_running' | 'end_left_out' | 'clock_ahead' | 'part_left_out'> | null;
}

/** Watches whose clock was never set begin in the year 2000 or before. */
const EARLIEST = Date.parse('2003-01-01T00:00:00Z');
/** Maximum time in milliseconds by which local times that are written as UTC, or a wrong clock, can be ahead of UTC. */
const MOST_AHEAD_MS = 14 * 3_600_000;
const AHEAD_MS = 10 * 60_000;
/** Maximum length of an activity, in seconds. */
const LONGEST_SECONDS = 7 * 86_400;
/** Maximum number of laps that are kept. */
const MOST_LAPS = 500;
/** A cadence on foot below this many per minute is a number of strides, which are two steps each. */
const STRIDES_BELOW = 120;
/**
 * Mean speeds in m/s up to which an unnamed activity is treated as walking, and as running. Few runs are faster than
 * 3:42 per km, and many rides to work are slower than 20 km/h.
 */
const WALK_UP_TO = 1.9;
const RUN_UP_TO = 4.5;
/** An unnamed activity that is faster than this mean speed in m/s is certainly a ride. */
const RIDE_FROM = 6;
/** The recorded time in motion is treated as wrong if it includes this many seconds and this fraction of standing. */
const STANDING = { seconds: 300, share: 0.1 };
/** Minimum fraction of the stated distance that the samples must cover for their speeds to be trusted. */
const COVERED_FROM = 0.8;

const isFoot = (sport: Sport): boolean => isRunningSport(sport) || sport === 'walk' || sport === 'hike';

/** Sport of a recording that does not name it, derived from its mean speed in m/s; `other` if the speed is unknown. */
const sportOfSpeed = (speed: number | null): Sport => {
  if (speed === null) return 'other';
  if (speed <= WALK_UP_TO) return 'walk';
  return speed <= RUN_UP_TO ? 'run' : 'cycle';
};

/** Mean of a value, weighted by the time between each sample and the one before it. */
const meanOf = (samples: readonly Sample[], valueIn: (sample: Sample) => number | null): number | null => {
  let [sum, weight] = [0, 0];
  for (const [index, sample] of samples.entries()) {
    const value = valueIn(sample);
    const before = samples[index - 1];
    if (value === null || !before) continue;
    sum += value * (sample.at - before.at);
    weight += sample.at - before.at;
  }
  return weight > 0 ? sum / weight : null;
};

const positive = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) && value > 0 ? value : null;

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

const cadenceFactorOf = (sport: Sport, samples: readonly Sample[], stated: number | null): number => {
  const mean = stated ?? meanOf(samples, ({ cadence }) => (cadence ? cadence : null));
  return isFoot(sport) && mean !== null && mean < STRIDES_BELOW ? 2 : 1;
};

const lapOf = ({ seconds, meters, avgHr }: Lap): Lap => ({
  seconds: Math.round(seconds),
  meters: whole(positive(plausible.meters(meters))),
  avgHr: whole(plausible.heartRate(avgHr)),
});

/** The recorded time in motion in seconds, without long stops that the timer included. Null if it is unknown. */
const statedMoving = (recorded: number | null, elapsed: number, { standing }: RunningPart): number | null => {
  if (recorded === null) return null;
  const active = elapsed - standing;
  return recorded - active > Math.max(STANDING.seconds, STANDING.share * recorded) ? active : recorded;
};

/** Accuracy in seconds with which the end of the activity is found. */
const LAP_TOLERANCE = 60;

/** Laps that ended before a recording was cut. */
const lapsWithin = (laps: readonly Lap[], elapsed: number): Lap[] => {
  let ended = 0;
  return laps.filter(({ seconds }) => {
    ended += seconds;
    return ended <= elapsed + LAP_TOLERANCE;
  });
};

/** The sport of a recording, which cannot be running if it is too fast, and whether the change deserves a remark. */
const sportOf = (
  named: Sport | null,
  distance: number | null,
  seconds: number,
): { sport: Sport; isTooFast: boolean } => {
  const speed = distance === null ? null : distance / seconds;
  if (named === null) {
    const sport = sportOfSpeed(speed);
    return { sport, isTooFast: sport === 'cycle' && (speed ?? 0) < RIDE_FROM };
  }
  const isTooFast = isRunningSport(named) && isFasterThanRunning(distance, seconds);
  return { sport: isTooFast ? 'cycle' : named, isTooFast };
};

/** @throws RecordingError 'no_times' or 'impossible_times' */
const checkTimes = (startedAt: number, elapsed: number, now: number): void => {
  if (startedAt < EARLIEST || startedAt > now + MOST_AHEAD_MS || elapsed > LONGEST_SECONDS)
    throw new RecordingError('impossible_times');
};

/** The most important thing that the runner should know about how a recording was read. */
const remarkOf = (
  read: Record<'isTooFast' | 'isCut' | 'isAhead' | 'isPartial', boolean>,
): DerivedActivity['remark'] => {
  if (read.isTooFast) return 'faster_than_running';
  if (read.isCut) return 'end_left_out';
  if (read.isAhead) return 'clock_ahead';
  return read.isPartial ? 'part_left_out' : null;
};

/**
 * The part of a recording that can be running. It is the whole recording for another sport, or if the samples miss most
 * of the distance.
 */
const partOf = ({ sport, totals }: Recording, samples: readonly Sample[]): RunningPart => {
  const whole = { samples, isCut: false, standing: 0 };
  if (sport !== null && !isRunningSport(sport)) return whole;
  const covered = samples.findLast((each) => each.distance !== null)?.distance ?? 0;
  return covered >= COVERED_FROM * (plausible.meters(totals.distance) ?? 0) ? runningPartOf(samples) : whole;
};

/**
 * Computes everything that is stored for a recording. The totals that the file states take precedence over the samples,
 * with three exceptions: the ascent comes from the altitudes, and for running, a timer that was not stopped and an
 * impossible speed are corrected. Implausible values become null.
 *
 * @throws RecordingError when the recording is empty or its times are impossible
 */
export const deriveActivity = (recording: Recording, now: number): DerivedActivity => {
  const part = partOf(recording, cleanSamples(recording.samples.map(plausibleSample)));
  const { samples, isCut } = part;
  // The totals in the file describe the whole recording.
  const totals = isCut ? { ...NO_TOTALS, moving: recording.totals.moving } : recording.totals;
  const [first, last] = [samples[0], samples.at(-1)];
  const startedAt = recording.startedAt ?? first?.at;
  if (startedAt === undefined) throw new RecordingError('empty');
  const span = first && last ? (last.at - first.at) / 1_000 : 0;
  const elapsed = positive(totals.elapsed) ?? positive(span) ?? positive(totals.moving);
  if (elapsed === null) throw new RecordingError('empty');
  checkTimes(startedAt, elapsed, now);
  const moving = movingSeconds(samples);
  const recorded = statedMoving(positive(totals.moving), elapsed, part);
  const movingTotal = Math.min(elapsed, recorded ?? positive(moving.at(-1)) ?? elapsed);
  const covered = samples.findLast((each) => each.distance !== null)?.distance;
  const distance = positive(plausible.meters(totals.distance)) ?? positive(covered);
  const { sport, isTooFast } = sportOf(recording.sport, distance, movingTotal);
  const laps = isCut ? lapsWithin(recording.laps, elapsed) : recording.laps;
  const climb = climbOf(samples);
  const stepRate = positive(plausible.cadence(totals.avgCadence));
  const factor = cadenceFactorOf(sport, samples, stepRate);
  const cadence = stepRate ?? meanOf(samples, (each) => (each.cadence ? each.cadence : null));
  const highest = samples.reduce((most, { hr }) => Math.max(most, hr ?? 0), 0);
  return {
    sport,
    sourceId: recording.sourceId,
    startedAt,
    utcOffset: recording.utcOffset ?? null,
    elapsedSeconds: Math.round(elapsed),
    movingSeconds: Math.round(movingTotal),
    distanceMeters: whole(distance),
    ascentMeters: whole(plausible.climb(climb?.ascent) ?? plausible.climb(totals.ascent)),
    descentMeters: whole(plausible.climb(climb?.descent) ?? plausible.climb(totals.descent)),
    avgHr: whole(plausible.heartRate(totals.avgHr) ?? meanOf(samples, ({ hr }) => hr)),
    maxHr: whole(plausible.heartRate(totals.maxHr) ?? positive(highest)),
    avgCadence: cadence === null ? null : Math.round(cadence * factor),
    laps: laps.filter(isPlausibleLap).slice(0, MOST_LAPS).map(lapOf),
    splits: { km: splitsOf(samples, moving, METERS_PER_KM), mile: splitsOf(samples, moving, METERS_PER_MILE) },
    series: samples.length < 2 ? null : seriesOf(samples, factor),
    isCutShort: recording.isCutShort,
    remark: remarkOf({
      isTooFast,
      isCut,
      isAhead: startedAt > now + AHEAD_MS,
      isPartial: recording.isPartial === true,
    }),
  };
};
