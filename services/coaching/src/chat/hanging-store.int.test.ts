import { PATIENCE } from '@stridewell/kit/config';
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
    const given = scope.config(service);
    return { ...given, patience: PATIENCE, database: { url: mongo.url, name: given.database.name } };
  };
  host = await startHost({ scope: { ...scope, config } });
});

afterAll(async () => {
  await mongo.set('pass');
  await host.close();
  await mongo.close();
});

it('a store that hangs is a 503 in time, no stream; and the thread is free once it answers again', async () => {
  const user = await host.signer.user();
  await host.chat(user, 'before');
  await mongo.set('blackhole');
  const start = performance.now();
  const refused = await host.chat(user, 'meanwhile');
  // 2.8 s by the kit's deadline for every route; a busy machine gets room.
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
