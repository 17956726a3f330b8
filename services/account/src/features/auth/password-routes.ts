import { finished } from 'node:stream';
import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { SendNotice } from '../mail/notices.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import type { IssueToken } from './renew-token.ts';
import type { SetPassword } from './set-password.ts';

export interface PasswordRoutes {
  setPassword: SetPassword;
  devices: KnownDevices;
  answerToken: IssueToken;
  sessionRelay: Relay;
  notify: SendNotice;
}

/**
 * Time for two hashes that both wait for a slot. With a shorter timeout, a request could fail although the password was
 * stored.
 */
const DEADLINE_MS = 8_000;

/** Registers the route that sets a password, ends all other sessions of the runner and renews the current session. */
export const registerPasswordRoutes = (
  app: Http,
  { setPassword, devices, answerToken, sessionRelay, notify }: PasswordRoutes,
): void => {
  app.route({
    ...route('setPassword'),
    config: { deadlineMs: DEADLINE_MS },
    handler: async (request, reply) => {
      const { userId, sessionId } = currentUser(request);
      const { password, currentPassword } = request.body;
      const { user, session, ended } = await setPassword({
        userId,
        sessionId,
        attemptOf: (email) => devices.attempt(request, email),
        password,
        currentPassword,
      });
      // Published after the response, because a live stream that reconnected with the old cookie would be rejected and
      // stay closed.
      finished(reply.raw, () => {
        for (const id of ended) sessionRelay.kick(id);
      });
      const answer = { ok: true as const, ...(await answerToken(request, reply, { user, session })) };
      // The change has made all devices unknown, including this one.
      await devices.remember(request, reply, user);
      notify(user, 'password_set');
      return answer;
    },
  });
};
