import { permitAction } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { answerOf } from './brain.ts';
import { stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { tapOf, turnOf } from './testing/reply.ts';

const SAID = {
  role: 'user',
  content: 'I ran yesterday',
  typed: { text: 'I ran yesterday', at: new Date('2026-11-20T09:00:00Z') },
};
const reply = (message: string, memory: Parameters<typeof turnOf>[1] = [], runner = 'tove'): string =>
  answerOf(stateOf(runnerNamed(runner)), turnOf(message, memory), permitAction(null)).text;
const SESSION = /× \(\d+ min (?:jog|jogg)/;

describe('LANG-285 run reported to the running coach on the ladder', () => {
  it.each(['I ran yesterday. what do I run today', 'ran yesterday, run today?', 'løp i går, hva løper jeg i dag'])(
    'makes today a rest day in the reply to %j',
    (message) => expect(reply(message)).toMatch(/^\*\*(?:No running today: you ran|Ingen løping i dag: du løp)/),
  );

  it.each(['what do I run today', 'how long is it today', 'what is the session'])(
    'makes today a rest day for %j',
    (message) => {
      const text = reply(message, [SAID as never]);
      expect(text).toMatch(/Saturday at the earliest/);
      expect(text.split('Next is')[0]).not.toMatch(SESSION);
    },
  );

  it('makes today a rest day in the reply to a quick action', () => {
    const turn = { ...tapOf('TODAY_START'), memory: [SAID as never] };
    const { text } = answerOf(stateOf(runnerNamed('tove')), turn, permitAction(null));
    expect(text).toMatch(/No running today: you ran yesterday/);
    expect(text).not.toMatch(SESSION);
  });

  it('answers no to a question about runs on two days in a row', () =>
    expect(reply('can I run today and tomorrow')).toMatch(/^\*\*No, not on two days in a row/));

  it('does not change the plan of a runner without an injury', () =>
    expect(reply('I ran yesterday. what do I run today', [], 'ingrid')).toMatch(/35 minutes/));
});
