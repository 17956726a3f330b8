import { IMPORT_LIMITS } from '@stridewell/contracts/web';
import { NO_TOTALS, type Recording, RecordingError, type Sample } from '../../../domain/activities/recording.ts';
import { instantIn, numberIn, readXml, utcOffsetIn } from './read-xml.ts';
import { sportNamed } from './sport-names.ts';
import { linksToStrava, namesStrava, type ReadRecordings } from './strava.ts';
import { createTrackDistance } from './track-distance.ts';

/** Track point elements. Apps write them in extensions, with several prefixes. */
const VALUES: Readonly<Record<string, 'altitude' | 'hr' | 'cadence' | 'speed'>> = {
  ele: 'altitude',
  hr: 'hr',
  heartrate: 'hr',
  cad: 'cadence',
  cadence: 'cadence',
  speed: 'speed',
};

/** Minimum pause before another activity begins, in milliseconds: within a track, and from one track to the next. */
const PAUSE_MS = { within: 2 * 3_600_000, between: 1_800_000 };
/**
 * Points that span less than this many milliseconds are not treated as a separate activity, because the clock was
 * wrong.
 */
const LEAST_MS = 60_000;

/** Samples that belong to one activity, with the sport stated by their track. */
interface Part {
  sport: string | null;
  utcOffset: number | null;
  samples: Sample[];
  track: ReturnType<typeof createTrackDistance>;
}

/** Groups points into activities. Apps write a month into one file, but also one track for each part of a run. */
const createParts = () => {
  const parts: Part[] = [];
  let [type, isNewTrack]: [string | null, boolean] = [null, true];
  const begins = (last: Part, at: number): boolean => {
    const pause = at - (last.samples.at(-1)?.at ?? at);
    if (!isNewTrack) return Math.abs(pause) > PAUSE_MS.within;
    return pause < 0 || pause > PAUSE_MS.between || last.sport !== type;
  };
  return {
    all: parts,
    beginTrack(): void {
      [type, isNewTrack] = [null, true];
    },
    /** Excludes the distance between two segments. */
    pause(): void {
      parts.at(-1)?.track.pause();
    },
    name(sport: string): void {
      type = sport;
      const last = parts.at(-1);
      if (last && !isNewTrack) last.sport = sport;
    },
    /** Returns the part to which a point at an instant belongs. @throws RecordingError */
    at(instant: number): Part {
      const last = parts.at(-1);
      const isOfLast = last !== undefined && !begins(last, instant);
      isNewTrack = false;
      if (isOfLast) return last;
      const part: Part = { sport: type, utcOffset: null, samples: [], track: createTrackDistance() };
      parts.push(part);
      if (parts.length > IMPORT_LIMITS.activities) throw new RecordingError('too_many_activities');
      return part;
    },
  };
};

const spanOf = ({ samples }: Part): number => Math.abs((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0));

/**
 * The parts that are activities. Single points and parts of a few seconds are excluded, unless there is nothing else.
 */
const activitiesOf = (parts: readonly Part[]): readonly Part[] => {
  const long = parts.filter((part) => spanOf(part) >= LEAST_MS);
  return long.length > 0 ? long : parts;
};

/**
 * Reads the tracks of a GPX file. Another activity begins with a track after a pause of half an hour or with another
 * sport, and after two hours within a track. The length of an activity is that of its segments, without the distance
 * between them.
 *
 * @throws RecordingError 'no_times' for a route or a track without times, 'too_many_activities', 'empty' or 'damaged'
 */
export const parseGpx = (content: Uint8Array): ReadRecordings => {
  const parts = createParts();
  let [points, inTrack, inAuthor, isFromStrava] = [0, false, false, false];
  let utcOffset: number | null = null;
  let position: { latitude: number; longitude: number } | null = null;
  let point: Omit<Sample, 'distance'> | null = null;
  const finish = (): void => {
    if (point && Number.isFinite(point.at)) {
      const part = parts.at(point.at);
      part.utcOffset ??= utcOffset;
      part.samples.push({
        ...point,
        distance: position && part.track.add(position.latitude, position.longitude, point.at),
      });
    }
    [point, position, utcOffset] = [null, null, null];
  };
  const { isCutShort } = readXml(content, {
    open(name, { lat, lon, creator, href }) {
      if (name === 'trk') {
        inTrack = true;
        parts.beginTrack();
      }
      if (name === 'author') inAuthor = true;
      if ((name === 'gpx' && namesStrava(creator)) || (name === 'link' && linksToStrava(href))) isFromStrava = true;
      if (name === 'trkseg') parts.pause();
      if (name !== 'trkpt') return;
      points += 1;
      const [latitude, longitude] = [numberIn(lat), numberIn(lon)];
      position = latitude === null || longitude === null ? null : { latitude, longitude };
      point = { at: Number.NaN, altitude: null, hr: null, cadence: null, speed: null };
    },
    close(name, value) {
      const field = VALUES[name.toLowerCase()];
      if (name === 'trkpt') finish();
      else if (name === 'trk') inTrack = false;
      else if (name === 'author') inAuthor = false;
      else if (name === 'name' && inAuthor && namesStrava(value)) isFromStrava = true;
      else if (point && name === 'time') {
        point.at = instantIn(value) ?? Number.NaN;
        utcOffset = utcOffsetIn(value);
      } else if (point && field) point[field] = numberIn(value);
      else if (inTrack && !point && name === 'type') parts.name(value);
    },
  });
  if (parts.all.length === 0) {
    if (points > 0) throw new RecordingError('no_times');
    throw new RecordingError(isCutShort ? 'damaged' : 'empty');
  }
  const found = activitiesOf(parts.all);
  const recordings = found.map(
    ({ sport, samples, utcOffset: offset }, index): Recording => ({
      ...{ sport: sportNamed(sport), sourceId: null, startedAt: null, utcOffset: offset, samples, laps: [] },
      ...{ totals: NO_TOTALS, isCutShort: isCutShort && index === found.length - 1 },
      isPartial: index === 0 && found.length < parts.all.length,
    }),
  );
  return { recordings, isFromStrava };
};
