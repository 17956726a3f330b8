import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { buildToy, type Toy } from '../testing/toy-service.ts';
import { until } from '../testing/until.ts';

const scope = createScope();
const agent = new Agent({ keepAlive: true });
let signer: Signer;
let toy: Toy;
let port: number;
let headers: Record<string, string>;

beforeAll(async () => {
  signer = await createSigner(scope);
  toy = await buildToy(scope.config('toy'));
  await untilReady(toy.app);
  await toy.app.listen({ host: '127.0.0.1', port: 0 });
  port = (toy.app.server.address() as AddressInfo).port;
  headers = (await signer.user()).headers;
});

afterAll(async () => {
  agent.destroy();
  await signer.close();
});

/**
 * Sends a request on a keep-alive connection. `first` resolves with the first bytes of the response, `body` with the
 * complete response.
 */
const get = (path: string) => {
  const first = Promise.withResolvers<string>();
  const body = Promise.withResolvers<string>();
  const sent = request({ port, path, agent, headers }, (answer) => {
    let text = '';
    answer.on('data', (chunk) => {
      text += chunk;
      first.resolve(text);
    });
    answer.on('end', () => body.resolve(text));
  });
  sent.on('error', body.reject);
  sent.end();
  return { first: first.promise, body: body.promise };
};

describe('app.close', () => {
  it('ends open streams, closes idle connections and finishes within a second', async () => {
    expect(await get('/livez').body).toContain('ok');
    const stream = get('/api/stream');
    expect(await stream.first).toBe('data: {}\n\n');
    expect(toy.app.openStreams.size).toBe(1);
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const start = performance.now();
    await toy.app.close();
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(await stream.body).toBe('data: {}\n\ndata: [DONE]\n\n');
    expect(toy.app.openStreams.size).toBe(0);
    await until('the connection to be gone', () => Object.keys(agent.freeSockets).length === 0);
    await expect(get('/livez').body).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
