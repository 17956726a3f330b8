import { type Context, createService, type Overrides as KitOverrides } from '@stridewell/kit/app/service';
import { createCounter } from '@stridewell/kit/counter';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerCodeRoutes } from './features/auth/code-routes.ts';
import { createAssertConfirmed, createConfirm } from './features/auth/confirm.ts';
import { createOpenSession } from './features/auth/open-session.ts';
import { registerPasswordRoutes } from './features/auth/password-routes.ts';
import { createIssueToken, createRenewToken } from './features/auth/renew-token.ts';
import { registerSessionRoutes } from './features/auth/session-routes.ts';
import { createSetPassword } from './features/auth/set-password.ts';
import { createSignIn } from './features/auth/sign-in.ts';
import { registerSignInRoutes } from './features/auth/sign-in-routes.ts';
import { createCodeRepository } from './features/codes/code-repository.ts';
import { createOneTimeCodes } from './features/codes/one-time-codes.ts';
import { createEmailChanges } from './features/email/change-email.ts';
import { createRestorationRepository } from './features/email/restoration-repository.ts';
import { createRestoreEmail } from './features/email/restore-email.ts';
import { registerEmailRoutes } from './features/email/routes.ts';
import { mountErasures } from './features/erasure/mount.ts';
import { ACCOUNT_COLLECTIONS } from './features/export/collections.ts';
import { registerExportRoutes } from './features/export/routes.ts';
import { createInactiveAccounts } from './features/inactive/inactive-accounts.ts';
import { createInactiveRepository } from './features/inactive/repository.ts';
import { createKeyPublisher } from './features/keys/key-publisher.ts';
import { createKeyRepository } from './features/keys/key-repository.ts';
import { createKeyWrappingMigration } from './features/keys/key-wrapping-migration.ts';
import { createKeyring } from './features/keys/keyring.ts';
import { registerKeyRoutes } from './features/keys/routes.ts';
import { createSeals } from './features/keys/secret-repository.ts';
import { createVault } from './features/keys/vault.ts';
import { createMailSender } from './features/mail/mail-sender.ts';
import { createSendNotice } from './features/mail/notices.ts';
import { createMailTransport } from './features/mail/transport.ts';
import { createCheckPassword } from './features/passwords/check-password.ts';
import { createSlots } from './features/passwords/hashing-slots.ts';
import { createPasswords, type Derive } from './features/passwords/passwords.ts';
import { createPseudonyms } from './features/security/pseudonyms.ts';
import { registerSecurityLog } from './features/security/security-log.ts';
import { createAccountIdentity } from './features/sessions/identity.ts';
import { createIdleSessions } from './features/sessions/idle-sessions.ts';
import { createRevocationGuard } from './features/sessions/revocation-guard.ts';
import { createRevocationRelay } from './features/sessions/revocation-relay.ts';
import { registerSessionListRoutes } from './features/sessions/routes.ts';
import { createSessionRepository } from './features/sessions/session-repository.ts';
import { createCounterRepository } from './features/throttle/counter-repository.ts';
import { createKnownDevices } from './features/throttle/known-device.ts';
import { createThrottle } from './features/throttle/throttle.ts';
import { createCredentialChanges } from './features/users/change-credentials.ts';
import { createFindOrCreateAccount } from './features/users/find-or-create-account.ts';
import { registerProfileRoutes } from './features/users/profile-routes.ts';
import { createUserRepository } from './features/users/user-repository.ts';
import { migrations } from './migrations.ts';

export interface Overrides extends KitOverrides {
  /** Password hash function to use instead of argon2id, for example one that counts calls. */
  derive?: Derive;
}

/** Builds the account service, which manages accounts, sign-in and sessions. */
export const buildApp = (config: Config, overrides: Overrides = {}): Promise<FastifyInstance> => {
  const keyring = createKeyring(config.keys.settleMs);
  const vault = config.keyEncryptionKey && createVault(config.keyEncryptionKey);
  return createService(
    config,
    {
      migrations,
      createIdentity({ database, clock, logger, metrics }) {
        const sessions = createSessionRepository(database);
        const keys = createKeyRepository(database, vault);
        const publisher = createKeyPublisher({ keys, keyring, clock, logger, metrics, pollMs: config.keys.pollMs });
        const guard = createRevocationGuard({ sessions, clock, logger, metrics });
        return createAccountIdentity({ keyring, publisher, guard, sessions, logger }, clock);
      },
      async register(context: Context) {
        const { app, database, bus, clock, logger, metrics } = context;
        const sessions = createSessionRepository(database);
        const users = createUserRepository(database);
        const seals = createSeals(database, vault);
        registerSecurityLog(app, { users, pseudonyms: createPseudonyms(seals, clock), logger, metrics });
        const userRelay = context.publishOutbox({ source: 'users', collection: users.collection });
        const credentials = createCredentialChanges({ users, clock, onSaved: userRelay.kick });
        const sessionRelay = createRevocationRelay(sessions, { bus, logger, metrics });
        const reached = createCounter(metrics, {
          name: 'account_total_limits_reached_total',
          help: 'Calls and mails that a limit of the whole installation refused: alert on any.',
          labelNames: ['limit'],
          known: [{ limit: 'registrations' }, { limit: 'strangers_codes' }],
        });
        const throttle = createThrottle(createCounterRepository(database), config.limits, clock, (limit) =>
          reached.inc({ limit }),
        );
        const passwords = createPasswords(overrides.derive);
        const slots = createSlots(config.hashing.atOnce, config.hashing.waitMs);
        const proof = { passwords, slots, throttle, check: createCheckPassword({ passwords, slots, throttle }) };
        const transport = createMailTransport(config.mail, seals.of('mail'));
        const mailSender = createMailSender({
          transport,
          waitsMs: config.mail.retryWaitsMs,
          clock,
          logger,
          metrics,
        });
        // Stops in preClose, while the database is still open, because the names of email files depend on a secret in
        // the database.
        app.addHook('preClose', () => mailSender.close());
        const notify = createSendNotice({ mailSender, throttle, clock });
        const codes = createCodeRepository(database);
        const oneTimeCodes = createOneTimeCodes({
          codes,
          mailSender,
          host: config.mail.host,
          languageOf: users.languageOf,
          hasAccount: async (email) => (await users.findByEmail(email)) !== null,
          throttle,
          seal: seals.of('codes'),
          attempts: config.limits.codeAttempts,
          clock,
        });
        const devices = createKnownDevices(seals.of('devices'), users);
        const openSession = createOpenSession({ users, sessions, sessionRelay, devices, keyring, clock, notify });
        const answerToken = createIssueToken({ sessions, keyring, clock });
        const renewToken = createRenewToken(answerToken, { sessions, clock });
        registerSignInRoutes(app, {
          signIn: createSignIn({ users, ...proof, clock }),
          openSession,
          devices,
          userRelay,
        });
        const accountOf = createFindOrCreateAccount({ users, credentials, sessions, sessionRelay, clock });
        registerCodeRoutes(app, { oneTimeCodes, accountOf, openSession, devices, userRelay, notify });
        const confirm = createConfirm({ users, sessions, ...proof, oneTimeCodes, devices, clock });
        const assertConfirmed = createAssertConfirmed({ sessions, clock });
        registerSessionRoutes(app, { users, sessions, sessionRelay, confirm, renewToken, keyring, clock });
        registerSessionListRoutes(app, { sessions, sessionRelay, credentials, devices, assertConfirmed, clock });
        registerPasswordRoutes(app, {
          setPassword: createSetPassword({ users, credentials, sessions, ...proof, clock }),
          devices,
          answerToken,
          sessionRelay,
          notify,
        });
        const restorations = createRestorationRepository(database);
        const emailChanges = createEmailChanges({
          users,
          credentials,
          restorations,
          codes,
          mailSender,
          host: config.mail.host,
          origin: config.mail.origin,
          confirm,
          throttle,
          devices,
          seal: seals.of('codes'),
          attempts: config.limits.codeAttempts,
          clock,
        });
        registerProfileRoutes(app, { users, userRelay, renewToken, assertConfirmed, clock });
        registerExportRoutes(app, {
          config: config.export,
          users,
          database,
          collections: ACCOUNT_COLLECTIONS,
          assertConfirmed,
          clock,
          logger,
          notify,
        });
        registerKeyRoutes(app, { keyring });
        const erasing = mountErasures(context, {
          users,
          sessions,
          sessionRelay,
          assertConfirmed,
          devices,
          codes,
          mailSender,
          restorations,
          throttle,
          notify,
          ...config.erasure,
        });
        const restoreEmail = createRestoreEmail({
          ...{ users, credentials, restorations, sessions, sessionRelay, mailSender, throttle, clock },
          eraseAccount: erasing.eraseAccount,
        });
        registerEmailRoutes(app, { emailChanges, restoreEmail, devices, sessions, sessionRelay, clock });
        const inactive = createInactiveAccounts({
          accounts: createInactiveRepository(database),
          transport,
          withoutEmail: users.withoutEmail,
          eraseAccount: erasing.eraseAccount,
          waits: config.inactive,
          clock,
          logger,
          metrics,
        });
        app.addHook('preClose', () => inactive.stop());
        const protection = createKeyWrappingMigration({
          keys: createKeyRepository(database, vault),
          seals,
          clock,
          logger,
        });
        app.addHook('onClose', async () => protection.stop());
        const idle = createIdleSessions({ sessions, sessionRelay, clock, logger });
        app.addHook('onClose', () => idle.stop());
        return {
          relays: [sessionRelay],
          async onStart() {
            await protection.start();
            await erasing.onStart();
            idle.start();
            inactive.start();
          },
        };
      },
    },
    overrides,
  );
};
