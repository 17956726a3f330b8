import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideHost, startOutsideHost } from '../testing/outside-host.ts';
import { readStream } from '../testing/read-stream.ts';
import { LEASE_MS } from './thread-repository.ts';

let outside: OutsideHost;

beforeAll(async () => {
  // The timeouts are long so that replies stay open for the duration of a test.
  outside = await startOutsideHost({
    patience: { consentMs: 60_000, firstTokenMs: 60_000, silenceMs: 60_000, usageMs: 500 },
    replyPatience: { loadMs: 60_000, actMs: 60_000 },
  });
});

afterAll(() => outside.close());

const STALLED = { say: ['Keep it easy today. ', 'And then'], after: 'stall' } as const;

/** Starts a reply that stays open until the test ends it. */
const openReply = async () => {
  outside.model.play(STALLED);
  const user = await outside.host.signer.user();
  const { port, base } = outside.host;
  const stream = readStream({ port, path: `${base}/chat`, user, payload: { message: 'hello' } });
  await stream.shows('Keep it easy today.');
  return { user, stream };
};

describe('coach when the client disconnects during a reply', () => {
  it('CHAT-34 R15 aborts the model request within two seconds', async () => {
    const delays: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { stream } = await openReply();
      const cut = outside.model.nextCut();
      const start = performance.now();
      stream.cut();
      delays.push((await cut) - start);
    }
    const worst = Math.max(...delays);
    console.log(`from the cut to the model's own connection: at most ${worst.toFixed(1)} ms`);
    // The target is 100 ms on an idle machine. The limit is higher because the machine may be busy.
    expect(worst).toBeLessThan(2_000);
  });

  it('CHAT-35 stores the partial reply as interrupted and releases the thread', async () => {
    const { user, stream } = await openReply();
    stream.cut();
    const [, reply] = await until('the partial reply', async () => {
      const { messages } = (await outside.host.inject(user, 'GET', '/chat/history')).json();
      return messages.length === 2 && messages;
    });
    expect(reply).toMatchObject({
      role: 'assistant',
      content: 'Keep it easy today. ',
      metadata: { model: 'openai', interrupted: true },
    });
    outside.model.play({ say: ['All well.'] });
    const next = await until('a free thread', async () => {
      const answer = await outside.host.chat(user, 'hello again');
      return answer.status === 200 && answer;
    });
    expect(next.text).toBe('All well.');
  });

  it('stores only the question when the model has not sent any text yet', async () => {
    outside.model.play({ say: [], after: 'stall' });
    const user = await outside.host.signer.user();
    const asked = outside.model.asked.length;
    const { port, base } = outside.host;
    const stream = readStream({ port, path: `${base}/chat`, user, payload: { message: 'hello' } });
    await until('the model to be asked', () => outside.model.asked.length > asked);
    const cut = outside.model.nextCut();
    stream.cut();
    await cut;
    await until(
      'a free thread',
      async () => (await outside.host.stored('chat_threads', user))[0]?.leaseHolder === null,
    );
    expect(await outside.host.stored('chat_messages', user)).toMatchObject([{ role: 'user', content: 'hello' }]);
  });
});

describe('coach during concurrent requests to one thread', () => {
  it('CHAT-36 API-19 API-20 API-37 API-38 returns 409 for a second message, quick action or clear, and stores none of them', async () => {
    const { user, stream } = await openReply();
    const calls = [
      ['POST', '/chat', { message: 'me too' }],
      ['POST', '/quick-action', { action: 'TODAY_START' }],
      ['DELETE', '/chat/clear', undefined],
    ] as const;
    for (const [method, path, payload] of calls) {
      const answer = await outside.host.inject(user, method, path, payload);
      expect(answer.statusCode, path).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'reply_running',
        message: expect.stringMatching(/^[^.]+\.[^.]+\.$/),
      });
    }
    expect(await outside.host.stored('chat_messages', user)).toHaveLength(1);
    stream.cut();
  });

  it('CHAT-36 answers one of several concurrent messages and rejects all others', async () => {
    outside.model.play(STALLED);
    const user = await outside.host.signer.user();
    const { port, base } = outside.host;
    const streams = Array.from({ length: 12 }, () =>
      readStream({ port, path: `${base}/chat`, user, payload: { message: 'hello' } }),
    );
    const outcomes = await Promise.all(
      streams.map(({ shows, reply }) =>
        Promise.race([
          shows('Keep it easy').then(() => 'answered'),
          reply.then(({ status, text }) => (status === 409 ? 'refused' : `${status} ${text}`)),
        ]),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['answered', ...Array(11).fill('refused')]);
    expect(await outside.host.stored('chat_messages', user)).toHaveLength(1);
    for (const { cut } of streams) cut();
  });

  it("answers another runner's message while a reply is in progress", async () => {
    const { stream } = await openReply();
    outside.model.play({ say: ['All well.'] });
    expect((await outside.host.chat(await outside.host.signer.user(), 'hello')).text).toBe('All well.');
    stream.cut();
  });

  it('releases the thread when the lease of a crashed process expires', async () => {
    const { user, stream } = await openReply();
    outside.model.play({ say: ['All well.'] });
    outside.host.clock.setOffset(LEASE_MS + 1_000);
    const reply = await outside.host.chat(user, 'hello again');
    outside.host.clock.setOffset(0);
    expect(reply).toMatchObject({ status: 200, text: 'All well.' });
    stream.cut();
  });
});
