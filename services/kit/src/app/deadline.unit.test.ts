import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pause } from '../clock.ts';
import { DEFAULT_TIMEOUTS } from '../config.ts';
import { deadlinePlugin } from './deadline.ts';
import { handleError } from './error-mapper.ts';

const config = { deadlineMs: 60 };
let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  app.setErrorHandler(handleError);
  await app.register(deadlinePlugin, DEFAULT_TIMEOUTS);
});

afterEach(() => app.close());

describe('deadlinePlugin', () => {
  it.each(['GET', 'POST', 'DELETE'] as const)('returns 503 when a handler hangs (%s request)', async (method) => {
    app.route({ method, url: '/hangs', config, handler: () => new Promise(() => undefined) });
    const answer = await app.inject({ method, url: '/hangs', ...(method === 'POST' && { payload: { a: 1 } }) });
    expect(answer.json()).toMatchObject({ statusCode: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('1');
  });

  it('returns 503 when a hook before the handler hangs', async () => {
    app.addHook('onRequest', () => new Promise(() => undefined));
    app.get('/hangs', { config }, async () => 'never');
    expect((await app.inject('/hangs')).statusCode).toBe(503);
  });

  it('ignores a handler that succeeds or fails after the deadline', async () => {
    const late = Promise.withResolvers<string>();
    app.get('/late', { config }, () => late.promise);
    app.get('/fails', { config }, () => late.promise.then(() => Promise.reject(new Error('too late'))));
    expect((await app.inject('/late')).statusCode).toBe(503);
    expect((await app.inject('/fails')).statusCode).toBe(503);
    late.resolve('late');
    await pause(0);
    expect((await app.inject('/nothing')).statusCode).toBe(404);
  });

  it('does not interrupt a response that has begun', async () => {
    const slow = async function* (): AsyncGenerator<string> {
      for (const part of ['a', 'b', 'c']) {
        yield part;
        await pause(50);
      }
    };
    app.get('/stream', { config }, (_request, reply) => reply.send(Readable.from(slow())));
    app.get('/hijacked', { config }, async (_request, reply) => {
      reply.hijack();
      await pause(150);
      reply.raw.end('done');
    });
    expect((await app.inject('/stream')).body).toBe('abc');
    expect((await app.inject('/hijacked')).body).toBe('done');
  });

  it('does not count the time the client takes to send the body', async () => {
    app.post('/body', { config }, async ({ body }) => body);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json' };
    const answer = Promise.withResolvers<number | undefined>();
    const sent = request({ port, path: '/body', method: 'POST', headers }, (response) => {
      response.resume();
      answer.resolve(response.statusCode);
    });
    sent.write('{"a":');
    await pause(150);
    sent.end('1}');
    expect(await answer.promise).toBe(200);
  });

  it('uses the route’s own deadlineMs', async () => {
    app.get('/patient', { config: { deadlineMs: 5_000 } }, async () => {
      await pause(150);
      return 'done';
    });
    expect((await app.inject('/patient')).body).toBe('done');
  });
});
