import { permitAction } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { answerOf } from './brain.ts';
import { stateOf } from './testing/cases.ts';
import { tapOf, turnOf } from './testing/reply.ts';

const SAID = {
  role: 'user',
  content: 'I ran yesterday',
  typed: { text: 'I ran yesterday', at: new Date('2026-11-20T09:00:00Z') },
};
const reply = (message: string, memory: Parameters<typeof turnOf>[1] = []): string =>
  answerOf(stateOf('tove'), turnOf(message, memory), permitAction(null)).text;

describe('LANG-285 run reported to the physio coach', () => {
  it.each([
    'ran yesterday. stage 4 today?',
    'I went running yesterday, can I do stage 4 today',
    'jeg løp i går, trinn 4 i dag?',
  ])('blocks the stage of today in the reply to %j', (message) => {
    const text = reply(message);
    expect(text).toMatch(/^(?:Not today: you ran yesterday|Ikke i dag: du løp i går)/);
    expect(text).not.toMatch(/Yes, today's stage|Ja, dagens trinn/);
  });

  it.each(['can I run', 'what stage do I run today', 'when is my next run', 'can I do stage 4'])(
    'blocks the stage in the reply to the later question %j',
    (message) => expect(reply(message, [SAID as never])).toMatch(/^Not today/),
  );

  it('blocks the stage in the reply to a quick action', () => {
    const turn = { ...tapOf('RETURN_TO_RUNNING'), memory: [SAID as never] };
    expect(answerOf(stateOf('tove'), turn, permitAction(null)).text).toMatch(/^Not today/);
  });

  it.each(['can I run', 'my wife ran yesterday, can I run'])('does not block the stage for %j', (message) =>
    expect(reply(message)).not.toMatch(/Not today/),
  );

  it.each(['can I run today and tomorrow', 'kan jeg løpe i dag og i morgen'])(
    'leads to the answer no to %j',
    (message) => expect(reply(message)).toMatch(/^(?:No|Nei), (?:not|ikke)/),
  );
});
