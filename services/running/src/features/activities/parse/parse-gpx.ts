import { NO_TOTALS, RecordingError, type Sample } from '../../../domain/activities/recording.ts';
import { instantIn, numberIn, readXml, utcOffsetIn } from './read-xml.ts';
import { sportNamed } from './sport-names.ts';
import { linksToStrava, namesStrava, type ReadRecordings } from './strava.ts';
import { createTrackDistance } from './track-distance.ts';

/** Elements of a track point, in whose extensions apps write them under several prefixes. */
const VALUES: Readonly<Record<string, 'altitude' | 'hr' | 'cadence' | 'speed'>> = {
  ele: 'altitude',
  hr: 'hr',
  heartrate: 'hr',
  cad: 'cadence',
  cadence: 'cadence',
  speed: 'speed',
};

/**
 * Reads the tracks of a GPX file as one activity. Its length is that of the track, without the way between segments.
 *
 * @throws RecordingError 'no_times' for a route or a track without times, 'empty' or 'damaged'
 */
export const parseGpx = (content: Uint8Array): ReadRecordings => {
  const samples: Sample[] = [];
  const track = createTrackDistance();
  let [sport, points, inTrack]: [string | null, number, boolean] = [null, 0, false];
  let [inAuthor, isFromStrava] = [false, false];
  let utcOffset: number | null = null;
  let position: { latitude: number; longitude: number } | null = null;
  let point: Omit<Sample, 'distance'> | null = null;
  const finish = (): void => {
    if (point && Number.isFinite(point.at)) {
      const distance = position && track.add(position.latitude, position.longitude, point.at);
      samples.push({ ...point, distance });
    }
    [point, position] = [null, null];
  };
  const { isCutShort } = readXml(content, {
    open(name, { lat, lon, creator, href }) {
      if (name === 'trk') inTrack = true;
      if (name === 'author') inAuthor = true;
      if ((name === 'gpx' && namesStrava(creator)) || (name === 'link' && linksToStrava(href))) isFromStrava = true;
      if (name === 'trkseg') track.pause();
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
        utcOffset ??= utcOffsetIn(value);
      } else if (point && field) point[field] = numberIn(value);
      else if (inTrack && !point && name === 'type') sport = value;
    },
  });
  if (samples.length === 0) {
    if (points > 0) throw new RecordingError('no_times');
    throw new RecordingError(isCutShort ? 'damaged' : 'empty');
  }
  const recording = {
    sport: sportNamed(sport),
    sourceId: null,
    startedAt: null,
    utcOffset,
    laps: [],
    totals: NO_TOTALS,
  };
  return { recordings: [{ ...recording, samples, isCutShort }], isFromStrava };
};
