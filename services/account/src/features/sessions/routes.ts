import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { AssertConfirmed } from '../auth/confirm.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import type { CredentialChanges } from '../users/change-credentials.ts';
import { clearSessionCookie } from './cookies.ts';
import { presentSession } from './session.ts';
import type { SessionRepository } from './session-repository.ts';

export interface SessionListRoutes {
  sessions: SessionRepository;
  sessionRelay: Relay;
  credentials: Pick<CredentialChanges, 'endDevices'>;
  devices: Pick<KnownDevices, 'remember'>;
  assertConfirmed: AssertConfirmed;
  clock: Clock;
}

/** Registers the routes that list a runner's sessions, end one session, and end all other sessions. */
export const registerSessionListRoutes = (app: Http, routes: SessionListRoutes): void => {
  const { sessions, sessionRelay, credentials, devices, assertConfirmed, clock } = routes;

  app.route({
    ...route('readSessions'),
    handler: async (request) => {
      const { userId, sessionId } = currentUser(request);
      return (await sessions.listOpen(userId, clock.now())).map((session) => presentSession(session, sessionId));
    },
  });

  app.route({
    ...route('endOtherSessions'),
    handler: async (request, reply) => {
      await assertConfirmed(request);
      const { userId, sessionId } = currentUser(request);
      for (const id of await sessions.revokeOthers(userId, sessionId, clock.now())) sessionRelay.kick(id);
      // Other devices are signed out, so they must also lose the privileges of a known device.
      const user = await credentials.endDevices(userId, clock.now());
      if (user) await devices.remember(request, reply, user);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route('endSession'),
    handler: async (request, reply) => {
      const { userId, sessionId } = currentUser(request);
      const { id } = request.params;
      // Ending the current session is a logout, so it needs no recent sign-in.
      if (id !== sessionId) await assertConfirmed(request);
      // Returns 204 for an ended session and 404 for another user's session.
      if (!(await sessions.owns(userId, id))) throw missing('There is no such session.');
      await sessions.revoke(userId, id, clock.now());
      sessionRelay.kick(id);
      if (id === sessionId) clearSessionCookie(request, reply);
      return reply.code(204).send(null);
    },
  });
};
