import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveActivity } from '../../../domain/activities/derive-activity.ts';
import { RecordingError } from '../../../domain/activities/recording.ts';
import { corpusContent } from '../testing/corpus.ts';
import { steadyRun, type WrittenRun, writeFit, writeGpx, writeTcx } from '../testing/write-recordings.ts';
import { parseFile } from './parse-file.ts';

/** Writing and reading a file takes some milliseconds. */
const RUNS = { numRuns: 30 };
const NOW = Date.parse('2026-11-28T00:00:00Z');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const first = (bytes: Uint8Array) => {
  const [recording] = parseFile(bytes).recordings;
  if (!recording) throw new Error('no recording');
  return { recording, activity: deriveActivity(recording, NOW) };
};
const reasonOf = (bytes: Uint8Array): string | null => {
  try {
    for (const recording of parseFile(bytes).recordings) deriveActivity(recording, NOW);
    return null;
  } catch (error) {
    if (error instanceof RecordingError) return error.reason;
    throw error;
  }
};

const anySample = fc.record({
  step: fc.integer({ min: 1, max: 60 }),
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  meters: fc.integer({ min: 0, max: 400 }),
  altitude: fc.integer({ min: -400, max: 5_000 }),
  hr: fc.integer({ min: 40, max: 220 }),
  cadence: fc.integer({ min: 1, max: 110 }),
});
const anyRun: fc.Arbitrary<WrittenRun> = fc
  .tuple(
    fc.date({ min: new Date('2005-01-01'), max: new Date('2026-11-01'), noInvalidDate: true }),
    fc.array(anySample, { minLength: 2, maxLength: 60 }),
  )
  .map(([start, samples]) => {
    let [seconds, distance] = [0, 0];
    const written = samples.map(({ step, meters, ...sample }) => {
      seconds += step;
      distance += meters;
      return { ...sample, seconds, distance, longitude: 10 };
    });
    return { start: new Date(Math.floor(start.getTime() / 1_000) * 1_000), samples: written };
  });

describe('IMPORT-01 parseFile reads what another library or a simple writer wrote', () => {
  it('FIT: all samples, the totals and the id', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const { recording } = first(writeFit(run));
        expect(recording.samples.map(({ at }) => at)).toEqual(
          run.samples.map(({ seconds }) => run.start.getTime() + seconds * 1_000),
        );
        for (const [index, written] of run.samples.entries()) {
          const { speed: _speed, ...sample } = recording.samples[index] ?? { speed: null };
          expect(sample).toMatchObject({ hr: written.hr, altitude: written.altitude, cadence: written.cadence });
          expect(sample).toHaveProperty('distance', written.distance);
        }
        expect(recording).toMatchObject({ sport: 'run', startedAt: run.start.getTime(), isCutShort: false });
        expect(recording.sourceId).toMatch(/^fit:4711:\d+$/);
        expect(recording.totals.distance).toBe(run.samples.at(-1)?.distance);
      }),
      RUNS,
    );
  });

  it('TCX: all samples and the lap', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const { recording } = first(bytesOf(writeTcx(run)));
        expect(
          recording.samples.map(({ hr, distance, altitude, cadence }) => [hr, distance, altitude, cadence]),
        ).toEqual(run.samples.map(({ hr, distance, altitude, cadence }) => [hr, distance, altitude, cadence]));
        expect(recording.laps).toEqual([
          { seconds: run.samples.at(-1)?.seconds, meters: run.samples.at(-1)?.distance, avgHr: 150 },
        ]);
      }),
      RUNS,
    );
  });

  it('GPX: all samples, and the length of the track', () => {
    const run = steadyRun({ minutes: 60, speed: 3 });
    const { recording, activity } = first(bytesOf(writeGpx(run)));
    expect(recording.samples.map(({ hr }) => hr)).toEqual(run.samples.map(({ hr }) => hr));
    expect(activity).toMatchObject({ sport: 'run', elapsedSeconds: 3_600, movingSeconds: 3_600, avgCadence: 170 });
    expect(Math.abs((activity.distanceMeters ?? 0) - 10_800)).toBeLessThan(20);
  });

  it('files compressed with gzip, of any format', () => {
    const run = steadyRun();
    for (const bytes of [writeFit(run), bytesOf(writeGpx(run)), bytesOf(writeTcx(run))]) {
      expect(first(gzipSync(bytes)).activity).toEqual(first(bytes).activity);
    }
  });

  it('UTF-16, a byte order mark and times without a zone, which are in UTC', () => {
    const text = writeGpx(steadyRun()).replaceAll('000Z<', '000<');
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(first(utf16).activity.startedAt).toBe(Date.parse('2026-10-01T06:00:00Z'));
    expect(first(bytesOf(`\ufeff${text}`)).activity).toEqual(first(utf16).activity);
  });
});

describe('GPX tracks', () => {
  const gpx = (segments: readonly string[], type = ''): Uint8Array =>
    bytesOf(`<gpx><trk>${type}${segments.map((points) => `<trkseg>${points}</trkseg>`).join('')}</trk></gpx>`);
  const point = (longitude: number, second: number, latitude = 0): string =>
    `<trkpt lat="${latitude}" lon="${longitude}"><time>2026-10-01T06:00:${String(second).padStart(2, '0')}Z</time></trkpt>`;

  it('cross the antimeridian without a detour around the earth', () => {
    const { activity } = first(gpx([point(179.9999, 0) + point(-179.9999, 10)]));
    expect(activity.distanceMeters).toBe(22);
  });

  it('exclude the distance between two segments and receiver jumps', () => {
    expect(
      first(gpx([point(0, 0) + point(0.0001, 5), point(0.01, 30) + point(0.0101, 35)])).activity.distanceMeters,
    ).toBe(22);
    expect(
      first(gpx([point(0, 0) + point(0.0001, 5) + point(0.5, 6) + point(0.5001, 11)])).activity.distanceMeters,
    ).toBe(22);
  });

  it.each([
    ['<type>trail running</type>', 'trail_run'],
    ['<type>9</type>', 'run'],
    ['<type>Hiking</type>', 'hike'],
    ['', 'run'],
  ])('ACT-07 with type %s have the sport "%s"', (type, sport) => {
    expect(first(gpx([point(0, 0) + point(0.0003, 10)], type)).activity.sport).toBe(sport);
  });

  it('leave out points that are not on the earth', () => {
    expect(
      first(gpx([point(0, 0) + point(0.0001, 5) + point(400, 7) + point(0.0002, 10)])).activity.distanceMeters,
    ).toBe(22);
  });
});

describe('IMPORT-03 damaged files and files that are not recordings', () => {
  it.each([
    ['nothing', bytesOf(''), 'empty'],
    ['text', bytesOf('hello'), 'unknown_format'],
    ['another XML', bytesOf('<html><body/></html>'), 'unknown_format'],
    ['a document type', bytesOf('<!DOCTYPE gpx [<!ENTITY a "b">]><gpx><trk/></gpx>'), 'damaged'],
    [
      'entities that double ten times',
      bytesOf(
        `<!DOCTYPE gpx [${Array.from({ length: 10 }, (_, i) => `<!ENTITY e${i + 1} "&e${i};&e${i};">`).join('')}]><gpx>&e10;</gpx>`,
      ),
      'damaged',
    ],
    ['endless nesting', bytesOf(`<gpx>${'<a>'.repeat(1_000)}</gpx>`), 'damaged'],
    ['broken gzip', Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), 'damaged'],
    ['a track without points', bytesOf('<gpx><trk><trkseg/></trk></gpx>'), 'empty'],
    [
      'an activity without laps',
      bytesOf('<TrainingCenterDatabase><Activities><Activity Sport="Running"/></Activities></TrainingCenterDatabase>'),
      'empty',
    ],
    ['a run in the future', writeFit(steadyRun({ start: new Date('2027-10-01T06:00:00Z') })), 'impossible_times'],
  ])('are rejected: %s (%s)', (_case, bytes, reason) => {
    expect(reasonOf(bytes)).toBe(reason);
  });

  it('IMPORT-04 are rejected above 25 MiB or with a compression ratio above 200', () => {
    expect(reasonOf(new Uint8Array(25 * 1_048_576 + 1))).toBe('too_large');
    expect(reasonOf(gzipSync(new Uint8Array(26 * 1_048_576)))).toBe('too_large');
    expect(reasonOf(gzipSync(new Uint8Array(2 * 1_048_576)))).toBe('archive_too_dense');
  });

  it('are read up to where a FIT file ends, or rejected', () => {
    const whole = writeFit(steadyRun({ minutes: 5 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 3 }), (length) => {
        const bytes = whole.slice(0, length);
        const reason = reasonOf(bytes);
        if (reason === null) expect(first(bytes).activity.isCutShort).toBe(true);
      }),
      RUNS,
    );
  });

  it('are read up to where GPX ends, or rejected', () => {
    const whole = writeGpx(steadyRun({ minutes: 2 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 7 }), (length) => {
        const bytes = bytesOf(whole.slice(0, length));
        if (reasonOf(bytes) === null) expect(first(bytes).activity.isCutShort).toBe(true);
      }),
      RUNS,
    );
  });

  it('cause no other error, for any bytes', () => {
    const fit = corpusContent('garmin-fenix-5-run.fit');
    const changed = fc.array(fc.tuple(fc.nat(fit.length - 1), fc.nat(255)), { maxLength: 40 });
    fc.assert(
      fc.property(changed, (changes) => {
        const bytes = fit.slice();
        for (const [at, value] of changes) bytes[at] = value;
        reasonOf(bytes);
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void reasonOf(bytes)));
  });
});

describe('SECU-3305 activities in one file', () => {
  const tcxOf = (count: number): Uint8Array => {
    const activity = '<Activity Sport="Running"><Lap><TotalTimeSeconds>60</TotalTimeSeconds></Lap></Activity>';
    return Buffer.from(`<TrainingCenterDatabase>${activity.repeat(count)}</TrainingCenterDatabase>`);
  };

  it('are limited to 500', () => {
    expect(parseFile(tcxOf(500)).recordings).toHaveLength(500);
    expect(() => parseFile(tcxOf(20_000))).toThrow(expect.objectContaining({ reason: 'too_many_activities' }));
  });
});

describe('SECU-3306 single file written by Strava', () => {
  const run = steadyRun({ minutes: 2 });
  const isFromStrava = (content: string | Uint8Array): boolean => parseFile(Buffer.from(content)).isFromStrava;

  it('is recognised by the creator of GPX', () => {
    const gpx = writeGpx(run);
    expect(isFromStrava(gpx)).toBe(true);
    expect(isFromStrava(gpx.replace('"StravaGPX"', "'StravaGPX iPhone'"))).toBe(true);
    expect(isFromStrava(gpx.replace('StravaGPX', 'Garmin Connect'))).toBe(false);
    expect(isFromStrava(gpx.replace('StravaGPX', 'Garmin').replace('Morning run', 'creator="StravaGPX"'))).toBe(false);
  });

  it.each([
    ['<metadata>', '<metadata><author><name>Strava</name></author>', true],
    ['<metadata>', '<metadata><link href="https://www.strava.com/activities/1"><text>Strava</text></link>', true],
    ['<metadata>', '<metadata><link href="https://strava.com.example.org/"/><author><name>Ann</name></author>', false],
    ['<metadata>', '<metadata><name>My Strava run</name>', false],
  ])('IMPORT-25 is recognised by the author and the links of GPX: %s → %s', (from, to, expected) => {
    expect(isFromStrava(writeGpx(run).replace('StravaGPX', 'Watch').replace(from, to))).toBe(expected);
  });

  it.each([
    ['</Activity>', '<Creator xsi:type="Device_t"><Name>Strava iPhone App</Name></Creator></Activity>', true],
    ['</Activities>', '</Activities><Author xsi:type="Application_t"><Name>StravaTCX</Name></Author>', true],
    ['</Activity>', '<Creator xsi:type="Device_t"><Name>Forerunner 255</Name></Creator></Activity>', false],
    ['</Activity>', '<Notes>From Strava</Notes></Activity>', false],
  ])('IMPORT-25 is recognised by the creator and the author of TCX: %s → %s', (from, to, expected) => {
    const file = parseFile(Buffer.from(writeTcx(run).replace(from, to)));
    expect(file.isFromStrava).toBe(expected);
    expect(file.recordings[0]?.samples).toHaveLength(run.samples.length);
  });

  it('IMPORT-25 is recognised by a FIT manufacturer: of the file, of a device, or of developer data', () => {
    expect(isFromStrava(corpusContent('strava-android-run.fit.gz'))).toBe(true);
    expect(isFromStrava(writeFit(run))).toBe(false);
    expect(isFromStrava(writeFit({ ...run, manufacturer: 1 }))).toBe(false);
    expect(isFromStrava(writeFit({ ...run, manufacturer: 265 }))).toBe(true);
    expect(isFromStrava(writeFit({ ...run, manufacturer: 1, device: 265 }))).toBe(true);
  });

  it('IMPORT-26 is read despite white space before its XML declaration, which all TCX files of Strava have', () => {
    for (const text of [writeTcx(run), writeGpx(run)])
      for (const space of ['          ', '\n', '\ufeff \n'])
        expect(parseFile(Buffer.from(`${space}${text}`)).recordings[0]?.samples).toHaveLength(run.samples.length);
  });
});

describe('IMPORT-63 memory used for one file', () => {
  const attributes = (count: number): string => Array.from({ length: count }, (_, at) => `a${at}="1"`).join(' ');
  const gpx = writeGpx(steadyRun({ minutes: 2 }));

  it('is limited by rejecting an element with more than 100 attributes, on the root and elsewhere', () => {
    for (const element of ['<gpx', '<trk'])
      expect(reasonOf(bytesOf(gpx.replace(element, `${element} ${attributes(101)}`)))).toBe('damaged');
    expect(reasonOf(bytesOf(gpx.replace('<trk>', `<trk ${attributes(100)}>`)))).toBeNull();
  });

  it('is limited by reading XML in chunks, with white space before it and multi-byte letters at the edge of a chunk', () => {
    const run = steadyRun({ minutes: 2 });
    for (let shift = 0; shift < 4; shift += 1) {
      const text = writeGpx(run).replace('<trk>', `<!--${'x'.repeat(shift)}${'😀ø'.repeat(40_000)}--><trk>`);
      expect(first(bytesOf(text)).recording.samples).toHaveLength(run.samples.length);
    }
    const tcx = `\ufeff${' '.repeat(2_000)}${writeTcx(run)}`;
    expect(first(bytesOf(tcx)).recording.samples).toHaveLength(run.samples.length);
    expect(first(Buffer.from(`\ufeff${writeTcx(run)}`, 'utf16le')).recording.samples).toHaveLength(run.samples.length);
  });

  it('is limited by rejecting FIT with more than 450,000 messages, in one file and in a chain', () => {
    const header = (bytes: number): Buffer => {
      const head = Buffer.alloc(12);
      head.writeUInt8(12);
      head.writeUInt32LE(bytes, 4);
      head.write('.FIT', 8);
      return head;
    };
    // Each record has one byte, a heart rate.
    const file = (records: number): Buffer => {
      const definition = Buffer.from([0x41, 0, 0, 20, 0, 1, 3, 1, 2]);
      const data = Buffer.concat([definition, Buffer.alloc(records * 2, Buffer.from([1, 140]))]);
      return Buffer.concat([header(data.length), data, Buffer.alloc(2)]);
    };
    expect(reasonOf(file(450_001))).toBe('too_complex');
    expect(reasonOf(Buffer.concat([file(250_000), file(250_000)]))).toBe('too_complex');
    expect(reasonOf(file(1_000))).toBe('empty');
  });
});
