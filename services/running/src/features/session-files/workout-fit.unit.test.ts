import { readFileSync } from 'node:fs';
import { flattenSteps, type SessionStep } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuiltSession, buildSession } from '../../domain/training/build-session.ts';
import { anyParts, anySession } from './testing/any-session.ts';
import { GOLDEN_SESSIONS, goldenFile } from './testing/golden-sessions.ts';
import { type ReadStep, type ReadWorkout, readFit } from './testing/read-fit.ts';
import { type FitWorkout, workoutFit } from './workout-fit.ts';

const DATE = '2026-11-24';
const INTENSITIES = {
  warmup: 'warmup',
  work: 'active',
  rest: 'rest',
  cooldown: 'cooldown',
  stride: 'active',
  hill: 'active',
  walk: 'rest',
  easy: 'active',
} as const;
const HEADER_BYTES = 14;
/** Maximum number of steps that common watches accept in one workout. */
const MOST_STEPS = 50;

const input = (session: BuiltSession, more: Partial<FitWorkout> = {}): FitWorkout => ({
  session,
  title: 'Session',
  date: DATE,
  stepName: ({ kind }) => kind,
  ...more,
});

const easy = buildSession(
  { kind: 'easy', minutes: 30 },
  { threshold: 300, usesHeartRate: true, level: 'Beginner', established: 100 },
);

const firstOf = async (fit: FitWorkout): Promise<ReadStep | undefined> => (await readFit(workoutFit(fit))).steps[0];

const expectLimits = (read: { low: number; high: number } | undefined, low: number, high: number): void => {
  // Half a unit of rounding, and the limit of 1 mm/s for speeds.
  expect(Math.abs((read?.low ?? Number.NaN) - low)).toBeLessThanOrEqual(0.001);
  expect(Math.abs((read?.high ?? Number.NaN) - high)).toBeLessThanOrEqual(0.001);
};

const expectTarget = (read: ReadStep, { target }: SessionStep, thresholdHeartRate: number | null): void => {
  if (target?.pace) {
    expectLimits(read.speed, 1_000 / target.pace.high, 1_000 / target.pace.low);
    expect(read.heartRate).toBeUndefined();
    return;
  }
  expect(read.speed).toBeUndefined();
  if (!target?.heartRate || thresholdHeartRate === null) {
    expect(read.heartRate).toBeUndefined();
    return;
  }
  const bpm = (percent: number): number => Math.round(percent * 0.01 * thresholdHeartRate);
  expect(read.heartRate).toEqual({ low: bpm(target.heartRate.low), high: bpm(target.heartRate.high) });
};

/** Expects that a workout has exactly the steps of a session, in the same order. */
const expectSteps = (read: ReadWorkout, { session, thresholdHeartRate = null, stepName }: FitWorkout): void => {
  const expected = flattenSteps(session.steps);
  expect(read.validSteps).toBe(read.messages);
  expect(read.steps).toHaveLength(expected.length);
  const isWalk = expected.every(({ kind }) => kind === 'walk');
  for (const [index, step] of expected.entries()) {
    const found = read.steps[index] as ReadStep;
    expect(found.meters).toBe(step.meters);
    expect(found.seconds).toBe(step.meters === undefined ? step.seconds : undefined);
    expect(found.intensity).toBe(isWalk ? 'active' : INTENSITIES[step.kind]);
    expect([found.name, found.notes]).toEqual([stepName(step), stepName(step)]);
    expectTarget(found, step, thresholdHeartRate);
  }
};

describe('workoutFit', () => {
  describe.each(GOLDEN_SESSIONS)('for the stored session $name', (golden) => {
    const stored = (): Uint8Array => new Uint8Array(readFileSync(goldenFile(golden, 'fit')));

    it('writes exactly the bytes of the FIT file in the repository', () => {
      expect(Buffer.from(workoutFit(golden.input)).equals(stored())).toBe(true);
    });

    it('matches a FIT file from which another decoder reads every step, target and repeat', async () => {
      expectSteps(await readFit(stored()), golden.input);
    });
  });

  it.each([
    ['strides', [{ from: 1, times: 6 }]],
    ['long_mp', [{ from: 1, times: 2 }]],
    ['cruise', [1, 4].map((from) => ({ from, times: 3 }))],
    ['over_under', [1, 4, 8].map((from) => ({ from, times: 3 }))],
    ['runwalk', []],
  ])('writes the repeats of the session %s, if there are any, as FIT repeat steps', async (name, repeats) => {
    const golden = GOLDEN_SESSIONS.find((session) => session.name === name);
    expect(golden && (await readFit(workoutFit(golden.input))).repeats).toEqual(repeats);
  });

  it('writes every step, target and repeat of any session for any runner', async () => {
    const anyThreshold = fc.option(fc.integer({ min: 120, max: 200 }), { nil: null });
    await fc.assert(
      fc.asyncProperty(anySession, anyThreshold, async ({ session }, thresholdHeartRate) => {
        const fit = input(session, { thresholdHeartRate });
        const read = await readFit(workoutFit(fit));
        expectSteps(read, fit);
        expect(read.messages).toBeLessThanOrEqual(MOST_STEPS);
      }),
    );
  });

  it('writes every step of nested repeats that skip their last rests', async () => {
    await fc.assert(
      fc.asyncProperty(anyParts, async (steps) => {
        const fit = input({ ...easy, steps });
        expectSteps(await readFit(workoutFit(fit)), fit);
      }),
    );
  });

  it('writes the file type and manufacturer, and derives serial number and creation time from the day', async () => {
    const { file, sport } = await readFit(workoutFit(input(easy)));
    expect(file).toEqual({
      type: 'workout',
      manufacturer: 'development',
      product: 1,
      serial_number: 20_261_124,
      time_created: new Date(`${DATE}T00:00:00Z`),
    });
    expect(sport).toBe('running');
  });

  it('writes the faster pace as the higher speed', async () => {
    const first = await firstOf(input(easy));
    expect(first?.speed).toEqual({ low: 2.488, high: 2.874 });
  });

  it('writes the heart rate in beats per minute when only the threshold heart rate is known', async () => {
    const session = buildSession(
      { kind: 'easy', minutes: 30 },
      { threshold: null, usesHeartRate: true, level: 'Beginner', established: 100 },
    );
    expect((await firstOf(input(session, { thresholdHeartRate: 170 })))?.heartRate).toEqual({ low: 136, high: 151 });
    expect(await firstOf(input(session))).not.toHaveProperty('heartRate');
  });

  it.each([
    ['markup', 'Easy <b>run</b> & "strides"', 'Easy <b>run</b> & "strides"'],
    ['Norwegian letters and an emoji', 'Gå–løp på Østmarka 🏃‍♀️', 'Gå–løp på Østmarka 🏃‍♀️'],
    ['line breaks', 'Easy\nrun', 'Easy run'],
    ['more than 80 bytes', '🏃'.repeat(100), `${'🏃'.repeat(19)}…`],
    ['no characters', '', ''],
  ])('writes a readable title and readable step names when they contain %s', async (_, text, expected) => {
    const { title, steps } = await readFit(workoutFit(input(easy, { title: text, stepName: () => text })));
    expect([title, steps[0]?.name, steps[0]?.notes]).toEqual([expected, expected, expected]);
  });

  it.each(['', '2026-02-30', '24.11.2026', '2026-1-1', '1989-01-01'])(
    'throws a RangeError when the day is %j',
    (date) => {
      expect(() => workoutFit(input(easy, { date }))).toThrow(RangeError);
    },
  );

  it('writes checksums with which a decoder detects a change of any single byte', async () => {
    const bytes = workoutFit(input(easy));
    for (const [index, byte] of bytes.entries()) {
      const reason = index < HEADER_BYTES ? expect.stringMatching(/header|CRC|exceeds/i) : 'File CRC mismatch';
      await expect(readFit(bytes.with(index, byte ^ 0x55)), `byte ${index}`).rejects.toEqual(reason);
    }
  });

  it('writes a file that a decoder rejects when its end is missing', async () => {
    const bytes = workoutFit(input(easy));
    for (let length = 0; length < bytes.length; length += 1) {
      const reason = expect.stringMatching(/too? small|exceeds input length|CRC missing/);
      await expect(readFit(bytes.slice(0, length)), `${length} bytes`).rejects.toEqual(reason);
    }
  });

  it('writes checksums with which a decoder detects removed steps even when the length is adjusted', async () => {
    const bytes = workoutFit(input(easy));
    const short = Uint8Array.from([...bytes.slice(0, 4), bytes.length - HEADER_BYTES - 12, ...bytes.slice(5, -10)]);
    await expect(readFit(short)).rejects.toEqual('Header CRC mismatch');
    await expect(readFit(short.with(12, 0).with(13, 0))).rejects.toEqual('File CRC mismatch');
  });
});
