import type { SessionPart, SessionStep } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME_WORDS } from './home-words.ts';
import { ROWS_MAX, stepRows } from './step-rows.ts';

const step = (kind: SessionStep['kind'], seconds: number, over: Partial<SessionStep> = {}): SessionStep => ({
  kind,
  seconds,
  target: { effort: { low: 2, high: 4 } },
  ...over,
});

const HARD = { pace: { low: 280, high: 287 }, effort: { low: 6, high: 8 } };

const CRUISE: SessionPart[] = [
  step('warmup', 480),
  { kind: 'repeat', times: 3, skipsLastRest: false, steps: [step('stride', 20), step('easy', 60)] },
  {
    kind: 'repeat',
    times: 5,
    skipsLastRest: true,
    steps: [step('work', 240, { target: HARD }), step('rest', 60, { target: null })],
  },
  step('cooldown', 540),
];

const rowsOf = (steps: SessionPart[]) => stepRows({ steps } as never, 'km', HOME_WORDS.en);

describe('HOME-16 rows of a session', () => {
  test('sum up equal repetitions, with their pace and recovery, and leave out the shorter kinds', () => {
    expect(rowsOf(CRUISE)).toEqual([
      { level: 2, size: '8 min', name: 'Warm-up', target: 'effort 2–4 of 10', rest: null },
      { level: 4, size: '5 × 4 min', name: 'Comfortably hard', target: '4:40–4:47 /km', rest: '1 min' },
      { level: 2, size: '9 min', name: 'Cool-down', target: 'effort 2–4 of 10', rest: null },
    ]);
  });

  test('sum up unequal steps by their minutes, without a common pace', () => {
    const pyramid = [60, 120, 180].map((seconds, at) =>
      step('work', seconds, { target: { ...HARD, pace: { low: 250 + at, high: 260 } } }),
    );
    expect(rowsOf(pyramid)).toEqual([{ level: 4, size: '6 min', name: 'Comfortably hard', target: null, rest: null }]);
  });

  test('list running and walking separately for a walk–run', () => {
    const part: SessionPart = {
      kind: 'repeat',
      times: 4,
      skipsLastRest: false,
      steps: [step('easy', 180), step('walk', 90)],
    };
    expect(rowsOf([part]).map(({ size, name }) => `${size} ${name}`)).toEqual(['4 × 3 min Easy', '4 × 1:30 min Walk']);
  });

  test('are at most three for every session, in the order in which the kinds begin', () => {
    const kinds = fc.constantFrom('warmup', 'work', 'rest', 'cooldown', 'stride', 'hill', 'walk', 'easy');
    const steps = fc.array(fc.tuple(kinds, fc.integer({ min: 10, max: 3_600 })), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(steps, (all) => {
        const rows = rowsOf(all.map(([kind, seconds]) => step(kind as SessionStep['kind'], seconds)));
        const different = new Set(all.map(([kind]) => kind).filter((kind) => kind !== 'rest')).size;
        expect(rows).toHaveLength(Math.min(ROWS_MAX, different));
      }),
    );
  });
});
