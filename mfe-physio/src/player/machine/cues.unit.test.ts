import { describe, expect, it } from 'vitest';
import { CARRY, drive, planWith, SQUAT, WALL_SIT } from '../testing/sessions.ts';
import { type Cue, cueBetween, cuesOf } from './cues.ts';
import { reduce } from './reduce.ts';
import type { SessionPlan } from './session-plan.ts';
import { createSession } from './state.ts';

const wordsOf = ({ tone, spoken }: Cue): string =>
  spoken === null
    ? tone
    : `${tone} ${'number' in spoken ? spoken.number : 'phase' in spoken ? spoken.phase : spoken.say}`;

/** The cues of a session's first seconds, each with the second at which it is given. */
const cuesOfFirst = (plan: SessionPlan, seconds: number): string[] => {
  let at = 0;
  let state = reduce(createSession(plan, at), { type: 'start' }, at);
  const given: string[] = [];
  for (; at < seconds * 1000; ) {
    const before = state;
    const beforeAt = at;
    at += 200;
    state = reduce(state, { type: 'tick' }, at);
    const cue = cueBetween(before, beforeAt, state, at);
    if (cue) given.push(`${at / 1000} ${wordsOf(cue)}`);
  }
  return given;
};

describe('cues', () => {
  it('PLAYER-02 count down to the set, tick each second, sound low for down and high for up, and say the count', () => {
    expect(cuesOfFirst(planWith(SQUAT), 14)).toEqual([
      '2 warn 3',
      '3 warn 2',
      '4 warn 1',
      '5 down go',
      '6 tick',
      '7 tick',
      '8 hold hold',
      '9 up up',
      '10 tick',
      '11 tick',
      '12 down 1',
      '13 tick',
      '14 tick',
    ]);
  });

  it('PLAYER-02 announce 10 s left of a hold, its last three seconds and its end', () => {
    expect(cuesOfFirst(planWith(WALL_SIT), 36).slice(3)).toEqual([
      '5 go go',
      '25 warn ten',
      '32 warn 3',
      '33 warn 2',
      '34 warn 1',
      '35 end rest',
    ]);
  });

  it('announce only the start of a distance-based set', () => {
    const session = drive(planWith(CARRY));
    session.send({ type: 'start' });
    session.until('set');
    expect(cuesOf(session.state()).map(wordsOf)).toEqual(['go go']);
  });

  it('include only the latest one for a page that was asleep', () => {
    const before = reduce(createSession(planWith(SQUAT), 0), { type: 'start' }, 0);
    const after = reduce(before, { type: 'tick' }, 9_400);
    expect(cueBetween(before, 0, after, 9_400)).toMatchObject({ tone: 'up', spoken: { say: 'phase', phase: 'up' } });
  });
});
