import { checkinRecorded } from '@stridewell/contracts/events/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { createTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { buildToy, type Toy } from '../testing/toy-service.ts';
import { until } from '../testing/until.ts';

const scope = createScope();
let signer: Signer;
let nats: TcpProxy;
let toy: Toy;
const received = new Map<string, number>();

beforeAll(async () => {
  signer = await createSigner(scope);
  signer.bus.consume({
    name: 'test.hears',
    event: checkinRecorded,
    handle: async ({ id }) => void received.set(id, (received.get(id) ?? 0) + 1),
  });
  nats = await createTcpProxy(scope.natsUrl);
  toy = await buildToy({ ...scope.config('toy'), bus: { url: nats.url, prefix: scope.prefix } });
  await untilReady(toy.app);
});

afterAll(async () => {
  await toy.app.close();
  await nats.close();
  await signer.close();
});

describe('service while NATS is unavailable', () => {
  it.each(['refuse', 'blackhole'] as const)(
    'accepts writes, and publishes their events once NATS is available (network fault: %s)',
    async (mode) => {
      const { headers } = await signer.user();
      const write = async (): Promise<string> => {
        const answer = await toy.app.inject({ method: 'POST', url: '/api/things', headers, payload: { name: 'x' } });
        expect(answer.statusCode).toBe(200);
        return answer.json().id;
      };
      await nats.set(mode);
      const written = await Promise.all(Array.from({ length: 30 }, write));
      const waiting = await toy.things.find().toArray();
      const events = waiting
        .filter(({ _id }) => written.includes(_id))
        .flatMap(({ outbox }) => outbox.map(({ id }) => id));
      expect(events).toHaveLength(30);
      expect(events.some((id) => received.has(id))).toBe(false);
      await nats.set('pass');
      await until('every event to arrive', () => events.every((id) => received.has(id)));
      await until('every outbox to be empty', async () =>
        (await toy.things.find().toArray()).every(({ outbox }) => outbox.length === 0),
      );
    },
  );
});
