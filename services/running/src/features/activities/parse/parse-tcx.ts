import { IMPORT_LIMITS } from '@stridewell/contracts/web';
import {
  type Lap,
  NO_TOTALS,
  type Recording,
  RecordingError,
  type Sample,
} from '../../../domain/activities/recording.ts';
import { sum } from '../../../domain/sum.ts';
import { instantIn, numberIn, readXml, utcOffsetIn } from './read-xml.ts';
import { sportNamed } from './sport-names.ts';
import { namesStrava, type ReadRecordings } from './strava.ts';
import { createTrackDistance } from './track-distance.ts';

interface OpenActivity {
  sport: string | undefined;
  startedAt: number | null;
  utcOffset: number | null;
  samples: Sample[];
  laps: Lap[];
  track: ReturnType<typeof createTrackDistance>;
}

interface OpenPoint extends Sample {
  latitude: number | null;
  longitude: number | null;
}

const NEW_POINT: OpenPoint = {
  at: Number.NaN,
  distance: null,
  altitude: null,
  hr: null,
  cadence: null,
  speed: null,
  latitude: null,
  longitude: null,
};

/** Elements of a track point with their fields. */
const POINT_VALUES: Readonly<Record<string, Exclude<keyof OpenPoint, 'at'>>> = {
  LatitudeDegrees: 'latitude',
  LongitudeDegrees: 'longitude',
  AltitudeMeters: 'altitude',
  DistanceMeters: 'distance',
  Cadence: 'cadence',
  RunCadence: 'cadence',
  Speed: 'speed',
};

/** Elements whose `Name` is the name of the device or application that wrote the file. */
const WRITERS: ReadonlySet<string> = new Set(['Creator', 'Author']);

const sampleOf = ({ latitude, longitude, ...sample }: OpenPoint, { track }: OpenActivity): Sample => {
  const tracked = latitude === null || longitude === null ? null : track.add(latitude, longitude, sample.at);
  return { ...sample, distance: sample.distance ?? tracked };
};

const recordingOf = ({ sport, startedAt, utcOffset, samples, laps }: OpenActivity, isCutShort: boolean): Recording => {
  const distances = laps.flatMap(({ meters }) => (meters === null ? [] : [meters]));
  return {
    sport: sportNamed(sport),
    sourceId: null,
    startedAt: startedAt ?? samples[0]?.at ?? null,
    utcOffset,
    samples,
    laps,
    totals: {
      ...NO_TOTALS,
      moving: sum(laps.map(({ seconds }) => seconds)) || null,
      distance: distances.length === 0 ? null : sum(distances),
    },
    isCutShort,
  };
};

/**
 * Reads the activities of a TCX file, which may contain several.
 *
 * @throws RecordingError 'empty' if there are no activities or samples, 'too_many_activities', 'damaged' if nothing can
 * be read
 */
export const parseTcx = (content: Uint8Array): ReadRecordings => {
  const activities: OpenActivity[] = [];
  let activity: OpenActivity | null = null;
  let lap: Lap | null = null;
  let point: OpenPoint | null = null;
  /** True within the element of the device or the application that wrote the file. */
  let inWriter = false;
  let isFromStrava = false;
  /** Element around the current `Value`, which distinguishes mean from maximum. */
  let around = '';

  const closeInPoint = (open: OpenPoint, name: string, value: string): void => {
    const field = POINT_VALUES[name];
    if (name === 'Time') open.at = instantIn(value) ?? Number.NaN;
    else if (name === 'Value' && around === 'HeartRateBpm') open.hr = numberIn(value);
    else if (field) open[field] = numberIn(value);
  };
  const closeInLap = (open: Lap, name: string, value: string): void => {
    if (name === 'TotalTimeSeconds') open.seconds = numberIn(value) ?? 0;
    else if (name === 'DistanceMeters') open.meters = numberIn(value);
    else if (name === 'Value' && around === 'AverageHeartRateBpm') open.avgHr = numberIn(value);
  };
  const { isCutShort } = readXml(content, {
    open(name, attributes) {
      if (name === 'Activity') {
        const track = createTrackDistance();
        activity = { sport: attributes.Sport, startedAt: null, utcOffset: null, samples: [], laps: [], track };
        activities.push(activity);
        if (activities.length > IMPORT_LIMITS.activities) throw new RecordingError('too_many_activities');
      } else if (name === 'Lap' && activity) {
        lap = { seconds: 0, meters: null, avgHr: null };
        activity.laps.push(lap);
      } else if (name === 'Track') activity?.track.pause();
      else if (name === 'Trackpoint') point = { ...NEW_POINT };
      else if (WRITERS.has(name)) inWriter = true;
      if (name !== 'Value') around = name;
    },
    close(name, value) {
      if (WRITERS.has(name)) inWriter = false;
      else if (name === 'Name' && inWriter) isFromStrava ||= namesStrava(value);
      else if (name === 'Trackpoint') {
        if (activity && point && Number.isFinite(point.at)) activity.samples.push(sampleOf(point, activity));
        point = null;
      } else if (point) closeInPoint(point, name, value);
      else if (name === 'Lap') lap = null;
      else if (lap) closeInLap(lap, name, value);
      else if (name === 'Id' && activity) {
        activity.startedAt = instantIn(value);
        activity.utcOffset = utcOffsetIn(value);
      } else if (name === 'Activity') activity = null;
    },
  });
  const found = activities.filter(({ samples, laps }) => samples.length > 0 || laps.some(({ seconds }) => seconds > 0));
  if (found.length === 0) throw new RecordingError(isCutShort && activities.length === 0 ? 'damaged' : 'empty');
  return { recordings: found.map((each) => recordingOf(each, isCutShort)), isFromStrava };
};
