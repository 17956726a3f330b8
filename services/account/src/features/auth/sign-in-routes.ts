import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import type { Relay } from '@stridewell/kit/outbox/relay';
import { requestedLanguage } from '../mail/language.ts';
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

/** Registers the routes POST register and POST login, which open a session. */
export const registerSignInRoutes = (app: Http, { signIn, openSession, devices, userRelay }: SignInRoutes): void => {
  app.route({
    ...route('register'),
    config: { public: true },
    handler: async (request, reply) => {
      const language = requestedLanguage(request.headers['accept-language']);
      const user = await signIn.register({ ...request.body, language }, networkOf(request.ip));
      userRelay.kick(user._id);
      const { rememberMe = false } = request.body;
      return openSession(request, reply, user, { rememberMe, byCode: false, isFirst: true });
    },
  });

  app.route({
    ...route('login'),
    config: { public: true },
    handler: async (request, reply) => {
      const { email, password, rememberMe } = request.body;
      const user = await signIn.signIn(await devices.attempt(request, email), password);
      return openSession(request, reply, user, { rememberMe, byCode: false });
    },
  });
};
