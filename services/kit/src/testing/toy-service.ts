import type { EventType } from '@stridewell/contracts/events/envelope';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import type { FastifyInstance } from 'fastify';
import type { mongo } from 'mongoose';
import { z } from 'zod';
import { createService, type Overrides } from '../app/service.ts';
import { currentUser } from '../auth/plugin.ts';
import type { BaseConfig } from '../config.ts';
import { createId } from '../ids.ts';
import { identityMigration } from '../migrations/ended-sessions.ts';
import type { Connection } from '../mongo/database.ts';
import { type EmittingDocument, OUTBOX_INDEX } from '../outbox/entries.ts';
import { createRelay, toEvent } from '../outbox/relay.ts';
import { entryOf, thingsCollection } from './things.ts';

/** A minimal test service: it stores documents, emits an event for each and consumes its own events. */
export interface Toy {
  app: FastifyInstance;
  /** Ids of the handled events in order, including repeated ones. */
  handled: string[];
  things: mongo.Collection<EmittingDocument>;
  database: Connection;
  /** Ids of the documents for which `beforePublish` ran. */
  healed: string[];
}

export interface ToyOptions extends Overrides {
  /** Called for each event before it is added to the handled events; may throw. */
  onEvent?: (eventId: string) => Promise<void>;
  event?: EventType;
  /** True to make one of the migrations fail. */
  failMigration?: boolean;
}

export const buildToy = async (
  config: BaseConfig,
  { onEvent, event = checkinRecorded, failMigration = false, ...overrides }: ToyOptions = {},
): Promise<Toy> => {
  const handled: string[] = [];
  const healed: string[] = [];
  let stores: Pick<Toy, 'things' | 'database'> | undefined;
  const app = await createService(
    config,
    {
      migrations: [
        identityMigration(1),
        {
          id: 2,
          name: 'pending things',
          up: async (db) => {
            if (failMigration) throw new Error('this migration never works');
            await db.collection('things').createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
          },
        },
      ],
      register: async ({ app, database, bus, clock, logger, metrics }) => {
        const collection = thingsCollection.in(database);
        stores = { things: collection, database };
        const relay = createRelay<EmittingDocument>({
          source: 'things',
          collection,
          deliver: (entry, document) => bus.publish(toEvent('wellness', entry, document.userId)),
          beforePublish: async (document) => void healed.push(document._id),
          logger,
          metrics,
          sweepMs: 50,
        });
        const body = z.strictObject({ name: z.string().min(1), size: z.number().int().optional() });
        app.post(
          '/api/things',
          { schema: { body, response: { 200: z.object({ id: z.string() }) } } },
          async (request) => {
            const { userId } = currentUser(request);
            const thing = { _id: createId(), userId, rev: 1, outbox: [entryOf(1, clock.now())] };
            await collection.insertOne({ ...thing });
            relay.kick(thing._id);
            return { id: thing._id };
          },
        );
        app.get('/api/fails', async () => {
          throw new Error('the inside of the service');
        });
        app.get('/api/open', { config: { public: true } }, async () => ({ open: true }));
        app.get('/api/stream', async (_request, reply) => {
          const open = new AbortController();
          app.openStreams.add(open);
          const end = (): void => {
            app.openStreams.delete(open);
            reply.raw.end('data: [DONE]\n\n');
          };
          open.signal.addEventListener('abort', end, { once: true });
          reply.raw.on('close', () => app.openStreams.delete(open));
          reply.hijack();
          reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
          reply.raw.write('data: {}\n\n');
        });
        bus.consume({
          name: 'toy.counts',
          event,
          handle: async ({ id }) => {
            await onEvent?.(id);
            handled.push(id);
          },
        });
        return { relays: [relay] };
      },
    },
    overrides,
  );
  if (!stores) throw new Error('the toy registered nothing');
  return { app, handled, healed, ...stores };
};
