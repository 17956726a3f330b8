import type { RequestListener } from 'node:http';
import type { RemotesFile } from '@stridewell/contracts/web';
import { type Clock, createClock } from '@stridewell/kit/clock';
import { afterEach, describe, expect, test } from 'vitest';
import { type Edge, PAGE, startEdge } from '../testing/edge.ts';
import {
  builtAs,
  diesInTheMiddle,
  files,
  nameServer,
  type ReplicaSet,
  silent,
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

/** An edge whose shell and two remotes are at addresses; who is not named is not known to the name server. */
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
  const edge = await startEdge({ clock, findFrontEnds: nameServer(named), web });
  started.push(edge);
  return edge;
};

/** Durations are what the test says, however slow the machine is. */
const handClock = () => {
  let elapsed = 0;
  return { ...createClock(), monotonic: () => elapsed, pass: (milliseconds: number) => (elapsed += milliseconds) };
};

const told = async ({ url }: Edge) => {
  const answer = await fetch(`${url}/remotes.json`);
  expect(answer.status).toBe(200);
  const { remotes } = (await answer.json()) as RemotesFile;
  return Object.fromEntries(remotes.map(({ name, build }) => [name, build]));
};

const read = async (address: string) => {
  const answer = await fetch(address);
  return { status: answer.status, text: await answer.text(), answer };
};

const AWAY = { statusCode: 503, code: 'unavailable' };

describe('while a roll-out goes on, a front end is two builds at once', () => {
  test('what the first asked does not have is taken from the other; what nobody has is a 404', async () => {
    const running = await replicas(builtAs('b1', { 'b1/a.js': 'one' }), builtAs('b2', { 'b2/a.js': 'two' }));
    const edge = await edgeFor({ running });
    expect(await told(edge)).toMatchObject({ running: 'b1' });
    expect(await read(`${edge.url}/remotes/running/b2/a.js`)).toMatchObject({ status: 200, text: 'two' });
    expect(await read(`${edge.url}/remotes/running/b1/a.js`)).toMatchObject({ status: 200, text: 'one' });
    const { answer, text } = await read(`${edge.url}/remotes/running/b3/a.js`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ message: 'There is nothing at this address.' });
  });

  test('a file under an address that never changes is asked for once, whoever wants it, in whatever encoding', async () => {
    const running = await replicas(builtAs('b1', { 'b1/a.js': 'word '.repeat(1_000) }));
    const edge = await edgeFor({ running });
    const address = `${edge.url}/remotes/running/b1/a.js`;
    const take = (encoding: string) => fetch(address, { headers: { 'accept-encoding': encoding } });
    await Promise.all(['br', 'gzip', 'identity', 'br'].map(async (encoding) => (await take(encoding)).text()));
    expect(running.servers[0]?.heard.filter(({ url }) => url === '/b1/a.js')).toHaveLength(1);
  });
});

describe('a server that fails is passed over for the next', () => {
  test.each<[string, RequestListener]>([
    ['that dies in the middle of a file', diesInTheMiddle],
    ['that answers with an error', (_request, response) => response.writeHead(500).end()],
    ['that hangs up', (request) => request.socket.destroy()],
    [
      'that gives its page for every address',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE),
    ],
    [
      'that compresses what was not to be',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    ],
  ])('one %s', async (_what, bad) => {
    const running = await replicas(bad, builtAs('b1', { 'b1/a.js': 'whole' }));
    const edge = await edgeFor({ running });
    expect(await read(`${edge.url}/remotes/running/b1/a.js`)).toMatchObject({ status: 200, text: 'whole' });
    expect(running.servers[0]?.heard).toHaveLength(1);
    expect(await told(edge)).toMatchObject({ running: 'b1' });
  });

  test('one that is silent: the question is asked elsewhere in time, and the next one is not held up by it', async () => {
    const running = await replicas(silent, builtAs('b1', { 'b1/a.js': 'heard' }));
    const clock = handClock();
    const edge = await edgeFor({ running }, clock);
    expect(await told(edge)).toMatchObject({ running: 'b1' });
    expect(await read(`${edge.url}/remotes/running/b1/a.js`)).toMatchObject({ text: 'heard' });
    expect(running.servers[0]?.heard).toHaveLength(1);
    clock.pass(2_000);
    expect(await told(edge)).toMatchObject({ running: 'b1' });
    expect(running.servers[0]?.heard).toHaveLength(2);
  });

  test('one that gives something else for the page', async () => {
    const lying: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    const edge = await edgeFor({ shell: await replicas(lying, files({ 'index.html': PAGE })) });
    expect(await read(`${edge.url}/`)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<div id="root">') as string,
    });
  });
});

describe('a front end that is replaced', () => {
  test('its server refuses, the next one has another address: the client sees nothing of it', async () => {
    const [before, after] = [await replicas(builtAs('b1')), await replicas(builtAs('b1', { 'b1/a.js': 'here' }))];
    const running = { ...before, listed: [...before.listed] };
    const edge = await edgeFor({ running });
    await told(edge);
    await before.close();
    const answer = read(`${edge.url}/remotes/running/b1/a.js`);
    running.listed.splice(0, 1, ...after.listed);
    expect(await answer).toMatchObject({ status: 200, text: 'here' });
  });

  test('a name server that is away takes nobody’s address', async () => {
    const before = await replicas(builtAs('b1', { 'b1/a.js': 'here' }));
    const running = { ...before, listed: [...before.listed] };
    const clock = handClock();
    const edge = await edgeFor({ running }, clock);
    await told(edge);
    running.listed.length = 0;
    clock.pass(1_000);
    expect(await read(`${edge.url}/remotes/running/b1/a.js`)).toMatchObject({ status: 200 });
  });
});

describe('a front end that is away', () => {
  test('is its own matter: no entry, a 503 for its files, the other remote is told', async () => {
    const edge = await edgeFor({ wellness: await replicas(builtAs('w1')) });
    expect(await told(edge)).toEqual({ running: null, wellness: 'w1' });
    const { answer, text } = await read(`${edge.url}/remotes/running/b1/a.js`);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '1',
      'no-store',
    ]);
    expect(JSON.parse(text)).toMatchObject(AWAY);
  });

  test('in silence: holds up nobody for longer than a second', async () => {
    const edge = await edgeFor({ running: await replicas(silent, silent, silent), wellness: await replicas(silent) });
    const began = performance.now();
    expect(await told(edge)).toEqual({ running: null, wellness: null });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('for a moment only: what was told goes on being told, and after ten seconds no more', async () => {
    const running = await replicas(builtAs('b1'));
    const clock = handClock();
    const edge = await edgeFor({ running }, clock);
    await told(edge);
    await running.close();
    clock.pass(9_000);
    expect(await told(edge)).toMatchObject({ running: 'b1' });
    clock.pass(1_000);
    expect(await told(edge)).toMatchObject({ running: null });
  });

  test('the shell: its last page and the files that never change go on', async () => {
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

  test('a shell that was never there is a sentence, and one without a page too', async () => {
    for (const shell of [undefined, await replicas(files({}))]) {
      const { answer, text } = await read(`${(await edgeFor(shell ? { shell } : {})).url}/`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(text).toContain('Please try again in a moment.');
    }
  });
});
