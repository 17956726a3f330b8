import { describe, expect, it } from 'vitest';
import { givenCheckin, givenInjury } from '../../domain/testing/course-fixtures.ts';
import { stateFrom } from '../testing/case-state.ts';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

const ask = (message: string, state = stateOf('sindre')): string => allowedReply(state, turnOf(message)).text;

describe('reported pain', () => {
  it('is answered by its row of the dose table', () => {
    expect(ask('pain 7 now')).toMatch(/only breathing and gentle holds[\s\S]*Slow breathing/);
    expect(ask('pain is 6')).toMatch(/half the sets, as holds[\s\S]*2 x 45 s/);
    expect(ask('pain 4 on the raises, gone this morning')).toContain('3-5 is acceptable');
  });
  it('reduces the stored dose and never increases it', () => {
    expect(ask('pain is 1', stateOf('bjorn'))).toContain(
      'You say pain 1 of 10, and your last check-in says pain 8 of 10.',
    );
    expect(ask('pain 1 during the raises')).toMatch(/0-2 during the exercises is fine\. The dose follows the check-in/);
  });
  it('of 3 while jogging with a knee injury is above the limit of 2, and the answer does not call 3 to 5 acceptable', () => {
    const text = ask('pain 3 while jogging', stateOf('emil'));
    expect(text).toContain('at most 2 while you do it');
    expect(text).not.toContain('3-5 is acceptable');
  });
  it('PGM-22 on a run of the ladder means stopping it, without a statement about the next morning', () => {
    const text = ask('pain 5 during the run now', stateOf('tove'));
    expect(text).toContain('With 5 on the way: stop and walk home.');
    expect(text).not.toContain('gone by morning');
    expect(ask('smerte 4 på løpeturen nå', stateOf('tove'))).toContain('Med 4 underveis: stopp og gå hjem.');
  });
  it('means stopping at a bone site, however low it is', () => {
    const bone = stateFrom({
      today: '2026-11-20',
      injury: givenInjury('plantar'),
      checkins: [givenCheckin({ date: '2026-11-20', pain: 0, heelSqueezePain: true })],
      training: [],
      logs: [],
      tests: [],
      sessions: [],
      runner: { level: null, ageBand: null },
    });
    expect(bone.followed?.course.isBone).toBe(true);
    for (const message of ['pain 1 while walking', 'pain 4, gone by morning']) {
      const text = ask(message, bone);
      expect(text).toContain('any pain during, after or the next day means stop');
      expect(text).not.toMatch(/is fine|acceptable/);
    }
  });
});

describe('mornings', () => {
  it('that are worse lead one level back', () =>
    expect(ask('worse this morning than before the session')).toMatch(/one level back[\s\S]*Was it back to usual/));
  it('with heel pain at the first steps lead to the stretch and its test', () =>
    expect(ask('first steps hurt in the morning', stateOf('tove'))).toMatch(/plantar stretch[\s\S]*0-2 for 3 days/));
});
