import { flattenSteps, type RepeatedSteps, type SessionPart, type SessionStep } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainRepeats } from './plain-repeats.ts';
import { anyParts } from './testing/any-session.ts';

const work: SessionStep = { kind: 'work', seconds: 60, target: null };
const rest: SessionStep = { kind: 'rest', seconds: 30, target: null };
const repeat = (times: number, skipsLastRest: boolean, steps: SessionPart[]): RepeatedSteps => ({
  kind: 'repeat',
  times,
  skipsLastRest,
  steps,
});

const repeatsIn = (parts: readonly SessionPart[]): RepeatedSteps[] =>
  parts.flatMap((part) => (part.kind === 'repeat' ? [part, ...repeatsIn(part.steps)] : []));

describe('plainRepeats', () => {
  it('moves the last repetition out of the repeat when its rest is skipped', () => {
    expect(plainRepeats([repeat(4, true, [work, rest])])).toEqual([repeat(3, false, [work, rest]), work]);
  });

  it('writes out the steps when only one full repetition is left', () => {
    expect(plainRepeats([repeat(2, true, [work, rest])])).toEqual([work, rest, work]);
    expect(plainRepeats([repeat(1, false, [work, rest])])).toEqual([work, rest]);
  });

  it('keeps a repeat when no rest is skipped', () => {
    expect(plainRepeats([repeat(4, false, [work, rest])])).toEqual([repeat(4, false, [work, rest])]);
  });

  it('omits a repeat when it has no steps or no repetitions', () => {
    expect(plainRepeats([repeat(3, false, []), repeat(0, true, [work, rest]), work])).toEqual([work]);
  });

  it('keeps the flattened steps when repeats are nested', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const plain = plainRepeats(parts);
        expect(flattenSteps(plain)).toEqual(flattenSteps(parts));
        expect(repeatsIn(plain).every(({ times, skipsLastRest }) => times > 1 && !skipsLastRest)).toBe(true);
      }),
    );
  });
});
