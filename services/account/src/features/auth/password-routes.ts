import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { KnownDevices } from '../throttle/known-device.ts';
import type { IssueToken } from './renew-token.ts';
import type { SetPassword } from './set-password.ts';

export interface PasswordRoutes {
  setPassword: SetPassword;
  devices: KnownDevices;
  answerToken: IssueToken;
  sessionRelay: Relay;
}

/** Covers two hashes that wait for a slot. A shorter deadline could report a failure after the password was stored. */
const DEADLINE_MS = 8_000;

/** Registers POST password: sets a password, ends the runner's other sessions and renews the current one. */
export const registerPasswordRoutes = (
  app: Http,
  { setPassword, devices, answerToken, sessionRelay }: PasswordRoutes,
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
      for (const id of ended) sessionRelay.kick(id);
      return { ok: true as const, ...(await answerToken(request, reply, { user, session })) };
    },
  });
};
