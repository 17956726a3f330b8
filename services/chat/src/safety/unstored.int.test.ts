import type { TestUser } from '@stridewell/kit/testing/signer';
import { decideText, SOMETHING_ELSE, STOP_TEXTS } from '@stridewell/safety';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Host, startHost } from '../testing/host.ts';
import { readStream, type StreamedReply } from '../testing/read-stream.ts';

const STOPPED = 'I have chest pain when I run';
const STOPPED_NB = 'jeg har vondt i brystet når jeg løper';
const ORDINARY = 'What do I run today?';

let host: Host;
let user: TestUser;
/**
 * A message that is answered with a card. It is chosen at run time because the trained model determines which messages
 * lead to a card.
 */
let asked: string;

beforeAll(async () => {
  host = await startHost({ coachType: 'running' });
  const candidates = ['something is off in my leg since the run', 'my foot feels wrong and strange today, still run?'];
  const found = candidates.find((text) => decideText(text).state === 'ask');
  if (!found) throw new Error('none of the candidates asks a card');
  asked = found;
});
beforeEach(async () => {
  user = await host.signer.user({ healthConsent: null });
});
afterAll(() => host.close());

const answer = (cardId: string, answers: string[], who = user): Promise<StreamedReply> =>
  readStream({ port: host.port, path: `${host.base}/chat/card`, user: who, payload: { cardId, answers } }).reply;
const cardOf = ({ chunks, text }: StreamedReply) => {
  const card = chunks.find((chunk) => chunk.card)?.card;
  if (!card) throw new Error(`no card in: ${text}`);
  return card;
};
const expectNothingStored = async (): Promise<void> => {
  const names = (await host.database.listCollections()).map(({ name }) => name);
  expect(names).toContain('chat_messages');
  for (const name of names) expect([name, await host.stored(name, user)]).toEqual([name, []]);
};

describe('SECU-603 chat for a runner without consent to health data', () => {
  it.each([
    [STOPPED, 'en'],
    [STOPPED_NB, 'nb'],
  ] as const)('sends the fixed text and the emergency number for %j and stores nothing', async (message, language) => {
    const reply = await host.chat(user, message);
    expect([reply.status, reply.text, reply.isDone]).toEqual([200, STOP_TEXTS.cardiac[language], true]);
    expect(reply.chunks[0]).toEqual({ unstored: true });
    expect(reply.chunks.find(({ stop }) => stop)?.stop?.numbers[0]).toEqual({ label: '113', tel: '113' });
    await expectNothingStored();
  });

  it('sends the fixed STOP text after consent is withdrawn', async () => {
    const refused = await host.signer.user({ healthConsent: false });
    expect((await host.chat(refused, STOPPED)).text).toBe(STOP_TEXTS.cardiac.en);
    expect((await host.inject(refused, 'POST', '/chat', { message: ORDINARY })).json().code).toBe('consent_refused');
  });

  it('sends a card, and replies to an answer with the STOP text', async () => {
    const reply = await host.chat(user, asked);
    const card = cardOf(reply);
    const [first] = card.options;
    const outcome = await answer(card.id, [first?.code ?? '']);
    expect([outcome.status, outcome.isDone, outcome.chunks[0]]).toEqual([200, true, { unstored: true }]);
    expect(Object.values(STOP_TEXTS).map(({ en }) => en)).toContain(outcome.text);
    expect(cardOf(await answer(card.id, [SOMETHING_ELSE])).kind).toBe('C0');
    await expectNothingStored();
  });

  it('accepts a typed number as the answer to a card', async () => {
    const card = cardOf(await host.chat(user, asked));
    const typed = await host.chat(user, '1');
    expect(typed.text).toBe((await answer(card.id, [card.options[0]?.code ?? ''])).text);
  });

  it('sends the general card for a typed number when the process has sent no card to the runner', async () => {
    expect(cardOf(await host.chat(user, '2')).kind).toBe('C0');
  });

  it('sends the category card when the runner dismisses a STOP', async () => {
    const { chunks } = await host.chat(user, STOPPED);
    const stop = chunks.find((chunk) => chunk.stop)?.stop;
    expect(cardOf(await answer(stop?.cardId ?? '', ['dismissed'])).kind).toBe('C1');
    expect((await answer(stop?.cardId ?? '', ['read'])).status).toBe(200);
    await expectNothingStored();
  });

  it('returns 403 consent_needed for requests that are not about safety, and stores nothing', async () => {
    const card = cardOf(await host.chat(user, asked));
    const calls = [
      ['/chat', { message: ORDINARY }],
      ['/quick-action', { action: 'TODAY_START' }],
      ['/chat/draft', { content: 'x' }],
      ['/chat/card', { cardId: card.id, answers: ['none'] }],
    ] as const;
    for (const [path, body] of calls) {
      const refusal = await host.inject(user, 'POST', path, body);
      expect([path, refusal.statusCode, refusal.json().code]).toEqual([path, 403, 'consent_needed']);
    }
    await expectNothingStored();
  });

  it('returns 400 for an answer that the card does not offer and 404 for an unknown card', async () => {
    const card = cardOf(await host.chat(user, asked));
    const bad = await host.inject(user, 'POST', '/chat/card', { cardId: card.id, answers: ['read'] });
    const unknown = { cardId: '019a9f30-7c7e-7000-8000-000000000001', answers: ['none'] };
    const missing = await host.inject(user, 'POST', '/chat/card', unknown);
    expect([bad.statusCode, missing.statusCode]).toEqual([400, 404]);
  });
});

describe('answer to a card that was sent before the consent changed', () => {
  it('is accepted without storing a message after consent is given', async () => {
    const card = cardOf(await host.chat(user, asked));
    const agreed = await host.signer.user({ userId: user.userId });
    const reply = await answer(card.id, ['none'], agreed);
    expect([reply.status, reply.isDone]).toEqual([200, true]);
    expect(await host.stored('chat_messages', user)).toEqual([]);
  });

  it('is accepted for a stored card after consent is withdrawn, and leaves the card open', async () => {
    const agreed = await host.signer.user({ userId: user.userId });
    const card = cardOf(await host.chat(agreed, asked));
    const before = await host.stored('chat_messages', user);
    expect(before).toHaveLength(2);
    const reply = await answer(card.id, [card.options[0]?.code ?? '']);
    expect(Object.values(STOP_TEXTS).map(({ en }) => en)).toContain(reply.text);
    expect(await host.stored('chat_messages', user)).toEqual(before);
    const { hold } = (await host.inject(user, 'GET', '/safety')).json();
    expect(hold).toMatchObject({ tier: 'card' });
  });
});
