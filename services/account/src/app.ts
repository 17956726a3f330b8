import { type Context, createService, type Overrides as KitOverrides } from '@stridewell/kit/app/service';
import { createRelay, toEvent } from '@stridewell/kit/outbox/relay';
import type { FastifyInstance } from 'fastify';
import { createOpenSession } from './auth/open-session.ts';
import { registerSessionRoutes } from './auth/session-routes.ts';
import { createSignIn } from './auth/sign-in.ts';
import { registerSignInRoutes } from './auth/sign-in-routes.ts';
import type { Config } from './config.ts';
import { createKeyRepository } from './keys/key-repository.ts';
import { createKeyring } from './keys/keyring.ts';
import { createKeyPublisher } from './keys/publisher.ts';
import { registerKeyRoutes } from './keys/routes.ts';
import { migrations } from './migrations.ts';
import { createPasswords, type Derive } from './passwords/passwords.ts';
import { createSlots } from './passwords/slots.ts';
import { createAccountIdentity } from './sessions/identity.ts';
import { createRevocationRelay } from './sessions/revocation-relay.ts';
import { createSessionRepository } from './sessions/session-repository.ts';
import { createCounterRepository } from './throttle/counter-repository.ts';
import { createThrottle } from './throttle/throttle.ts';
import { registerProfileRoutes } from './users/profile-routes.ts';
import type { UserDocument } from './users/user.ts';
import { createUserRepository } from './users/user-repository.ts';

export interface Overrides extends KitOverrides {
  /** Goes around the real argon2id, to count what it is asked. */
  derive?: Derive;
}

/** The account service: who a runner is, and which sessions go on. */
export const buildApp = (config: Config, overrides: Overrides = {}): Promise<FastifyInstance> => {
  const keyring = createKeyring(config.keys.settleMs);
  return createService(
    config,
    {
      migrations,
      createIdentity({ database, clock, logger }) {
        const sessions = createSessionRepository(database);
        const keys = createKeyRepository(database);
        const publisher = createKeyPublisher({ keys, keyring, clock, logger, pollMs: config.keys.pollMs });
        return createAccountIdentity({ keyring, publisher, sessions }, clock);
      },
      async register({ app, database, bus, clock, logger, metrics }: Context) {
        const sessions = createSessionRepository(database);
        const users = createUserRepository(database);
        const userRelay = createRelay<UserDocument>({
          source: 'users',
          model: users.model,
          deliver: (entry, user) => bus.publish(toEvent(config.name, entry, user.userId)),
          logger,
          metrics,
        });
        const sessionRelay = createRevocationRelay(sessions, { bus, logger, metrics });
        const signIn = createSignIn({
          users,
          passwords: createPasswords(overrides.derive),
          slots: createSlots(config.hashing.atOnce, config.hashing.waitMs),
          throttle: createThrottle(createCounterRepository(database), config.limits, clock),
          clock,
        });
        const openSession = createOpenSession({ sessions, keyring, clock });
        registerSignInRoutes(app, { signIn, openSession, userRelay });
        registerSessionRoutes(app, { users, sessions, sessionRelay, clock });
        registerProfileRoutes(app, { users, userRelay, clock });
        registerKeyRoutes(app, { keyring });
        return { relays: [userRelay, sessionRelay] };
      },
    },
    overrides,
  );
};
