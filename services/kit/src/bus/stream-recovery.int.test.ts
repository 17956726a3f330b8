import { checkinRecorded } from '@stridewell/contracts/events/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { openProxiedToy, type ProxiedToy } from '../testing/proxied-toy.ts';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer, type TestUser } from '../testing/signer.ts';
import { eventOf } from '../testing/things.ts';
import { until } from '../testing/until.ts';
import { type Connection, openConnection } from './connection.ts';
import { createNames } from './names.ts';

const scope = createScope();
const names = createNames(scope.prefix);
const stream = names.stream(checkinRecorded.stream);
const durable = names.durable('toy.counts');
let signer: Signer;
let server: Connection;
let proxied: ProxiedToy;
let user: TestUser;

beforeAll(async () => {
  signer = await createSigner(scope);
  server = openConnection(scope.natsUrl, 'test', createLogger('test', 'silent'));
  proxied = await openProxiedToy(scope);
  await untilReady(proxied.toy.app);
  user = await signer.user();
});

afterAll(async () => {
  await proxied.close();
  await server.close();
  await signer.close();
});

/** Writes a document, then waits until its event has been published, stored in the stream and consumed. */
const writeAndFollow = async (): Promise<void> => {
  const { app, handled, things } = proxied.toy;
  const before = handled.length;
  const { headers } = user;
  const answer = await app.inject({ method: 'POST', url: '/api/things', headers, payload: { name: 'x' } });
  expect(answer.statusCode).toBe(200);
  await until('the event', () => handled.length === before + 1, 10_000);
  // An entry that is still in the outbox would be published again and mistaken for the next event.
  await until('an empty outbox', async () => (await things.findOne({ _id: answer.json().id }))?.outbox.length === 0);
};

describe('bus connection after data loss in NATS', () => {
  it('resumes event delivery after the consumer was deleted', async () => {
    await writeAndFollow();
    const { jsm } = await server.link();
    // A recreated consumer receives all stored events. The stream is purged, so that the consumer receives only the new
    // event.
    await jsm.streams.purge(stream);
    await jsm.consumers.delete(stream, durable);
    await writeAndFollow();
  });

  it('resumes event delivery after the stream was deleted', async () => {
    await writeAndFollow();
    const { jsm } = await server.link();
    await jsm.streams.delete(stream);
    await writeAndFollow();
  });

  it('resumes event delivery after NATS restarts with an empty store', async () => {
    await writeAndFollow();
    const { jsm } = await server.link();
    await proxied.nats.set('refuse');
    for await (const { config } of jsm.streams.list())
      if (config.name.startsWith(names.stream(''))) await jsm.streams.delete(config.name);
    await proxied.nats.set('pass');
    await writeAndFollow();
  });

  it('recreates a deleted stream without consumers when a publish fails', async () => {
    const alone = createScope();
    const publisher = await createSigner(alone);
    const { jsm } = await server.link();
    const lost = createNames(alone.prefix).stream(checkinRecorded.stream);
    await jsm.streams.delete(lost);
    const event = eventOf();
    await expect(publisher.bus.publish(event)).rejects.toThrow();
    const publish = async (): Promise<boolean> => {
      await publisher.bus.publish(event);
      return true;
    };
    await until('the event to be stored', () => publish().catch(() => false));
    expect((await jsm.streams.info(lost)).state.messages).toBe(1);
    await publisher.close();
  });
});
