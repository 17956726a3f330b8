import { permitAction } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../brain.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { turnOf } from '../testing/reply.ts';

const ask = (runner: string, message: string): string =>
  answerOf(stateOf(runnerNamed(runner)), turnOf(message), permitAction(null)).text;

describe('LANG-244 activity that loads an injury more than the allowed walking', () => {
  it.each([
    'is skipping rope ok?',
    'skipping rope today?',
    'spin class with sprints instead?',
    'stairmaster instead?',
    'mountain hike sunday instead?',
    'kan jeg ta stepmaskin i stedet',
    'topptur på søndag i stedet?',
    'can I race in december',
  ])('is declined in the answer to "%s"', (message) => {
    const text = ask('sindre', message);
    expect(text).toMatch(/\b(?:No, |No sprints|Nei, )/);
    expect(text).not.toMatch(/Yes|Ja[,.]|No problem|Good:/);
  });

  it.each(['swim instead of the walk?', 'easy bike instead?'])('is not detected in "%s"', (message) =>
    expect(ask('sindre', message)).toContain('Yes'),
  );

  it('is declined on the ladder when it is a jump', () =>
    expect(ask('tove', 'hoppetau i dag?')).toContain('Nei, ikke hopp'));
});

describe('LANG-245 request that does not fit the named day', () => {
  it.each([
    ['marit', 'kan jeg løpe to ganger i morgen'],
    ['aksel', 'to økter i morgen'],
    ['aksel', 'can I do two runs tomorrow'],
    ['ingrid', 'two runs today'],
    ['aksel', 'kan jeg ta terskel i morgen'],
    ['marit', '10 x 400 tomorrow'],
    ['marit', '30k tomorrow'],
    ['ingrid', 'threshold today?'],
  ])('is declined with the session that is planned on the day (%s: "%s")', (runner, message) => {
    const text = ask(runner, message);
    expect(text).toMatch(/^(?:No,|No\.|Nei,|Nei\.)/);
    expect(text).toMatch(/run of \d+ minutes|tur på \d+ minutter|rest day|hviledag/);
  });

  it.each([
    ['ingrid', 'how long is the run on sunday'],
    ['marit', 'hva skal jeg løpe i morgen'],
    ['ingrid', 'easy run tomorrow?'],
  ])('is not detected in the plain question (%s: "%s")', (runner, message) =>
    expect(ask(runner, message)).not.toMatch(/^(?:No,|Nei,)/),
  );

  it('does not suggest the long run for a hard effort', () =>
    expect(ask('ingrid', 'go hard today?')).not.toContain('Save it'));
});

describe('LANG-254 an answer that fits the session', () => {
  it.each(['can I do it without a watch today?', 'kan jeg gå uten klokke i dag?', 'no watch today, ok?'])(
    'still recommends only walking in the answer to "%s"',
    (message) => {
      const text = ask('sindre', message);
      expect(text).toMatch(/2-3/);
      expect(text).not.toMatch(/run it by feel|løp den|3-4/);
    },
  );

  it.each(['hour on the bike after?', 'an hour of cycling on top', 'sykkel i tillegg?'])(
    'does not replace the session when the runner asks for something in addition ("%s")',
    (message) => expect(ask('marit', message)).not.toMatch(/Instead of|I stedet for|swap|bytt /),
  );

  it.each(['can I bike after work instead?', 'bike instead today?', 'kan jeg sykle i stedet?'])(
    'replaces the session when the runner asks for that ("%s")',
    (message) => expect(ask('marit', message)).toMatch(/Instead of|I stedet for|swap|bytt /),
  );
});

describe('LANG-341 a sport with sprints and turns instead of a run in rehab', () => {
  it.each([
    [
      "My lad's football team has a dads v lads game on Sunday, 2 x 15 min. Swap it in for the walk-run?",
      /^No, not yet/,
    ],
    ['can I play squash instead today?', /^No, not yet/],
    ['kan jeg spille fotballkamp i stedet for turen i dag?', /^Nei, ikke ennå/],
  ])('is declined ("%s")', (message, refused) => expect(ask('emil', message)).toMatch(refused));

  it('does not decline cycling', () => expect(ask('emil', 'can I bike instead today?')).not.toMatch(/^No/));
});
