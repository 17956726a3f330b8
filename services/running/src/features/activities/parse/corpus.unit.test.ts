import FitParser from 'fit-file-parser';
import { describe, expect, it } from 'vitest';
import { type DerivedActivity, deriveActivity } from '../../../domain/activities/derive-activity.ts';
import { NO_TOTALS, RecordingError } from '../../../domain/activities/recording.ts';
import { corpusContent, corpusFile } from '../testing/corpus.ts';
import { parseFile } from './parse-file.ts';

const NOW = Date.parse('2026-11-28T00:00:00Z');
const read = (name: string): DerivedActivity[] =>
  parseFile(corpusFile(name)).recordings.map((recording) => deriveActivity(recording, NOW));
const reasonOf = (name: string): string | null => {
  try {
    read(name);
    return null;
  } catch (error) {
    return error instanceof RecordingError ? error.reason : String(error);
  }
};

const FIT_FILES = [
  'garmin-fenix-2-run.fit.gz',
  'garmin-fenix-5-run.fit',
  'garmin-fenix-5-walk.fit',
  'garmin-forerunner-110-run.fit',
  'garmin-forerunner-920-triathlon.fit.gz',
  'garmin-indoor-rowing.fit.gz',
  'garmin-run-with-developer-fields.fit.gz',
  'suunto-vertical-2-snorkelling.fit.gz',
];

/** The sessions of a file as another parser reads them, without triathlon transitions. */
const oracle = async (name: string) => {
  const parser = new FitParser({ force: true, mode: 'list', speedUnit: 'm/s', lengthUnit: 'm' });
  const parsed = await parser.parseAsync(corpusContent(name).buffer);
  return { ...parsed, sessions: (parsed.sessions ?? []).filter(({ sport }) => String(sport) !== 'transition') };
};

const isWithin = (value: number | null, expected: number, share: number): boolean =>
  value !== null && Math.abs(value - expected) <= Math.max(1, share * expected);

describe('IMPORT-02 recordings of real watches and apps', () => {
  it.each(FIT_FILES)('have the totals that another parser reads (%s)', async (name) => {
    const { sessions } = await oracle(name);
    const activities = read(name);
    expect(activities).toHaveLength(sessions.length);
    for (const [index, session] of sessions.entries()) {
      const activity = activities[index];
      if (!activity) throw new Error(`activity ${index} is missing`);
      expect(activity.startedAt).toBe(session.start_time?.getTime());
      if (session.total_distance) expect(isWithin(activity.distanceMeters, session.total_distance, 0.01)).toBe(true);
      else expect(activity.distanceMeters).toBeNull();
      expect(isWithin(activity.movingSeconds, session.total_timer_time ?? 0, 0.02)).toBe(true);
      if (session.avg_heart_rate) expect(activity.avgHr).toBe(session.avg_heart_rate);
      if (session.max_heart_rate) expect(activity.maxHr).toBe(session.max_heart_rate);
    }
  });

  it.each(FIT_FILES)('have the samples and laps that another parser reads (%s)', async (name) => {
    const { sessions, laps, records } = await oracle(name);
    const [recording] = parseFile(corpusFile(name)).recordings;
    if (sessions.length > 1 || !recording || !records) return;
    expect(recording.samples).toHaveLength(records.length);
    expect(recording.laps).toHaveLength(laps?.length ?? 0);
    for (const [index, record] of records.entries()) {
      const sample = recording.samples[index];
      expect(sample?.at).toBe(new Date(String(record.timestamp)).getTime());
      expect(sample?.hr).toBe(record.heart_rate ?? null);
      if (record.distance !== undefined) expect(sample?.distance).toBeCloseTo(record.distance, 5);
      const altitude = record.enhanced_altitude ?? record.altitude;
      if (altitude !== undefined) expect(sample?.altitude).toBeCloseTo(altitude, 5);
    }
  });

  it.each(['garmin-fenix-2-run.fit.gz', 'garmin-run-with-developer-fields.fit.gz', 'garmin-run.tcx.gz'])(
    'have the same time in motion in samples and totals, within two per cent (%s)',
    (name) => {
      const [recording] = parseFile(corpusFile(name)).recordings;
      if (!recording) throw new Error('no recording');
      const stated = deriveActivity(recording, NOW);
      const computed = deriveActivity({ ...recording, totals: NO_TOTALS }, NOW);
      expect(isWithin(computed.movingSeconds, stated.movingSeconds, 0.02)).toBe(true);
      expect(isWithin(computed.distanceMeters, stated.distanceMeters ?? 0, 0.01)).toBe(true);
    },
  );

  it('include the sports of a triathlon, each with its own distance', () => {
    expect(
      read('garmin-forerunner-920-triathlon.fit.gz').map(({ sport, distanceMeters }) => [sport, distanceMeters]),
    ).toEqual([
      ['swim', 1_645],
      ['cycle', 40_909],
      ['run', 9_806],
    ]);
  });

  it('are read from TCX with laps, heart rate and ascent', () => {
    const [activity] = read('garmin-run.tcx.gz');
    expect(activity).toMatchObject({
      sport: 'run',
      movingSeconds: 1_992,
      distanceMeters: 4_689,
      avgHr: 160,
      maxHr: 189,
    });
    expect(activity?.laps).toHaveLength(3);
  });

  it('are read from a phone’s GPX without heart rate', () => {
    const [activity] = read('phone-walk.gpx.gz');
    expect(activity).toMatchObject({ elapsedSeconds: 7_190, distanceMeters: 4_391, avgHr: null, avgCadence: null });
  });

  it('are read with the two records that the Strava app writes for one instant combined, and from a damaged file up to the damage', () => {
    const [activity] = read('strava-android-run.fit.gz');
    expect(activity).toMatchObject({ sport: 'run', distanceMeters: 11_274, isCutShort: true });
    expect(activity?.series?.distance.filter((each) => each !== null).length).toBeGreaterThan(200);
  });

  it('are read with distances packed into three bytes', () => {
    const [recording] = parseFile(corpusFile('garmin-forerunner-60-run-without-clock.fit')).recordings;
    expect(Math.round(recording?.samples.at(-1)?.distance ?? 0)).toBeCloseTo(recording?.totals.distance ?? 0, -2);
  });

  it.each([
    ['garmin-monitoring.fit', 'no_activity'],
    ['garmin-settings.fit', 'no_activity'],
    ['garmin-forerunner-60-run-without-clock.fit', 'impossible_times'],
    ['route.gpx', 'empty'],
    ['track-without-times.gpx', 'no_times'],
  ])('are rejected: %s (%s)', (name, reason) => {
    expect(reasonOf(name)).toBe(reason);
  });

  it('ACT-01 are stored without coordinates', () => {
    for (const name of ['garmin-fenix-2-run.fit.gz', 'phone-walk.gpx.gz', 'garmin-run.tcx.gz']) {
      const { recordings } = parseFile(corpusFile(name));
      const text = JSON.stringify([recordings, recordings.map((each) => deriveActivity(each, NOW))]);
      expect(text).not.toMatch(/lat|lon|position/i);
      // The first position of the Fenix 2 run, to two digits.
      expect(text).not.toMatch(/58\.95\d|5\.72\d/);
    }
  });
});
