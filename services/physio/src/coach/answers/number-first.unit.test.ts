import { permitAction } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../brain.ts';
import { stateOf } from '../testing/cases.ts';
import { turnOf } from '../testing/reply.ts';

const reply = (runner: 'bjorn' | 'emil' | 'tove', message: string, permit = permitAction(null)): string =>
  answerOf(stateOf(runner), turnOf(message), permit).text;

describe('LANG-292 pain number that is not higher than the check-in', () => {
  it.each([
    ...['it went from 8 to 4 overnight', 'pain is 4 today', "it's a 4 now", 'pain is 6 today', 'pain is 3 now'],
    ...['ryggen er 5 i dag', 'smerte 3', 'ryggen er 7 i dag'],
  ])('is mentioned next to the number of the check-in (%j)', (message) => {
    const text = reply('bjorn', message);
    expect(text).toMatch(
      /^(?:You say pain \d of 10, and your last check-in says pain 8|Du sier smerte \d av 10, og den siste innsjekken sier smerte 8)/,
    );
    expect(text).toMatch(/no running|ingen løping|breathing and gentle holds|bare pust/);
  });

  it('is described as the same when it is equal', () =>
    expect(reply('bjorn', 'smerten er 8 fortsatt')).toMatch(/^Fortsatt smerte 8/));

  it('is answered with its pain rule when both are low', () => expect(reply('emil', 'pain 0')).toMatch(/0-2/));

  it.each(['8', 'still 8', 'fortsatt 8'])('is read as pain and nothing else (%j)', (message) =>
    expect(reply('bjorn', message)).toMatch(/breathing and gentle holds|bare pust/),
  );
});

describe('LANG-292 question about training without a permit after a pain number', () => {
  const SAID = {
    role: 'user' as const,
    content: 'kneet er 4',
    typed: { text: 'kneet er 4', at: new Date('2026-11-20T09:00:00Z') },
  };

  it.each(['kan jeg løpe trinn 1', 'kan jeg løpe nå', 'hvilke øvelser kan jeg gjøre'])(
    'is answered with the reason why it must wait (%j)',
    (message) => {
      const { text } = answerOf(stateOf('emil'), turnOf(message, [SAID]), null);
      expect(text).toMatch(/^Først en innsjekk med tallet du ga, smerte 4 av 10/);
    },
  );
});

describe('LANG-292 a complaint without a number', () => {
  it.each(['my back is sore from sitting', 'korsryggen murrer'])('leads to a request for the number (%j)', (message) =>
    expect(answerOf(stateOf('bjorn'), turnOf(message), null).text).toMatch(/as a number|som et tall/),
  );
});

describe('LANG-291 runs that went badly', () => {
  it.each([
    ...[
      'two bad runs in a row',
      'two runs in a row were 5 and sore the day after',
      'both last runs were sore the day after',
    ],
    ...['the run went badly', 'my other heel started too', 'de to siste turene gjorde vondt, 5 begge ganger'],
    ...['turen gikk skikkelig dårlig', 'den andre hælen har begynt også'],
  ])('block the stage of today in the next question (%j)', (message) => {
    const before = {
      role: 'user' as const,
      content: message,
      typed: { text: message, at: new Date('2026-11-20T09:00:00Z') },
    };
    const { text } = answerOf(stateOf('tove'), turnOf('stage 4?', [before]), permitAction(null));
    expect(text).toMatch(/one stage back|ett trinn tilbake|ett steg tilbake/i);
    expect(text).not.toMatch(/run 5 min/);
  });

  it.each(['two good runs in a row', 'the last two runs were fine', 'the run was not bad', 'gode turer begge dager'])(
    'are not detected in %j',
    (message) => {
      const before = {
        role: 'user' as const,
        content: message,
        typed: { text: message, at: new Date('2026-11-20T09:00:00Z') },
      };
      const { text } = answerOf(stateOf('tove'), turnOf('what stage am I at', [before]), permitAction(null));
      expect(text).not.toMatch(/one stage back/i);
    },
  );

  it('allow a session to count as clean only with little pain', () =>
    expect(reply('tove', 'did stage 4 this morning')).toMatch(
      /If pain was at most 2 and the morning after is as usual/,
    ));
});
