import { DEFAULT_TIMEOUTS } from '@stridewell/kit/config';
import { createScope } from '@stridewell/kit/testing/scope';
import { createTcpProxy, type TcpProxy } from '@stridewell/kit/testing/tcp-proxy';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Host, startHost } from '../testing/host.ts';

let mongo: TcpProxy;
let host: Host;

beforeAll(async () => {
  const scope = createScope();
  mongo = await createTcpProxy(scope.mongoUrl);
  const config = (service: string) => {
    const base = scope.config(service);
    return { ...base, patience: DEFAULT_TIMEOUTS, database: { url: mongo.url, name: base.database.name } };
  };
  host = await startHost({ scope: { ...scope, config } });
});

afterAll(async () => {
  await mongo.set('pass');
  await host.close();
  await mongo.close();
});

it('POST {base}/chat returns 503 within the deadline while MongoDB hangs, and releases the thread after MongoDB recovers', async () => {
  const user = await host.signer.user();
  await host.chat(user, 'before');
  await mongo.set('blackhole');
  const start = performance.now();
  const refused = await host.chat(user, 'meanwhile');
  // The kit's deadline for every route is 2.8 s. The limit is higher because the machine may be busy.
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(refused).toMatchObject({ status: 503, raw: expect.stringContaining('briefly unavailable') });
  expect(refused.headers['content-type']).toContain('application/json');
  await mongo.set('pass');
  const reply = await until('an answer', async () => {
    const next = await host.chat(user, 'after');
    return next.status === 200 && next;
  });
  expect(reply.isDone).toBe(true);
});
