import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import { requestedLanguage } from '../mail/language.ts';
import type { SendNotice } from '../mail/notices.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import type { FindOrCreateAccount } from '../users/find-or-create-account.ts';
import type { OpenSession } from './open-session.ts';

export interface CodeRoutes {
  oneTimeCodes: OneTimeCodes;
  /** Returns the account for a verified email. Creates the account when none exists. */
  accountOf: FindOrCreateAccount;
  openSession: OpenSession;
  devices: KnownDevices;
  userRelay: Relay;
  notify: SendNotice;
}

/** Registers the routes request-otp, verify-otp and login/otp for sign-in with a code sent by email. */
export const registerCodeRoutes = (
  app: Http,
  { oneTimeCodes, accountOf, openSession, devices, userRelay, notify }: CodeRoutes,
): void => {
  app.route({
    ...route('requestCode'),
    config: { public: true },
    handler: async (request) => {
      const attempt = await devices.attempt(request, request.body.email);
      const requestId = await oneTimeCodes.request(attempt, requestedLanguage(request.headers['accept-language']));
      return { ok: true as const, requestId };
    },
  });

  // `login/otp` is an alias of `verify-otp`.
  for (const name of ['verifyCode', 'verifyCodeAlias'] as const)
    app.route({
      ...route(name),
      config: { public: true },
      handler: async (request, reply) => {
        const { email, code, requestId, rememberMe, timezone } = request.body;
        await oneTimeCodes.redeem(await devices.attempt(request, email), { code, requestId });
        const { user, existed, created } = await accountOf(email, {
          timezone,
          language: requestedLanguage(request.headers['accept-language']),
        });
        userRelay.kick(user._id);
        const answer = await openSession(request, reply, user, {
          rememberMe,
          byCode: true,
          isFirst: existed || created,
        });
        if (existed) notify(user, 'password_removed');
        return {
          ...answer,
          ...(existed && { accountExisted: true as const }),
          ...(created && { accountCreated: true as const }),
        };
      },
    });
};
