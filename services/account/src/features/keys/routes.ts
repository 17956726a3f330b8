import { route, SCHEMAS } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import { unavailable } from '@stridewell/kit/errors';
import type { Keyring } from './keyring.ts';

/** Internal path that the gateway does not route. */
export const JWKS_PATH = '/.well-known/jwks.json';

/**
 * Registers the route that returns the public keys to clients without NATS. The response schema removes private parts.
 */
export const registerKeyRoutes = (app: Http, { keyring }: { keyring: Keyring }): void => {
  app.route({
    ...route('readKeys'),
    config: { public: true },
    handler: async () => {
      if (!keyring.ready()) throw unavailable();
      return SCHEMAS.readKeys.response[200].parse(keyring.jwks());
    },
  });
};
