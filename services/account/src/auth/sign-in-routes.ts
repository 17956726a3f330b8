import { loginBody, registerBody, signedInSchema } from '@stridewell/contracts/http/auth';
import { errorSchema } from '@stridewell/contracts/http/common';
import { PATHS } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { KnownDevices } from '../throttle/known-device.ts';
import { networkOf } from '../throttle/network.ts';
import type { OpenSession } from './open-session.ts';
import type { SignIn } from './sign-in.ts';

export interface SignInRoutes {
  signIn: SignIn;
  openSession: OpenSession;
  devices: KnownDevices;
  userRelay: Relay;
}

/** POST register and login: both need no session and open one. */
export const registerSignInRoutes = (app: Http, { signIn, openSession, devices, userRelay }: SignInRoutes): void => {
  app.post(
    PATHS.register,
    {
      config: { public: true },
      schema: {
        body: registerBody,
        response: { 200: signedInSchema, 400: errorSchema, 409: errorSchema, 429: errorSchema },
      },
    },
    async (request, reply) => {
      const user = await signIn.register(request.body, networkOf(request.ip));
      userRelay.kick(user._id);
      const { rememberMe = false } = request.body;
      return openSession(request, reply, user, { rememberMe, byCode: false });
    },
  );

  app.post(
    PATHS.login,
    {
      config: { public: true },
      schema: {
        body: loginBody,
        response: { 200: signedInSchema, 400: errorSchema, 401: errorSchema, 429: errorSchema },
      },
    },
    async (request, reply) => {
      const { email, password, rememberMe } = request.body;
      const user = await signIn.signIn(await devices.attempt(request, email), password);
      return openSession(request, reply, user, { rememberMe, byCode: false });
    },
  );
};
