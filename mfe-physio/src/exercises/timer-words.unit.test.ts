import { describe, expect, test } from 'vitest';
import type { Step } from './steps.ts';
import { clockWords, placeWords, spoken, stepWords } from './timer-words.ts';

const step = (change: Partial<Step> = {}): Step => ({
  kind: 'work',
  seconds: 30,
  set: 1,
  side: null,
  rep: null,
  ...change,
});
const reading = (change: Partial<Step>, running = true) => ({ step: step(change), left: 30, share: 0, running });

describe('exercise timer wording', () => {
  test('stepWords and placeWords return the step and the position in the exercise', () => {
    expect(stepWords(step())).toBe('Hold');
    expect(stepWords(step({ seconds: 600 }))).toBe('Go');
    expect(placeWords(step({ set: 2, side: 2, kind: 'down', rep: 4 }), 3)).toBe('Set 2 of 3, other side, repetition 4');
    expect(placeWords(step({ kind: 'rest', set: 1 }), 3)).toBe('Then set 2 of 3');
    expect([stepWords(null), placeWords(null, 3)]).toEqual(['All sets done', '3 of 3 sets']);
  });

  test('clockWords returns the time left, and an empty string for an open-ended step', () => {
    expect([clockWords(45), clockWords(61), clockWords(null)]).toEqual(['0:45', '1:01', '']);
  });

  test('spoken returns one word within a repetition and an empty string while paused', () => {
    expect(spoken(reading({}), 3)).toBe('Hold, 30 seconds. Set 1 of 3.');
    expect(spoken(reading({ kind: 'up', rep: 2 }), 3)).toBe('Up');
    expect(spoken({ ...reading({ kind: 'own_pace', seconds: null }), left: null }, 3)).toBe(
      'At your own pace. Set 1 of 3.',
    );
    expect(spoken(reading({}, false), 3)).toBe('');
    expect(spoken({ step: null, left: null, share: 0, running: false }, 3)).toBe('All 3 sets done.');
  });
});
