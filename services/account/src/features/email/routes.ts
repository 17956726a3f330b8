import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import { presentProfile } from '../users/user.ts';
import type { EmailChanges } from './change-email.ts';
import type { RestoreEmail } from './restore-email.ts';

export interface EmailRoutes {
  emailChanges: EmailChanges;
  restoreEmail: RestoreEmail;
  devices: Pick<KnownDevices, 'remember'>;
  sessions: Pick<SessionRepository, 'revokeOthers'>;
  sessionRelay: Relay;
  clock: Clock;
}

/** Registers the routes that change the email address (start and confirmation) and restore it. */
export const registerEmailRoutes = (app: Http, routes: EmailRoutes): void => {
  const { emailChanges, restoreEmail, devices, sessions, sessionRelay, clock } = routes;
  app.route({
    ...route('startEmailChange'),
    handler: async (request) => ({ ok: true as const, changeId: await emailChanges.start(request, request.body) }),
  });

  app.route({
    ...route('confirmEmailChange'),
    handler: async (request, reply) => {
      const user = await emailChanges.finish(request, request.params.id, request.body);
      // A person who knew the earlier address or the password must not stay signed in.
      const { userId, sessionId } = currentUser(request);
      for (const ended of await sessions.revokeOthers(userId, sessionId, clock.now())) sessionRelay.kick(ended);
      // Known devices are stored per address, so the device must be marked as known for the new address.
      await devices.remember(request, reply, user);
      return presentProfile(user);
    },
  });

  app.route({
    ...route('restoreEmail'),
    // The runner was signed out, and has only the email that was sent to the previous address.
    config: { public: true },
    handler: async (request) => {
      const { userId, email } = await restoreEmail(request, request.body.token);
      request.subjectId = userId;
      return { ok: true as const, email };
    },
  });
};
