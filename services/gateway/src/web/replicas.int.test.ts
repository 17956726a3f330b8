import type { RequestListener } from 'node:http';
import type { RemotesFile } from '@stridewell/contracts/web';
import { type Clock, createClock } from '@stridewell/kit/clock';
import { afterEach, describe, expect, test } from 'vitest';
import { type Edge, PAGE, startEdge } from '../testing/gateway.ts';
import {
  diesInTheMiddle,
  fakeDnsLookup,
  files,
  neverAnswers,
  type ReplicaSet,
  servesBuild,
  servesOldBuild,
  startReplicas,
} from '../testing/replicas.ts';

const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.close()));
});

const replicas = async (...behaviours: RequestListener[]): Promise<ReplicaSet> => {
  const set = await startReplicas(...behaviours);
  started.push(set);
  return set;
};

/** Starts a gateway whose shell and remotes are on web servers. The DNS lookup fails for hosts that are not given. */
const edgeFor = async (
  hosts: { shell?: ReplicaSet; running?: ReplicaSet; wellness?: ReplicaSet },
  clock: Clock = createClock(),
): Promise<Edge> => {
  const remotes = ['running', 'wellness'].map((name) => ({
    name,
    root: `http://${name}.test:8080`,
    routes: [`/${name}`],
  }));
  const named = Object.fromEntries(Object.entries(hosts).map(([name, set]) => [`${name}.test`, set]));
  const web = { root: 'http://shell.test', remotes };
  const edge = await startEdge({ clock, findFrontEnds: fakeDnsLookup(named), web });
  started.push(edge);
  return edge;
};

/** Creates a clock that advances only when the test calls `pass`. */
const manualClock = () => {
  let elapsed = 0;
  return { ...createClock(), monotonic: () => elapsed, pass: (milliseconds: number) => (elapsed += milliseconds) };
};

const listedBuilds = async ({ url }: Edge) => {
  const answer = await fetch(`${url}/remotes.json`);
  expect(answer.status).toBe(200);
  const { remotes } = (await answer.json()) as RemotesFile;
  return Object.fromEntries(remotes.map(({ name, build }) => [name, build]));
};

const read = async (address: string) => {
  const answer = await fetch(address);
  return { status: answer.status, text: await answer.text(), answer };
};

const UNAVAILABLE = { statusCode: 503, code: 'unavailable' };

describe('gateway while two builds of a front end are deployed', () => {
  test('fetches a file from the server that has it and returns 404 when no server has it', async () => {
    const running = await replicas(servesBuild('b1', { 'b1/a.js': 'one' }), servesBuild('b2', { 'b2/a.js': 'two' }));
    const edge = await edgeFor({ running });
    expect(await listedBuilds(edge)).toMatchObject({ running: 'b1' });
    expect(await read(`${edge.url}/remotes/running/b2/a.js`)).toMatchObject({ status: 200, text: 'two' });
    expect(await read(`${edge.url}/remotes/running/b1/a.js`)).toMatchObject({ status: 200, text: 'one' });
    const { answer, text } = await read(`${edge.url}/remotes/running/b3/a.js`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ message: 'There is nothing at this address.' });
  });

  test('fetches an immutable file once for all clients and encodings', async () => {
    const running = await replicas(servesBuild('b1', { 'b1/a.js': 'word '.repeat(1_000) }));
    const edge = await edgeFor({ running });
    const address = `${edge.url}/remotes/running/b1/a.js`;
    const take = (encoding: string) => fetch(address, { headers: { 'accept-encoding': encoding } });
    await Promise.all(['br', 'gzip', 'identity', 'br'].map(async (encoding) => (await take(encoding)).text()));
    expect(running.servers[0]?.requests.filter(({ url }) => url === '/b1/a.js')).toHaveLength(1);
  });
});

describe('gateway when a front-end server fails', () => {
  test.each<[string, RequestListener]>([
    ['dies in the middle of a file', diesInTheMiddle],
    ['answers with an error', (_request, response) => response.writeHead(500).end()],
    ['closes the connection', (request) => request.socket.destroy()],
    [
      'sends its page for every address',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE),
    ],
    [
      'compresses although identity was requested',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    ],
  ])('asks the next server when the first %s', async (_what, bad) => {
    const running = await replicas(bad, servesBuild('b1', { 'b1/a.js': 'whole' }));
    const edge = await edgeFor({ running });
    expect(await read(`${edge.url}/remotes/running/b1/a.js`)).toMatchObject({ status: 200, text: 'whole' });
    expect(running.servers[0]?.requests).toHaveLength(1);
    expect(await listedBuilds(edge)).toMatchObject({ running: 'b1' });
  });

  test('asks the next server when the first does not respond and avoids the first for two seconds', async () => {
    const running = await replicas(neverAnswers, servesBuild('b1', { 'b1/a.js': 'heard' }));
    const clock = manualClock();
    const edge = await edgeFor({ running }, clock);
    expect(await listedBuilds(edge)).toMatchObject({ running: 'b1' });
    expect(await read(`${edge.url}/remotes/running/b1/a.js`)).toMatchObject({ text: 'heard' });
    expect(running.servers[0]?.requests).toHaveLength(1);
    clock.pass(2_000);
    expect(await listedBuilds(edge)).toMatchObject({ running: 'b1' });
    expect(running.servers[0]?.requests).toHaveLength(2);
  });

  test('lists a build without a descriptor when one of the servers fails', async () => {
    const failing: RequestListener = (_request, response) => response.writeHead(500).end();
    const edge = await edgeFor({ running: await replicas(failing, servesOldBuild('b1')) });
    expect(await listedBuilds(edge)).toMatchObject({ running: 'b1' });
  });

  test('asks the next server when the first sends no HTML for the page', async () => {
    const wrongType: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    const edge = await edgeFor({ shell: await replicas(wrongType, files({ 'index.html': PAGE })) });
    expect(await read(`${edge.url}/`)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<div id="root">') as string,
    });
  });
});

describe('gateway when a front-end server is replaced', () => {
  test('finds the new address and completes the pending request', async () => {
    const [before, after] = [
      await replicas(servesBuild('b1')),
      await replicas(servesBuild('b1', { 'b1/a.js': 'here' })),
    ];
    const running = { ...before, listed: [...before.listed] };
    const edge = await edgeFor({ running });
    await listedBuilds(edge);
    await before.close();
    const answer = read(`${edge.url}/remotes/running/b1/a.js`);
    running.listed.splice(0, 1, ...after.listed);
    expect(await answer).toMatchObject({ status: 200, text: 'here' });
  });

  test('uses the last known addresses while the DNS lookup fails', async () => {
    const before = await replicas(servesBuild('b1', { 'b1/a.js': 'here' }));
    const running = { ...before, listed: [...before.listed] };
    const clock = manualClock();
    const edge = await edgeFor({ running }, clock);
    await listedBuilds(edge);
    running.listed.length = 0;
    clock.pass(1_000);
    expect(await read(`${edge.url}/remotes/running/b1/a.js`)).toMatchObject({ status: 200 });
  });
});

describe('gateway when a front end is unavailable', () => {
  test('returns 503 for the front end’s files and lists its build as null in /remotes.json', async () => {
    const edge = await edgeFor({ wellness: await replicas(servesBuild('w1')) });
    expect(await listedBuilds(edge)).toEqual({ running: null, wellness: 'w1' });
    const { answer, text } = await read(`${edge.url}/remotes/running/b1/a.js`);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '1',
      'no-store',
    ]);
    expect(JSON.parse(text)).toMatchObject(UNAVAILABLE);
  });

  test('returns /remotes.json within two seconds when no server responds', async () => {
    const edge = await edgeFor({
      running: await replicas(neverAnswers, neverAnswers, neverAnswers),
      wellness: await replicas(neverAnswers),
    });
    const began = performance.now();
    expect(await listedBuilds(edge)).toEqual({ running: null, wellness: null });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('lists the last known build for ten seconds, then null', async () => {
    const running = await replicas(servesBuild('b1'));
    const clock = manualClock();
    const edge = await edgeFor({ running }, clock);
    await listedBuilds(edge);
    await running.close();
    clock.pass(9_000);
    expect(await listedBuilds(edge)).toMatchObject({ running: 'b1' });
    clock.pass(1_000);
    expect(await listedBuilds(edge)).toMatchObject({ running: null });
  });

  test('serves the shell’s last known page and cached immutable files', async () => {
    const shell = await replicas(files({ 'index.html': PAGE, 'assets/main.0a1b2c3d.js': 'main', 'sw.js': 'self' }));
    const edge = await edgeFor({ shell });
    const nonce = async (): Promise<string> => {
      const { answer, text } = await read(`${edge.url}/check-in`);
      expect([answer.status, text]).toEqual([200, expect.stringContaining('<div id="root">')]);
      return /content="([^"]+)"/.exec(text)?.[1] ?? '';
    };
    const first = await nonce();
    await read(`${edge.url}/assets/main.0a1b2c3d.js`);
    await shell.close();
    expect(await nonce()).not.toBe(first);
    expect(await read(`${edge.url}/assets/main.0a1b2c3d.js`)).toMatchObject({ status: 200, text: 'main' });
    expect((await read(`${edge.url}/sw.js`)).status).toBe(503);
    expect((await read(`${edge.url}/assets/other.js`)).status).toBe(503);
  });

  test('returns 503 with an explanation when the shell has never been reachable or has no page', async () => {
    for (const shell of [undefined, await replicas(files({}))]) {
      const { answer, text } = await read(`${(await edgeFor(shell ? { shell } : {})).url}/`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(text).toContain('Please try again in a moment.');
    }
  });
});
