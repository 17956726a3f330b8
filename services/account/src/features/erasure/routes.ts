import { erasureParams } from '@stridewell/contracts/http/erasure';
import { route } from '@stridewell/contracts/http/operations';
import type { ErasureAnswer, ErasureScope } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { type Clock, pause } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import { createSecret } from '@stridewell/kit/ids';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { AssertConfirmed } from '../auth/confirm.ts';
import type { SendNotice } from '../mail/notices.ts';
import { clearSessionCookie } from '../sessions/cookies.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import type { UserRepository } from '../users/user-repository.ts';
import { presentAnswer, presentErasure } from './erasure-response.ts';
import type { ErasureRunner } from './erasure-runner.ts';
import { type ErasureRepository, hashErasureId } from './repository.ts';

export interface ErasureRoutes {
  erasures: ErasureRepository;
  keeper: ErasureRunner;
  relay: Relay;
  sessions: SessionRepository;
  sessionRelay: Relay;
  devices: Pick<KnownDevices, 'forget'>;
  assertConfirmed: AssertConfirmed;
  clock: Clock;
  /** Maximum time in milliseconds that a request waits for the services to respond. */
  waitMs: number;
  outsideModel: string | null;
  users: Pick<UserRepository, 'findById'>;
  notify: SendNotice;
}

const POLL_MS = 50;
/** Time allowed for database access in addition to the wait for the services, in milliseconds. */
const STORING_MS = 5_000;

const noErasure = () => missing('We could not find this deletion, or its receipt is older than 30 days.');

/**
 * Registers the routes DELETE delete-me and delete-all, for which 200 means that the erasure was accepted, and GET
 * erasure.
 */
export const registerErasureRoutes = (app: Http, parts: ErasureRoutes): void => {
  const {
    erasures,
    keeper,
    relay,
    sessions,
    sessionRelay,
    devices,
    assertConfirmed,
    clock,
    waitMs,
    outsideModel,
    users,
    notify,
  } = parts;
  const config = { deadlineMs: waitMs + STORING_MS };

  const isComplete = async (id: string): Promise<boolean> => (await erasures.find(id))?.completedAt != null;

  /** Stores an erasure and waits at most `waitMs` for its completion. */
  const erase = async (userId: string, scope: ErasureScope): Promise<ErasureAnswer> => {
    const user = await users.findById(userId);
    // Sent before the erasure begins, which drops unsent emails to the address and deletes emails that are stored as
    // files.
    if (user) notify(user, scope === 'account' ? 'account_erased' : 'data_erased');
    const secret = createSecret();
    const id = hashErasureId(secret);
    await erasures.insert(userId, id, scope, clock.now());
    relay.kick(id);
    keeper.kick(id);
    if (scope === 'account')
      for (const session of await sessions.revokeOthers(userId, null, clock.now())) sessionRelay.kick(session);
    const end = clock.monotonic() + waitMs;
    while (!(await isComplete(id)) && clock.monotonic() < end) await pause(POLL_MS);
    const erasure = await erasures.find(id);
    if (!erasure) throw noErasure();
    return presentAnswer(erasure, secret, outsideModel);
  };
  app.route({
    ...route('eraseAccount'),
    config,
    handler: async (request, reply) => {
      await assertConfirmed(request);
      const answer = await erase(currentUser(request).userId, 'account');
      clearSessionCookie(request, reply);
      devices.forget(request, reply);
      return answer;
    },
  });

  app.route({
    ...route('eraseData'),
    config,
    handler: async (request) => {
      await assertConfirmed(request);
      return erase(currentUser(request).userId, 'data');
    },
  });

  app.route({
    ...route('readErasure'),
    config: { public: true },
    handler: async (request) => {
      const { data } = erasureParams.safeParse(request.params);
      const erasure = data && (await erasures.find(hashErasureId(data.erasureId)));
      // The expiry is checked here, because MongoDB deletes expired documents with a delay.
      if (!erasure || (erasure.expiresAt && erasure.expiresAt <= clock.now())) throw noErasure();
      return presentErasure(erasure, data.erasureId, outsideModel);
    },
  });
};
