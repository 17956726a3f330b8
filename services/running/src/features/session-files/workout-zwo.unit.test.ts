import { readFileSync } from 'node:fs';
import { flattenSteps, type SessionStep } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuiltSession, buildSession } from '../../domain/training/build-session.ts';
import { anyParts, anySession } from './testing/any-session.ts';
import { GOLDEN_SESSIONS, goldenFile } from './testing/golden-sessions.ts';
import { type ReadBlock, type ReadZwo, readZwo } from './testing/read-zwo.ts';
import { workoutZwo, type ZwoWorkout } from './workout-zwo.ts';

const input = (session: BuiltSession, more: Partial<ZwoWorkout> = {}): ZwoWorkout => ({
  session,
  title: 'Session',
  date: '2026-11-24',
  stepName: ({ kind }) => kind,
  ...more,
});

const easy = buildSession(
  { kind: 'easy', minutes: 30 },
  { threshold: 300, usesHeartRate: true, level: 'Beginner', established: 100 },
);

/** Expects that the limits of a block are the paces of a step within 0.1 s/km. */
const expectPace = ({ speed }: ReadBlock, { target }: SessionStep, threshold: number | null): void => {
  if (threshold === null || !target?.pace) {
    expect(speed).toBeUndefined();
    return;
  }
  const { slow = Number.NaN, fast = Number.NaN } = speed ?? {};
  expect(Math.abs(threshold / slow - target.pace.high)).toBeLessThan(0.1);
  expect(Math.abs(threshold / fast - target.pace.low)).toBeLessThan(0.1);
};

const elementOf = ({ kind, target }: SessionStep, threshold: number | null): RegExp => {
  if (threshold === null || !target?.pace) return /^FreeRide$/;
  if (kind === 'warmup') return /^Warmup$/;
  return kind === 'cooldown' ? /^Cooldown$/ : /^(SteadyState|IntervalsT)$/;
};

/** Expects that a workout has exactly the steps of a session, in the same order. */
const expectSteps = ({ texts, steps }: ReadZwo, { session, thresholdPace = null, stepName }: ZwoWorkout): void => {
  const expected = flattenSteps(session.steps);
  const byDistance = expected.every(({ meters }) => meters !== undefined);
  expect(texts.durationType).toBe(byDistance ? 'distance' : 'time');
  expect(steps).toHaveLength(expected.length);
  for (const [index, step] of expected.entries()) {
    const found = steps[index] as ReadBlock;
    expect(found.length).toBe(byDistance ? step.meters : step.seconds);
    expect(found.text).toBe(stepName(step));
    expect(found.element).toMatch(elementOf(step, thresholdPace));
    expectPace(found, step, thresholdPace);
  }
};

describe('workoutZwo', () => {
  describe.each(GOLDEN_SESSIONS)('for the stored session $name', (golden) => {
    const stored = (): string => readFileSync(goldenFile(golden, 'zwo'), 'utf8');

    it('writes exactly the text of the ZWO file in the repository', () => {
      expect(workoutZwo(golden.input)).toBe(stored());
    });

    it('matches a ZWO file from which an XML parser reads every step, target and repeat', () => {
      expectSteps(readZwo(stored()), golden.input);
    });
  });

  it.each([
    ['strides', [6]],
    ['long_mp', [2]],
    ['over_under', [3, 3, 3]],
    ['fartlek', [10]],
    ['runwalk', []],
  ])('writes the repeats of the session %s, if both steps have a pace, as interval blocks', (name, repeats) => {
    const golden = GOLDEN_SESSIONS.find((session) => session.name === name);
    expect(golden && readZwo(workoutZwo(golden.input)).repeats).toEqual(repeats);
  });

  it('writes every step, target and repeat of any session for any runner', () => {
    fc.assert(
      fc.property(anySession, ({ session, model: { threshold } }) => {
        const zwo = input(session, { thresholdPace: threshold });
        expectSteps(readZwo(workoutZwo(zwo)), zwo);
      }),
    );
  });

  it('writes every step of nested repeats that skip their last rests', () => {
    fc.assert(
      fc.property(anyParts, (steps) => {
        const zwo = input({ ...easy, steps });
        expectSteps(readZwo(workoutZwo(zwo)), zwo);
      }),
    );
  });

  it('writes sport, title, day and threshold pace', () => {
    const { texts } = readZwo(workoutZwo(input(easy, { title: 'Easy run', thresholdPace: 300 })));
    expect(texts).toMatchObject({
      author: 'Stridewell',
      name: 'Easy run',
      description: '2026-11-24',
      sportType: 'run',
      thresholdSecPerKm: '300',
    });
  });

  it('keeps the paces exact when the threshold pace is not a whole second', () => {
    const zwo = input(easy, { thresholdPace: 299.6 });
    const { texts, steps } = readZwo(workoutZwo(zwo));
    expect(texts.thresholdSecPerKm).toBe('300');
    expect(300 / (steps[0]?.speed?.slow ?? Number.NaN)).toBeCloseTo(402, 1);
  });

  it('writes free runs and no threshold when the threshold pace is unknown', () => {
    const { texts, steps } = readZwo(workoutZwo(input(easy)));
    expect(texts).not.toHaveProperty('thresholdSecPerKm');
    expect(steps.map(({ element }) => element)).toEqual(['FreeRide']);
  });

  it('ramps the warm-up up and the cool-down down when the pace is known', () => {
    const golden = GOLDEN_SESSIONS.find(({ name }) => name === 'tempo_run');
    const xml = golden ? workoutZwo(golden.input) : '';
    expect(xml).toMatch(/<Warmup Duration="\d+" PowerLow="0\.7463" PowerHigh="0\.8621">/);
    expect(xml).toMatch(/<Cooldown Duration="\d+" PowerLow="0\.8621" PowerHigh="0\.7463">/);
  });

  it.each([
    ['markup', 'Easy <b>run</b> & "strides" ]]> \'x\' &amp;', 'Easy <b>run</b> & "strides" ]]> \'x\' &amp;'],
    ['Norwegian letters and an emoji', 'Gå–løp på Østmarka 🏃‍♀️', 'Gå–løp på Østmarka 🏃‍♀️'],
    ['characters that XML forbids', 'Easy\u0000\u0001\nrun \uD83C', 'Easy run \uFFFD'],
    ['hundreds of characters', '🏃'.repeat(400), '🏃'.repeat(400)],
    ['no characters', '', ''],
  ])('writes the title and step names when they contain %s', (_, text, expected) => {
    const { texts, steps } = readZwo(workoutZwo(input(easy, { title: text, stepName: () => text })));
    expect([texts.name ?? '', steps[0]?.text]).toEqual([expected, expected]);
  });

  it('stays well-formed when titles and step names contain any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, name) => {
        const { steps } = readZwo(workoutZwo(input(easy, { title, stepName: () => name })));
        expect(steps).toHaveLength(1);
      }),
    );
  });
});
