import { CONDITIONS } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { limitsOf } from '../../domain/limits.ts';
import { givenCheckin, givenCondition } from '../../domain/testing/course-fixtures.ts';
import { onLadder } from '../../domain/testing/perfect-course.ts';
import { stateFrom } from '../testing/case-state.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';
import { runLimitWordings } from './run-limit.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const shin = () => {
  const before = onLadder(givenCondition('mtss'), 1);
  return stateFrom({ ...before, checkins: [...before.checkins, givenCheckin({ pain: 0 })] });
};

describe('PHASE-320 the limit for pain on a run', () => {
  it.each(CONDITIONS)('contains the numbers of the rules for %s in both languages', (condition) => {
    const { cleanRun, run } = limitsOf(condition, false);
    const { en, nb } = runLimitWordings(condition, false);
    for (const text of [...en, ...nb]) {
      const numbers = (text.match(/\d+/g) ?? []).map(Number).filter((number) => number > 0);
      expect(numbers.sort()).toEqual(run === 0 ? [] : [cleanRun, cleanRun + 1]);
      if (run === 0) expect(text).toMatch(/at the first ache, stop|ved det første vondtet/);
    }
  });

  it('allows no pain at a bone, whatever the condition', () => {
    for (const condition of CONDITIONS)
      expect(runLimitWordings(condition, true)).toEqual(runLimitWordings('bone_stress', false));
  });

  it.each(['what if it hurts during the run', 'pain 1 while running', 'smerte 1 når jeg løper'])(
    'tells a runner with a sore shin to stop at the first ache (%s)',
    (message) => {
      const { text } = allowedReply(shin(), turnOf(message));
      expect(text).toMatch(/at the first ache, stop|ved det første vondtet/);
      expect(text).not.toMatch(/Up to 2|0-2|Opp til 2/);
    },
  );
});
