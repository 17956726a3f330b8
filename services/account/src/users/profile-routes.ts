import { profileSchema } from '@stridewell/contracts/http/auth';
import { errorSchema } from '@stridewell/contracts/http/common';
import { PATHS } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { unauthenticated } from '@stridewell/kit/errors';
import { presentProfile } from './user.ts';
import type { UserRepository } from './user-repository.ts';

/** GET profile: the runner's own account. */
export const registerProfileRoutes = (app: Http, { users }: { users: UserRepository }): void => {
  app.get(PATHS.profile, { schema: { response: { 200: profileSchema, 401: errorSchema } } }, async (request) => {
    const user = await users.findById(currentUser(request).userId);
    if (!user) throw unauthenticated();
    return presentProfile(user);
  });
};
