import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pause } from '@stridewell/kit/clock';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, startHost } from '../testing/host.ts';
import { type OutsideHost, startOutsideHost } from '../testing/outside-host.ts';
import { readStream } from '../testing/read-stream.ts';
import { openStalledReader } from '../testing/stalled-reader.ts';

const LENGTH = 12 * 1024 * 1024;
const READERS = 8;
let long: Host;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the memory in use after garbage collection, in kilobytes. */
const memoryInUse = (): number => {
  for (let round = 0; round < 3; round += 1) collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024;
};

beforeAll(async () => {
  // The reply must be much larger than the socket buffers of the client and the server.
  const answer = `${'x'.repeat(1_000)} `.repeat(Math.ceil(LENGTH / 1_001));
  // Makes V8 flatten the string, so that all streams share one copy.
  expect(answer).not.toMatch(/y/);
  // On a busy machine all readers must stall before the first is dropped.
  long = await startHost({ answer: () => answer, times: { heartbeatMs: 100, stallMs: 9_000 } });
});

afterAll(() => long.close());

/** Sends a message and never reads the reply. */
const stall = (host: Host, user: TestUser): Socket =>
  openStalledReader(`http://127.0.0.1:${host.port}${host.base}/chat`, user, { message: 'hello' });

describe('reply stream to a client that never reads', () => {
  it('R16 applies backpressure, drops the client and stores the partial reply', async () => {
    const users = await Promise.all(Array.from({ length: 1 + READERS }, () => long.signer.user()));
    const [first, ...others] = users;
    if (!first) throw new Error('no user');
    const responses: ServerResponse[] = [];
    long.app.server.on('request', (_request, response: ServerResponse) => void responses.push(response));
    const stalled = (count: number) =>
      until(`${count} stalled readers`, () => {
        return responses.length === count && responses.every(({ writableNeedDrain }) => writableNeedDrain);
      });
    // Opens one stream before the measurement to exclude one-time costs, such as compiled code and connections.
    const sockets = [stall(long, first)];
    await stalled(1);
    const before = memoryInUse();
    sockets.push(...others.map((user) => stall(long, user)));
    await stalled(1 + READERS);
    const perStream = (memoryInUse() - before) / READERS;
    console.log(`memory per stalled stream: ${perStream.toFixed(0)} KB`);
    // The limit is 256 KB for the server and 256 KB for the client, which runs in the same process.
    expect(perStream).toBeLessThan(512);
    await until('all to be dropped', () => long.app.openStreams.size === 0);
    for (const user of users) {
      const stored = await until('the partial reply', async () => (await long.stored('chat_messages', user))[1]);
      expect(JSON.parse(String(stored.metadata))).toMatchObject({ interrupted: true });
      expect(String(stored.content).length).toBeLessThan(LENGTH);
    }
    for (const socket of sockets) socket.destroy();
  });
});

describe('reply stream while the model is silent', () => {
  let outside: OutsideHost;
  beforeAll(async () => {
    outside = await startOutsideHost({
      patience: { consentMs: 5_000, firstTokenMs: 60_000, silenceMs: 60_000, usageMs: 500 },
      times: { heartbeatMs: 50, stallMs: 30_000 },
    });
  });
  afterAll(() => outside.close());

  it('R17 sends keep-alive comments, and ends with an error when the service shuts down', async () => {
    outside.model.play({ say: ['Keep it easy today. ', 'And'], after: 'stall' });
    const user = await outside.host.signer.user();
    const { port, base } = outside.host;
    const stream = readStream({ port, path: `${base}/chat`, user, payload: { message: 'hello' } });
    await stream.shows('Keep it easy today. ');
    await pause(300);
    const cut = outside.model.nextCut();
    const start = performance.now();
    await outside.host.app.close();
    expect(performance.now() - start).toBeLessThan(10_000);
    await cut;
    const reply = await stream.reply;
    expect(reply.raw).toContain('\n: keep-alive\n\n');
    expect(reply).toMatchObject({
      text: 'Keep it easy today. ',
      isDone: false,
      error: 'The reply was interrupted. Please ask again in a moment.',
    });
    const [, stored] = await outside.host.stored('chat_messages', user);
    expect(stored).toMatchObject({
      content: 'Keep it easy today. ',
      metadata: '{"model":"openai","interrupted":true}',
    });
    expect((await outside.host.stored('chat_threads', user))[0]).toMatchObject({ leaseHolder: null });
  });
});

describe('reply stream when an error occurs before the reply', () => {
  it("sends one error sentence, and keeps the runner's message in the history", async () => {
    const host = await startHost({
      load: async () => {
        throw new Error('the inside of the service');
      },
      scope: long.scope,
      signer: long.signer,
    });
    const user = await host.signer.user();
    const reply = await host.chat(user, 'hello');
    expect(reply).toMatchObject({
      status: 200,
      chunks: [{ error: 'Your coach could not answer just now. Please try again.' }],
      isDone: false,
    });
    expect(reply.raw).not.toContain('inside');
    expect(await host.stored('chat_messages', user)).toMatchObject([{ role: 'user', content: 'hello' }]);
    expect((await host.stored('chat_threads', user))[0]).toMatchObject({ leaseHolder: null });
    await host.close();
  });
});
