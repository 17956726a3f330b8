import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

/** A runner whose check-ins have the given pain in this week and in the week before. */
const withWeeks = (now: number, before: number | null) => {
  const state = stateOf('sindre');
  const { followed } = state;
  const [first] = followed?.checkins ?? [];
  if (!followed || !first) throw new Error('no check-in');
  const on = (ago: number, pain: number) => ({ ...first, date: addDays(state.today, -ago), pain });
  const earlier = before === null ? [] : [on(7, before), on(9, before)];
  return { ...state, followed: { ...followed, checkins: [on(0, now), on(2, now), ...earlier] } };
};
const ask = (message: string, now: number, before: number | null): string =>
  allowedReply(withWeeks(now, before), turnOf(message)).text;

describe('LANG-340 message that pain is worse than last week', () => {
  it.each(['it is worse than last week', 'my knee is worse this week than last week', 'it hurts more than last week'])(
    'leads to a comparison of the weeks instead of a request for the number (%s)',
    (message) => {
      const text = ask(message, 4, 2);
      expect(text).toContain('usually 4 this week, and was 2 the week before');
      expect(text).toContain('nothing is added');
      expect(text).toContain('Night pain, swelling');
      expect(text).not.toMatch(/put th(?:e|at) number|Give the number/);
    },
  );

  it.each(['Det er verre enn forrige uke', 'akillesen er verre denne uka enn sist uke'])(
    'leads to the same comparison in Norwegian (%s)',
    (message) => {
      const text = ask(message, 3, 3);
      expect(text).toContain('vanligvis er 3 denne uka og var 3 uka før');
      expect(text).toContain('er det innsjekken i dag som avgjør');
      expect(text).not.toMatch(/legg tallet|Sett tallet|Legg det inn/);
    },
  );

  it('leads to a request for the number when a week has no check-in or the message compares no weeks', () => {
    expect(ask('it is worse than last week', 4, null)).toMatch(/number/);
    expect(ask('it is worse', 4, 2)).not.toContain('the week before');
  });

  it('does not replace the stop because of severe pain by the comparison', () =>
    expect(ask('it hurts a lot more than last week, 8 today', 3, 2)).toMatch(/Above 6/));
});
