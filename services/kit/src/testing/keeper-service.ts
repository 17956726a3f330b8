import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createService, type Overrides } from '../app/service.ts';
import { currentUser } from '../auth/plugin.ts';
import type { BaseConfig } from '../config.ts';
import { createId } from '../ids.ts';
import { identityMigration } from '../migrations/ended-sessions.ts';
import type { UserCollection } from '../user-data/collections.ts';
import { untilReady } from './ready.ts';
import type { TestScope } from './scope.ts';
import { createSigner } from './signer.ts';

/** Collections with user data of the service that {@link buildKeeper} creates. */
const KEEPER_USER_DATA: readonly UserCollection[] = [
  { name: 'entries', secrets: ['tokenHash'] },
  { name: 'state', staysWithAccount: true },
  { name: 'empty' },
];

/** A test service that stores entries, exports its data and requires consent. */
export const buildKeeper = (
  scope: TestScope,
  name = 'keeper',
  { config = {}, ...overrides }: Overrides & { config?: Partial<BaseConfig> } = {},
): Promise<FastifyInstance> =>
  createService(
    { ...scope.config(name), ...config },
    {
      migrations: [identityMigration(1)],
      userData: KEEPER_USER_DATA,
      async register({ app, database }) {
        const body = z.strictObject({ note: z.string() });
        const response = { 204: z.null() };
        app.post(
          '/api/entries',
          { config: { storesHealthData: true }, schema: { body, response } },
          async (request, reply) => {
            const entry = { _id: createId() as never, userId: currentUser(request).userId, ...request.body };
            await database.collection('entries').insertOne(entry);
            return reply.code(204).send(null);
          },
        );
        app.get('/api/entries', async (request) => {
          const { userId } = currentUser(request);
          return { count: await database.collection('entries').countDocuments({ userId }) };
        });
        app.delete('/api/entries', { schema: { response } }, async (request, reply) => {
          await database.collection('entries').deleteMany({ userId: currentUser(request).userId });
          return reply.code(204).send(null);
        });
        return {};
      },
    },
    overrides,
  );

/** Starts the test service of {@link buildKeeper}, waits until it is ready, and creates a signer for its sessions. */
export const startKeeper = async (scope: TestScope) => {
  const signer = await createSigner(scope);
  const app = await untilReady(await buildKeeper(scope));
  const close = async (): Promise<void> => {
    await app.close();
    await signer.close();
  };
  return { signer, app, close };
};
