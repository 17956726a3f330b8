import { type ActivitySeries, type ImportReason, isRunningSport, type Sport } from '@stridewell/contracts/web';
import { climbOf } from './ascent.ts';
import { cleanSamples } from './clean-samples.ts';
import { movingSeconds } from './moving-time.ts';
import { isPlausibleLap, plausible, plausibleSample } from './plausible.ts';
import { type Lap, NO_TOTALS, type Recording, RecordingError, type Sample } from './recording.ts';
import { isFasterThanRunning, type RunningPart, runningPartOf } from './running-part.ts';
import { seriesOf } from './series.ts';
import { METERS_PER_KM, METERS_PER_MILE, type Split, splitsOf } from './splits.ts';

/** What is kept of a recording. Durations are in seconds, lengths in metres, and values are null where unknown. */
export interface DerivedActivity {
  sport: Sport;
  sourceId: string | null;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Minutes by which the local time of the place was ahead of UTC; null when the file does not say. */
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
  /** What the runner should know about how the recording was read; null when there is nothing. */
  remark: Extract<ImportReason, 'faster_than_running' | 'end_left_out' | 'clock_ahead' | 'part_left_out'> | null;
}

/** Watches whose clock was never set begin in the year 2000 or before. */
const EARLIEST = Date.parse('2003-01-01T00:00:00Z');
/** Most time in milliseconds by which local times that are written as UTC are ahead of it, and by which a clock may be. */
const MOST_AHEAD_MS = 14 * 3_600_000;
const AHEAD_MS = 10 * 60_000;
/** Longest activity, in seconds. */
const LONGEST_SECONDS = 7 * 86_400;
/** Maximum number of laps that are kept. */
const MOST_LAPS = 500;
/** A cadence on foot below this many per minute counts strides, which are two steps each. */
const STRIDES_BELOW = 120;
/**
 * Mean speeds in m/s up to which an unnamed activity is taken for walking, and for running. Few runs are faster than 3:42
 * per km, and many rides to work are slower than 20 km/h.
 */
const WALK_UP_TO = 1.9;
const RUN_UP_TO = 4.5;
/** An unnamed activity that is faster than this mean speed in m/s is a ride beyond doubt. */
const RIDE_FROM = 6;
/** The recorded time in motion is wrong when it has this many seconds, and this share of it, of standing. */
const STANDING = { seconds: 300, share: 0.1 };
/** Least share of the stated distance that samples show, so that their speeds can be trusted. */
const COVERED_FROM = 0.8;

const isFoot = (sport: Sport): boolean => isRunningSport(sport) || sport === 'walk' || sport === 'hike';

/** Sport of a recording that does not name it, by its mean speed in m/s; `other` without a speed. */
const sportOfSpeed = (speed: number | null): Sport => {
  if (speed === null) return 'other';
  if (speed <= WALK_UP_TO) return 'walk';
  return speed <= RUN_UP_TO ? 'run' : 'cycle';
};

/** Mean of a value, in which each sample counts for the time since the one before it. */
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

/** The recorded time in motion in seconds, without long standing that the timer counted; null when it is unknown. */
const statedMoving = (recorded: number | null, elapsed: number, { standing }: RunningPart): number | null => {
  if (recorded === null) return null;
  const active = elapsed - standing;
  return recorded - active > Math.max(STANDING.seconds, STANDING.share * recorded) ? active : recorded;
};

/** The end is found to about a minute, in seconds. */
const LAP_TOLERANCE = 60;

/** Laps that ended before a recording was cut. */
const lapsWithin = (laps: readonly Lap[], elapsed: number): Lap[] => {
  let ended = 0;
  return laps.filter(({ seconds }) => {
    ended += seconds;
    return ended <= elapsed + LAP_TOLERANCE;
  });
};

/** The sport of a recording, which cannot be running when it is too fast, and whether that is worth a remark. */
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

/** The part of a recording that can be running: all of it for another sport, or when its samples miss most of its way. */
const partOf = ({ sport, totals }: Recording, samples: readonly Sample[]): RunningPart => {
  const whole = { samples, isCut: false, standing: 0 };
  if (sport !== null && !isRunningSport(sport)) return whole;
  const covered = samples.findLast((each) => each.distance !== null)?.distance ?? 0;
  return covered >= COVERED_FROM * (plausible.meters(totals.distance) ?? 0) ? runningPartOf(samples) : whole;
};

/**
 * Computes everything that is kept of a recording. What the file states about itself wins over what its samples show,
 * except the ascent, which comes from the altitudes, and in running a timer that ran on and a speed that nobody runs.
 * Values that cannot be right are unknown.
 *
 * @throws RecordingError when the recording is empty or its times are impossible
 */
export const deriveActivity = (recording: Recording, now: number): DerivedActivity => {
  const part = partOf(recording, cleanSamples(recording.samples.map(plausibleSample)));
  const { samples, isCut } = part;
  // What the file states is about the whole recording.
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
