import { QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { cautionText, decideText, NUMBERS, STOP_TEXTS, TRAINING_ACTIONS } from '@stridewell/safety';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Host, startHost } from '../testing/host.ts';
import { readStream, type StreamedReply } from '../testing/read-stream.ts';

/** Messages that match phrase rules, so that the tests do not depend on the trained model. */
const STOPPED = 'I have chest pain when I run';
const STOPPED_NB = 'jeg har vondt i brystet når jeg løper';
const ORDINARY = 'What do I run today?';
/** A message whose card asks what it is about, and one that the model finds dangerous. */
const UNCLEAR = 'something is off in my leg';
const DANGEROUS = 'felt funny and had to sit down at the end';
const HOUR = 3_600_000;

let host: Host;
let user: TestUser;
/**
 * A message that is answered with a card. It is chosen at run time because the trained model determines which messages
 * lead to a card.
 */
let asked: string;

const CANDIDATES = [
  'something is off in my leg since the run',
  'weird feeling in my chest area after yesterday maybe',
  'my foot feels wrong and strange today, still run?',
  'felt funny and had to sit down at the end',
  'rar følelse i beinet etter turen',
];

beforeAll(async () => {
  host = await startHost({ coachType: 'running' });
  const found = CANDIDATES.find((text) => decideText(text).state === 'ask');
  if (!found) throw new Error('none of the candidates asks a card');
  asked = found;
});
beforeEach(async () => {
  user = await host.signer.user();
  host.clock.setOffset(0);
});
afterAll(() => host.close());

const answer = (cardId: string, answers: string[], who = user): Promise<StreamedReply> =>
  readStream({ port: host.port, path: `${host.base}/chat/card`, user: who, payload: { cardId, answers } }).reply;
const refused = (payload: object, who = user) => host.inject(who, 'POST', '/chat/card', payload);
const status = async (who = user) => (await host.inject(who, 'GET', '/safety')).json().hold;
const history = async () => (await host.inject(user, 'GET', '/chat/history')).json().messages;
const cardOf = (reply: StreamedReply) => {
  const card = reply.chunks.find((chunk) => chunk.card)?.card;
  if (!card) throw new Error(`no card in: ${reply.text}`);
  return card;
};
const stopOf = (reply: StreamedReply) => {
  const stop = reply.chunks.find((chunk) => chunk.stop)?.stop;
  if (!stop) throw new Error(`no stop in: ${reply.text}`);
  return stop;
};
const FIGURES = Object.values(NUMBERS).flatMap(({ number }) => [number, number.replaceAll(' ', '')]);
/** Removes telephone numbers and list numbers from a text. */
const withoutNumbers = (text: string): string =>
  FIGURES.reduce((rest, number) => rest.replaceAll(number, ''), text).replace(/^\d+\. /gm, '');

describe('LANG-03 coach after a STOP decision', () => {
  it.each([
    [STOPPED, 'en'],
    [STOPPED_NB, 'nb'],
  ] as const)('sends the fixed text for %j with the emergency number first', async (message, language) => {
    const reply = await host.chat(user, message);
    expect(reply.text).toBe(STOP_TEXTS.cardiac[language]);
    const stop = stopOf(reply);
    expect(stop).toMatchObject({ tier: 'emergency', language, answered: null });
    expect(stop.numbers[0]).toEqual({ label: '113', tel: '113' });
    const [, stored] = await history();
    expect(stored.metadata).toMatchObject({
      model: 'gate',
      safety: { state: 'stop', category: 'cardiac', tier: 'emergency' },
      stop: { cardId: stop.cardId },
    });
  });

  it('LANG-251 takes a typed dismissal like the button, and asks the card of the category', async () => {
    await host.chat(user, STOPPED);
    const reply = await host.chat(user, 'This was not about me / a misunderstanding');
    expect(reply.chunks.some(({ card }) => card)).toBe(true);
    expect(reply.text).not.toMatch(/^Rules say/);
    // Without a STOP, the same words are an ordinary message.
    const other = await host.signer.user();
    expect((await host.chat(other, 'a misunderstanding')).text).toMatch(/^Rules say/);
  });

  it('blocks quick actions that give training advice and allows all others', async () => {
    await host.chat(user, STOPPED);
    for (const { code } of QUICK_ACTIONS.running) {
      const reply = await host.act(user, code);
      if (TRAINING_ACTIONS.has(code)) {
        expect(reply.text, code).not.toMatch(/^Rules say/);
        expect(withoutNumbers(reply.text), code).not.toMatch(/\d/);
      } else expect(reply.text, code).toMatch(/^Rules say/);
    }
    expect((await host.chat(user, ORDINARY)).text).not.toMatch(/Rules say/);
  });

  it('restricts training advice until the recheck card, due after two hours, is answered with "cleared"', async () => {
    await host.chat(user, STOPPED);
    expect(await status()).toMatchObject({ tier: 'emergency', closesDay: true, card: null });
    host.clock.setOffset(2 * HOUR);
    const { card } = await status();
    expect(card).toMatchObject({ kind: 'recheck', multiple: false });
    expect((await answer(card.id, ['not_yet'])).text).toBe(STOP_TEXTS.cardiac.en);
    expect(await status()).toMatchObject({ tier: 'emergency' });
    const again = (await status()).card;
    expect((await answer(again.id, ['cleared'])).text).toContain('What they told you comes first');
    expect(await status()).toBeNull();
    expect((await host.chat(user, ORDINARY)).text).toMatch(/Rules say/);
  });

  it('LANG-287 reads the number and the words of an option that the runner types', async () => {
    await host.chat(user, STOPPED);
    host.clock.setOffset(2 * HOUR);
    await host.chat(user, ORDINARY);
    expect((await host.chat(user, '2')).text).toContain('Then we wait');
    expect(await status()).toMatchObject({ tier: 'emergency' });
    await host.chat(user, ORDINARY);
    expect((await host.chat(user, 'it was nothing')).text).toMatch(/^No training advice for now/);
    const done = await host.chat(user, 'A doctor or 113/116 117 has seen it and running is allowed');
    expect(done.text).toContain('What they told you comes first');
    expect(await status()).toBeNull();
  });

  it('LANG-288 ends the hold of an illness by being well, not before a day has passed', async () => {
    await host.chat(user, 'I have a fever of 39');
    expect((await status()).card.options.map(({ code }: { code: string }) => code)).not.toContain('symptom_free');
    const early = (await status()).card;
    expect((await refused({ cardId: early.id, answers: ['symptom_free'] })).statusCode).toBe(400);
    host.clock.setOffset(30 * HOUR);
    const { card } = await status();
    expect(card.options.map(({ code }: { code: string }) => code)).toContain('symptom_free');
    const stranger = await host.signer.user();
    expect((await refused({ cardId: card.id, answers: ['symptom_free'] }, stranger)).statusCode).toBe(404);
    expect((await answer(card.id, ['symptom_free'])).text).toMatch(/^Good to hear/);
    expect(await status()).toBeNull();
  });

  it.each([
    ['I am pregnant, what do I run', 'not_pregnant', /^Thank you/],
    ['I am pregnant, what do I run', 'birth_over', /^Good/],
    ['I am 15, what do I run', 'adult', /^Thank you/],
  ])('LANG-288 ends the hold after %j with the answer %s', async (message, code, reply) => {
    await host.chat(user, message);
    const { card } = await status();
    expect((await answer(card.id, [code])).text).toMatch(reply);
    expect(await status()).toBeNull();
  });

  it('LANG-289 answers the end of a crisis in its own words', async () => {
    await host.chat(user, 'I want to end my life');
    host.clock.setOffset(3 * HOUR);
    await host.chat(user, ORDINARY);
    const reply = await host.chat(user, 'I am safe now and have somebody to talk to');
    expect(reply.text).toMatch(/^I am glad that you are safe[\s\S]*116 123/);
  });

  it('ends the hold when the runner dismisses the STOP and answers "none" to the category card', async () => {
    const stop = stopOf(await host.chat(user, STOPPED));
    const card = cardOf(await answer(stop.cardId, ['dismissed']));
    expect(card.kind).toBe('C1');
    expect(await status()).toMatchObject({ tier: 'emergency' });
    await answer(card.id, ['none']);
    expect(await status()).toBeNull();
  });

  it('opens no hold when another person is in danger', async () => {
    const card = cardOf(await host.chat(user, asked));
    if (card.kind !== 'C0') {
      const general = cardOf(await answer(card.id, ['something_else']));
      await answer(general.id, ['somebody_else!']);
    } else await answer(card.id, ['somebody_else!']);
    expect(await status()).toBeNull();
  });
});

describe('LANG-04 coach after an ASK decision', () => {
  it("sends a card instead of an answer, and repeats the card's options as text", async () => {
    const reply = await host.chat(user, asked);
    const card = cardOf(reply);
    expect(card.answered).toBeNull();
    for (const { label } of card.options) expect(reply.text).toContain(label);
    expect(withoutNumbers(reply.text)).not.toMatch(/\d/);
    expect(reply.text).not.toMatch(/Rules say/);
    expect(await status()).toMatchObject({ tier: 'card', closesDay: false });
  });

  it('restricts training advice until the card is answered, and repeats the card at most twice', async () => {
    await host.chat(user, asked);
    const shown: boolean[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const reply = await host.act(user, 'TODAY_START');
      expect(reply.text).not.toMatch(/Rules say/);
      shown.push(reply.chunks.some((chunk) => chunk.card));
    }
    expect(shown).toEqual([true, true, false]);
  });

  it('answers the original question when the card is answered with "none"', async () => {
    const card = cardOf(await host.chat(user, UNCLEAR));
    const reply = await answer(card.id, ['none']);
    expect(reply.text).toMatch(/^(Good|Bra)/);
    expect(await status()).toBeNull();
    const messages = await history();
    expect(
      messages.find(({ metadata }: { metadata: { card?: object } | null }) => metadata?.card)?.metadata.card.answered,
    ).toEqual(['none']);
  });

  it.each(['none', 'No.', 'nei', 'Nei, ingen av disse'])('accepts the typed answer %j to the card', async (typed) => {
    await host.chat(user, UNCLEAR);
    const reply = await host.chat(user, typed);
    expect(reply.text).toMatch(/^(Good|Bra)/);
    expect(await status()).toBeNull();
  });

  it('LANG-413 follows "none" after a plain danger with the general card, and "none" there with a text', async () => {
    const card = cardOf(await host.chat(user, DANGEROUS));
    expect(card.kind).not.toBe('C0');
    const general = await answer(card.id, ['none']);
    expect(cardOf(general).kind).toBe('C0');
    expect(general.text).toMatch(/^Thank you\. One more list/);
    const reply = await host.chat(user, 'no');
    expect(reply.text).toBe(cautionText(null).en);
    expect(reply.text).not.toMatch(/Rules say/);
    expect(await status()).toBeNull();
    expect((await host.chat(user, 'how do I change my password?')).text).toMatch(/^Rules say/);
  });

  it('LANG-413 answers the question after "it is about training" on the general card that follows', async () => {
    const card = cardOf(await host.chat(user, DANGEROUS));
    const general = cardOf(await answer(card.id, ['none']));
    expect((await answer(general.id, ['about_training'])).text).toMatch(
      /^Good\. Then to your question:[\s\S]*Rules say/,
    );
  });

  it('opens an emergency hold when the answer is an emergency code', async () => {
    const card = cardOf(await host.chat(user, asked));
    const general = card.kind === 'C0' ? card : cardOf(await answer(card.id, ['something_else']));
    const chest = cardOf(await answer(general.id, ['about_chest']));
    const reply = await answer(chest.id, ['fainted!']);
    expect(Object.values(STOP_TEXTS.syncope)).toContain(reply.text);
    expect(await status()).toMatchObject({ tier: 'emergency', closesDay: true });
  });

  it('opens a same-day hold for the answer "not sure"', async () => {
    const card = cardOf(await host.chat(user, asked));
    expect((await answer(card.id, ['not_sure'])).text).toMatch(/116 117/);
    expect(await status()).toMatchObject({ tier: 'same_day' });
  });

  it('accepts a repeated answer and returns 409 for a different answer', async () => {
    const card = cardOf(await host.chat(user, asked));
    await answer(card.id, ['not_sure']);
    const holds = (await host.stored('safety_holds', user))[0]?.holds;
    await answer(card.id, ['not_sure']);
    expect((await host.stored('safety_holds', user))[0]?.holds).toEqual(holds);
    const other = await refused({ cardId: card.id, answers: ['none'] });
    expect([other.statusCode, other.json().code]).toEqual([409, 'already_answered']);
  });

  it('returns 409 for an answer after 24 hours, ends the hold and adds a note to the next reply', async () => {
    const card = cardOf(await host.chat(user, asked));
    host.clock.setOffset(24 * HOUR + 1_000);
    const late = await refused({ cardId: card.id, answers: ['none'] });
    expect([late.statusCode, late.json().code]).toEqual([409, 'card_expired']);
    expect(await status()).toBeNull();
    const reply = await host.chat(user, ORDINARY);
    expect(reply.text).toMatch(/did not answer|hørte ikke/);
    expect(reply.text).toMatch(/Rules say/);
  });
});

describe('LANG-05 POST {base}/chat/card', () => {
  it.each([
    ['a code of another card', { answers: ['meant_it!'] }],
    ['an unknown code', { answers: ['fly'] }],
    ['no answer', { answers: [] }],
    ['an unknown field', { answers: ['none'], tier: 'go' }],
  ])('returns 400 for %s and changes nothing', async (_, change) => {
    const card = cardOf(await host.chat(user, asked));
    const before = await host.stored('safety_holds', user);
    const reply = await refused({ cardId: card.id, ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(/^[^\n]+$/);
    expect(await host.stored('safety_holds', user)).toEqual(before);
  });

  it("returns 404 for an unknown card or another runner's card, and 401 without a session", async () => {
    const card = cardOf(await host.chat(user, asked));
    const other = await host.signer.user();
    expect((await refused({ cardId: card.id, answers: ['none'] }, other)).statusCode).toBe(404);
    const unknown = { cardId: '0190a5f0-0000-7000-8000-000000000000', answers: ['none'] };
    expect((await refused(unknown)).statusCode).toBe(404);
    for (const [method, path] of [
      ['POST', '/chat/card'],
      ['GET', '/safety'],
    ] as const) {
      const payload = method === 'POST' ? { payload: unknown } : {};
      expect((await host.app.inject({ method, url: `${host.base}${path}`, ...payload })).statusCode).toBe(401);
    }
    expect(await status()).toMatchObject({ tier: 'card' });
  });
});

describe('LANG-06 safety check of chat messages', () => {
  it("evaluates a short message together with the runner's earlier messages", async () => {
    await host.chat(user, STOPPED);
    host.clock.setOffset(10 * 60_000);
    const reply = await host.chat(user, 'still there');
    expect(reply.text).not.toMatch(/Rules say/);
  });

  it('stores no message text in holds and decisions', async () => {
    const canary = 'canaryword';
    await host.chat(user, `${STOPPED} ${canary}`);
    await host.chat(user, `${asked} ${canary}`);
    for (const collection of ['safety_holds', 'safety_decisions'])
      expect(JSON.stringify(await host.stored(collection, user))).not.toContain(canary);
  });

  it('omits a sensitive category from the safety status', async () => {
    await host.chat(user, 'I want to kill myself');
    expect(await status()).toMatchObject({ text: 'Your coach has a message for you.', closesDay: false, card: null });
  });
});
