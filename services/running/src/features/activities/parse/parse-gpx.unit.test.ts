import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTask } from '../import/parsed-file.ts';
import { steadyRun, writeGpx } from '../testing/write-recordings.ts';

const NOW = Date.parse('2026-11-28T00:00:00Z');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('IMPORT-74 GPX with several tracks', () => {
  const HOUR = 3_600_000;
  const START = Date.parse('2026-10-01T06:00:00Z');
  const trackOf = (hours: number, minutes: number, type = 'running'): string => {
    const run = steadyRun({ minutes, start: new Date(START + hours * HOUR) });
    return /<trk>[\s\S]*<\/trk>/.exec(writeGpx(run, type))?.[0] ?? '';
  };
  const read = (...tracks: string[]) => {
    const result = parseTask({ bytes: bytesOf(`<gpx>${tracks.join('')}</gpx>`), sport: null, now: NOW });
    return 'activities' in result ? result.activities : [];
  };
  const minutesOf = (...tracks: string[]): number[] =>
    read(...tracks).map(({ movingSeconds }) => Math.round(movingSeconds / 60));

  it.each([10, 23, 26, 100])('is one activity for each track when they are %d hours apart', (hours) => {
    const activities = read(trackOf(0, 30), trackOf(hours, 40));
    expect(
      activities.map(({ startedAt, movingSeconds, remark }) => [(startedAt - START) / HOUR, movingSeconds, remark]),
    ).toEqual([
      [0, 1_800, null],
      [hours, 2_400, null],
    ]);
    expect(new Set(activities.map(({ hash }) => hash)).size).toBe(2);
    expect(Math.abs((activities[1]?.distanceMeters ?? 0) - 7_200)).toBeLessThan(20);
  });

  it('is split at a pause of more than two hours within a track, but not at a shorter one', () => {
    const joined = (hours: number): string =>
      trackOf(0, 30).replace('</trkseg></trk>', '</trkseg>') +
      trackOf(hours, 40).replace(/<trk>[\s\S]*?<trkseg>/, '<trkseg>');
    expect(minutesOf(joined(3))).toEqual([30, 40]);
    expect(minutesOf(joined(2))).toEqual([70]);
  });

  it('is one activity if an app began a new track at each pause', () => {
    expect(minutesOf(trackOf(0, 30), trackOf(0.55, 30))).toEqual([60]);
    expect(read(trackOf(0, 30), trackOf(0.55, 30, 'cycling')).map(({ sport }) => sport)).toEqual(['run', 'cycle']);
  });

  it('reports when a part was too short to be an activity', () => {
    const stray = `<trk><trkseg><trkpt lat="1" lon="1"><time>2026-09-04T00:00:00Z</time></trkpt></trkseg></trk>`;
    expect(read(stray, trackOf(0, 30)).map(({ startedAt, remark }) => [startedAt, remark])).toEqual([
      [START, 'part_left_out'],
    ]);
  });

  it('keeps the time in motion of all tracks, for any number of tracks', () => {
    const gaps = fc.array(
      fc.record({ gap: fc.integer({ min: 3, max: 60 }), minutes: fc.integer({ min: 5, max: 20 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(gaps, (all) => {
        let hours = 0;
        const tracks = all.map(({ gap, minutes }) => {
          hours += gap;
          return trackOf(hours, minutes);
        });
        expect(minutesOf(...tracks)).toEqual(all.map(({ minutes }) => minutes));
      }),
      { numRuns: 30 },
    );
  });

  it('is limited to 500 activities', () => {
    const point = (at: number): string =>
      `<trkpt lat="1" lon="1"><time>${new Date(START + at * HOUR).toISOString()}</time></trkpt>`;
    const tracks = Array.from(
      { length: 501 },
      (_, at) => `<trk><trkseg>${point(3 * at)}${point(3 * at + 0.2)}</trkseg></trk>`,
    );
    const task = { bytes: bytesOf(`<gpx>${tracks.join('')}</gpx>`), sport: null, now: NOW };
    expect(parseTask(task)).toEqual({ reason: 'too_many_activities' });
  });
});
