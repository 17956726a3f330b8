import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { unauthenticated } from '@stridewell/kit/errors';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { AssertConfirmed } from '../auth/confirm.ts';
import type { RenewToken } from '../auth/renew-token.ts';
import { createChangeUser } from './change-user.ts';
import { decideConsent } from './decide-consent.ts';
import { decideSettings } from './decide-settings.ts';
import { presentProfile, type UserDocument } from './user.ts';
import type { UserRepository } from './user-repository.ts';

export interface ProfileRoutes {
  users: UserRepository;
  userRelay: Relay;
  renewToken: RenewToken;
  assertConfirmed: AssertConfirmed;
  clock: Clock;
}

/**
 * Returns the account of the runner who sent the request. @throws DomainError 'unauthenticated' when the account no
 * longer exists
 */
const requireUser = (user: UserDocument | null): UserDocument => {
  if (!user) throw unauthenticated();
  return user;
};

/** Registers the routes GET profile, PATCH profile (settings) and POST consent, which all return the profile. */
export const registerProfileRoutes = (app: Http, parts: ProfileRoutes): void => {
  const { users, userRelay, renewToken, assertConfirmed, clock } = parts;
  const changeUser = createChangeUser({ users, clock });
  app.route({
    ...route('readProfile'),
    handler: async (request) => presentProfile(requireUser(await users.findById(currentUser(request).userId))),
  });

  app.route({
    ...route('changeProfile'),
    handler: async (request, reply) => {
      const { userId } = currentUser(request);
      const user = requireUser(await changeUser(userId, decideSettings(request.body)));
      userRelay.kick(userId);
      return { ...presentProfile(user), ...(await renewToken(request, reply, user)) };
    },
  });

  app.route({
    ...route('setConsent'),
    handler: async (request, reply) => {
      const { userId } = currentUser(request);
      // A stolen session alone must not be enough to have the runner's messages sent to an outside model.
      if (request.body.kind === 'outside_model' && request.body.given) await assertConfirmed(request);
      const user = requireUser(await changeUser(userId, decideConsent(request.body)));
      userRelay.kick(userId);
      const profile = presentProfile(user);
      // The renewed token contains this answer, so that other services apply the answer before they receive the event.
      return request.body.kind === 'health_data'
        ? { ...profile, ...(await renewToken(request, reply, user)) }
        : profile;
    },
  });
};
