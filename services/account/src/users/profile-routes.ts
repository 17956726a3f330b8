import { consentBody, profileSchema } from '@stridewell/contracts/http/auth';
import { errorSchema } from '@stridewell/contracts/http/common';
import { PATHS, type Profile } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { unauthenticated } from '@stridewell/kit/errors';
import type { Relay } from '@stridewell/kit/outbox/relay';
import { recordConsent } from './consent.ts';
import { presentProfile, type UserDocument } from './user.ts';
import type { UserRepository } from './user-repository.ts';

export interface ProfileRoutes {
  users: UserRepository;
  userRelay: Relay;
  clock: Clock;
}

/** An account that is gone has no session. */
const present = (user: UserDocument | null): Profile => {
  if (!user) throw unauthenticated();
  return presentProfile(user);
};

/** GET profile: the runner's own account; POST consent: what they agree to, which answers it too. */
export const registerProfileRoutes = (app: Http, { users, userRelay, clock }: ProfileRoutes): void => {
  app.get(PATHS.profile, { schema: { response: { 200: profileSchema, 401: errorSchema } } }, async (request) =>
    present(await users.findById(currentUser(request).userId)),
  );

  app.post(
    PATHS.consent,
    { schema: { body: consentBody, response: { 200: profileSchema, 400: errorSchema, 401: errorSchema } } },
    async (request) => {
      const { userId } = currentUser(request);
      const profile = present(await recordConsent(users, userId, request.body, clock));
      userRelay.kick(userId);
      return profile;
    },
  );
};
