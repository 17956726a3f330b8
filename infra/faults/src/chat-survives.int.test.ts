import { LEASE_MS } from '@stridewell/chat/conversation/thread-repository';
import { openStalledReader } from '@stridewell/chat/testing/stalled-reader';
import { COACH_BASES } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatBed, openChatBed } from './chat-bed.ts';

let bed: ChatBed;

beforeAll(async () => {
  bed = await openChatBed();
}, 120_000);

afterAll(() => bed?.close());

/** Questions that pass the safety check, so that the external model answers them. */
const BEFORE = 'What do I run today?';
const AFTER = 'Show me my week';

const BEGUN = { say: ['Keep it easy today. ', 'And then'], after: 'stall' } as const;

describe('running service killed while a reply streams', () => {
  it('CHAT-36 has stored the message, ends the stream and unlocks the thread when the lease expires', async () => {
    const user = await bed.signer.user();
    bed.model.play(BEGUN);
    const interrupted = bed.say(user, BEFORE);
    await interrupted.shows('Keep it easy today. ');
    const cut = bed.model.nextCut();
    await bed.stack.kill('running', 'SIGKILL');
    await cut;
    expect(await interrupted.reply).toMatchObject({ status: 200, text: 'Keep it easy today. ', isDone: false });

    await bed.stack.ready('running');
    const kept = { role: 'user', content: BEFORE };
    expect(await bed.messages(user)).toMatchObject([kept]);
    // Other processes cannot know that the writer was killed, so the thread is locked until the lease expires.
    bed.model.play({ say: ['All well.'] });
    expect((await bed.say(user, 'What do I run today?').reply).status).toBe(409);
    await bed.turnClock(LEASE_MS + 1_000);
    const reply = await until('a free thread', async () => {
      const answer = await bed.say(user, AFTER).reply;
      return answer.status === 200 && answer;
    });
    expect(reply).toMatchObject({ text: 'All well.', isDone: true });
    await bed.turnClock(0);
    expect(await bed.messages(user)).toMatchObject([
      kept,
      { role: 'user', content: AFTER },
      { role: 'assistant', content: 'All well.', metadata: { model: 'openai' } },
    ]);
    // The interrupted reply was not stored, so the model receives only the two questions.
    const { messages = [] } = bed.model.asked.at(-1)?.body ?? {};
    expect(messages.slice(1).map(({ content }) => content)).toEqual([BEFORE, AFTER]);
  }, 60_000);
});

describe('chat while NATS is down', () => {
  it('stores an interrupted reply, answers a new message and returns the history', async () => {
    const user = await bed.signer.user();
    bed.model.play(BEGUN);
    const other = await bed.signer.user();
    const underWay = bed.say(other, BEFORE);
    await underWay.shows('Keep it easy today. ');
    await bed.stack.stopPart('nats');
    try {
      bed.model.play({ say: ['All well.'] });
      expect(await bed.say(user, BEFORE).reply).toMatchObject({ status: 200, text: 'All well.', isDone: true });
      underWay.cut();
      await until('the partial reply', async () => (await bed.messages(other))[1]?.metadata?.interrupted);
    } finally {
      await bed.stack.startPart('nats');
    }
    expect(await bed.say(user, AFTER).reply).toMatchObject({ status: 200, text: 'All well.', isDone: true });
    expect((await bed.messages(user)).map(({ content }) => content)).toEqual([BEFORE, 'All well.', AFTER, 'All well.']);
  }, 60_000);
});

describe('client that never reads its response from the gateway', () => {
  it('R16 does not prevent the full reply from being stored or the next question from being answered', async () => {
    const user = await bed.signer.user();
    const sentence = 'Keep it easy today. ';
    bed.model.play({ say: Array.from({ length: 250 }, () => sentence) });
    const url = `${bed.stack.urls.gateway}${COACH_BASES.running}/chat`;
    const socket = openStalledReader(url, user, { message: BEFORE });
    const [, stored] = await until('the whole reply', async () => {
      const messages = await bed.messages(user);
      return messages.length === 2 && messages;
    });
    expect(stored?.content).toBe(sentence.repeat(250));
    expect(stored?.metadata).toEqual({ model: 'openai', language: 'en' });
    bed.model.play({ say: ['All well.'] });
    const next = await until('a free thread', async () => {
      const answer = await bed.say(user, AFTER).reply;
      return answer.status === 200 && answer;
    });
    expect(next.text).toBe('All well.');
    socket.destroy();
  }, 60_000);
});
