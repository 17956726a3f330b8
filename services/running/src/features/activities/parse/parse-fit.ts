import type { Sport } from '@stridewell/contracts/web';
import {
  type Lap,
  NO_TOTALS,
  type Recording,
  RecordingError,
  type Sample,
  type Totals,
  utcOffsetOf,
} from '../../../domain/activities/recording.ts';
import { type FitMessage, readFitMessages, TIMESTAMP } from './fit-messages.ts';
import { type ReadRecordings, STRAVA_MANUFACTURER } from './strava.ts';
import { createTrackDistance } from './track-distance.ts';

/** Message numbers of the FIT profile, with the numbers of their fields. */
const FILE_ID = { number: 0, type: 0, manufacturer: 1, serial: 3, created: 4 };
const SPORT = { number: 12, sport: 0, subSport: 1 };
const SESSION = {
  number: 18,
  start: 2,
  sport: 5,
  subSport: 6,
  elapsed: 7,
  timer: 8,
  distance: 9,
  avgHr: 16,
  maxHr: 17,
  cadence: 18,
  ascent: 22,
  descent: 23,
  moving: 59,
};
const LAP = { number: 19, start: 2, elapsed: 7, timer: 8, distance: 9, avgHr: 15 };
const ACTIVITY = { number: 34, localTime: 5 };
const DEVICE = { number: 23, manufacturer: 2 };
const DEVELOPER = { number: 207, manufacturer: 2 };
const RECORD = {
  number: 20,
  latitude: 0,
  longitude: 1,
  altitude: 2,
  hr: 3,
  cadence: 4,
  distance: 5,
  speed: 6,
  speedAndDistance: 8,
  fractionalCadence: 53,
  enhancedSpeed: 73,
  enhancedAltitude: 78,
};

const fieldsOf = ({ number: _number, ...fields }: Record<string, number>): ReadonlySet<number> =>
  new Set(Object.values(fields));
const WANTED = Object.fromEntries(
  [FILE_ID, SPORT, SESSION, LAP, ACTIVITY, DEVICE, DEVELOPER, RECORD].map((each) => [each.number, fieldsOf(each)]),
);

const ACTIVITY_FILE = 4;
/** Number of seconds from 1970 to the FIT epoch. Smaller times are counted from the start of the device. */
const EPOCH_SECONDS = 631_065_600;
/** Number of degrees in one semicircle. */
const SEMICIRCLE = 180 / 2 ** 31;

const TRANSITION = 3;
const SPORTS: Readonly<Record<number, Sport>> = {
  1: 'run',
  2: 'cycle',
  5: 'swim',
  11: 'walk',
  17: 'hike',
  21: 'cycle',
};
/** Kinds of running, and strength training, by sub-sport. */
const SUB_SPORTS: Readonly<Record<number, Sport>> = { 1: 'treadmill', 3: 'trail_run', 20: 'strength', 45: 'treadmill' };

const numberOf = ({ fields }: FitMessage, field: number): number | null => {
  const value = fields.get(field);
  return typeof value === 'number' ? value : null;
};

const scaled = (message: FitMessage, field: number, scale: number, offset = 0): number | null => {
  const value = numberOf(message, field);
  return value === null ? null : value / scale - offset;
};

const instantOf = (message: FitMessage, field: number): number | null => {
  const seconds = numberOf(message, field);
  return seconds === null ? null : (seconds + EPOCH_SECONDS) * 1_000;
};

/** Number of minutes by which the watch's local time was ahead of UTC; null if unknown. */
const offsetOf = (activity: FitMessage): number | null => {
  const [local, utc] = [instantOf(activity, ACTIVITY.localTime), instantOf(activity, TIMESTAMP)];
  return local === null || utc === null ? null : utcOffsetOf(local, utc);
};

const sportOf = (sport: number | null, subSport: number | null): Sport | null => {
  const sub = subSport === null ? undefined : SUB_SPORTS[subSport];
  if (sub === 'strength') return sub;
  const known = sport === null ? undefined : SPORTS[sport];
  if (known === 'run') return sub ?? known;
  if (sport === null) return null;
  return known ?? 'other';
};

/** Adds up the distances of messages that have speed and distance in three bytes: 12 bits each, in 1/100 m/s and 1/16 m. */
const createPackedDistance = () => {
  let [total, last] = [0, 0];
  return (packed: readonly number[]): { speed: number; distance: number } | null => {
    const [low, middle, high] = packed;
    if (low === undefined || middle === undefined || high === undefined) return null;
    if (low === 0xff && middle === 0xff && high === 0xff) return null;
    const sixteenths = (middle >> 4) | (high << 4);
    total += (sixteenths - last + 4_096) % 4_096;
    last = sixteenths;
    return { speed: (low | ((middle & 0x0f) << 8)) / 100, distance: total / 16 };
  };
};

/**
 * Converts the record messages of a file, in order. Positions are used for the distance only if there is no other
 * source.
 */
const samplesOf = (records: readonly FitMessage[]): Sample[] => {
  const track = createTrackDistance();
  const unpack = createPackedDistance();
  const hasDistance = records.some(({ fields }) => fields.has(RECORD.distance) || fields.has(RECORD.speedAndDistance));
  return records.flatMap((record): Sample[] => {
    const at = instantOf(record, TIMESTAMP);
    if (at === null) return [];
    const packed = record.fields.get(RECORD.speedAndDistance);
    const unpacked = Array.isArray(packed) ? unpack(packed) : null;
    const [latitude, longitude] = [numberOf(record, RECORD.latitude), numberOf(record, RECORD.longitude)];
    const tracked =
      hasDistance || latitude === null || longitude === null
        ? null
        : track.add(latitude * SEMICIRCLE, longitude * SEMICIRCLE, at);
    const cadence = numberOf(record, RECORD.cadence);
    return [
      {
        at,
        distance: scaled(record, RECORD.distance, 100) ?? unpacked?.distance ?? tracked,
        altitude: scaled(record, RECORD.enhancedAltitude, 5, 500) ?? scaled(record, RECORD.altitude, 5, 500),
        hr: numberOf(record, RECORD.hr),
        cadence: cadence === null ? null : cadence + (scaled(record, RECORD.fractionalCadence, 128) ?? 0),
        speed:
          scaled(record, RECORD.enhancedSpeed, 1_000) ?? scaled(record, RECORD.speed, 1_000) ?? unpacked?.speed ?? null,
      },
    ];
  });
};

const totalsOf = (session: FitMessage): Totals => ({
  elapsed: scaled(session, SESSION.elapsed, 1_000),
  moving: scaled(session, SESSION.moving, 1_000) ?? scaled(session, SESSION.timer, 1_000),
  distance: scaled(session, SESSION.distance, 100),
  ascent: numberOf(session, SESSION.ascent),
  descent: numberOf(session, SESSION.descent),
  avgHr: numberOf(session, SESSION.avgHr),
  maxHr: numberOf(session, SESSION.maxHr),
  avgCadence: numberOf(session, SESSION.cadence),
});

const lapOf = (lap: FitMessage): Lap & { startedAt: number | null } => ({
  startedAt: instantOf(lap, LAP.start),
  seconds: scaled(lap, LAP.timer, 1_000) ?? scaled(lap, LAP.elapsed, 1_000) ?? 0,
  meters: scaled(lap, LAP.distance, 100),
  avgHr: numberOf(lap, LAP.avgHr),
});

/**
 * Samples and laps from one instant (inclusive) to another (exclusive). If a file has only one session, all of them.
 */
const within = <T>(items: readonly T[], instant: (item: T) => number | null, from: number, to: number): T[] =>
  items.filter((item) => {
    const at = instant(item);
    return at !== null && at >= from && at < to;
  });

/**
 * Reads the activities of a FIT file: one per session, so a triathlon has three. Transitions are left out. A file that
 * ends before its session is read from its samples.
 *
 * @throws RecordingError 'unknown_format', 'no_activity' for other files of a watch, 'too_complex' or 'damaged'
 */
export const parseFit = (bytes: Uint8Array): ReadRecordings => {
  const content = readFitMessages(bytes, WANTED);
  if (!content) throw new RecordingError('unknown_format');
  const { messages, isCutShort } = content;
  const of = ({ number }: { number: number }): FitMessage[] => messages.filter((message) => message.number === number);
  const fileIds = of(FILE_ID);
  const [records, sessions] = [of(RECORD), of(SESSION)];
  if (fileIds.length > 0 && !fileIds.some((id) => numberOf(id, FILE_ID.type) === ACTIVITY_FILE))
    throw new RecordingError('no_activity');
  if (records.length === 0 && sessions.length === 0) throw new RecordingError(isCutShort ? 'damaged' : 'no_activity');
  const [serial, created] = [FILE_ID.serial, FILE_ID.created].map((field) => fileIds[0] && numberOf(fileIds[0], field));
  const fileId = serial && created ? `fit:${serial}:${created}` : null;
  const isFromStrava = [FILE_ID, DEVICE, DEVELOPER].some((kind) =>
    of(kind).some((message) => numberOf(message, kind.manufacturer) === STRAVA_MANUFACTURER),
  );
  const utcOffset =
    of(ACTIVITY)
      .map(offsetOf)
      .find((minutes) => minutes !== null) ?? null;
  const samples = samplesOf(records);
  const laps = of(LAP).map(lapOf);
  if (sessions.length === 0) {
    const named = of(SPORT)[0];
    const sport = named ? sportOf(numberOf(named, SPORT.sport), numberOf(named, SPORT.subSport)) : null;
    const found = { sport, sourceId: fileId, startedAt: null, utcOffset, samples, laps };
    return { recordings: [{ ...found, totals: NO_TOTALS, isCutShort: true }], isFromStrava };
  }
  const recordings = sessions.flatMap((session, index): Recording[] => {
    const sport = numberOf(session, SESSION.sport);
    if (sport === TRANSITION) return [];
    const startedAt = instantOf(session, SESSION.start);
    const totals = totalsOf(session);
    const isOnly = sessions.length === 1 || startedAt === null;
    const [from, to] = isOnly
      ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      : [startedAt, startedAt + (totals.elapsed ?? 0) * 1_000];
    return [
      {
        sport: sportOf(sport, numberOf(session, SESSION.subSport)),
        sourceId: fileId && (sessions.length === 1 ? fileId : `${fileId}:${index}`),
        startedAt,
        utcOffset,
        samples: within(samples, ({ at }) => at, from, to),
        laps: isOnly ? laps : within(laps, (lap) => lap.startedAt, from, to),
        totals,
        isCutShort,
      },
    ];
  });
  return { recordings, isFromStrava };
};
