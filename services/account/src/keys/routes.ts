import { errorSchema } from '@stridewell/contracts/http/common';
import type { Http } from '@stridewell/kit/app/http';
import { unavailable } from '@stridewell/kit/errors';
import { z } from 'zod';
import type { Keyring } from './keyring.ts';

/** An internal path, like health and metrics: the gateway does not route it. */
export const JWKS_PATH = '/.well-known/jwks.json';

const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
});

/** GET the public keys, for clients that cannot follow the bus. The schema excludes private parts. */
export const registerKeyRoutes = (app: Http, { keyring }: { keyring: Keyring }): void => {
  app.get(
    JWKS_PATH,
    {
      config: { public: true },
      schema: { response: { 200: z.object({ keys: z.array(publicKey) }), 503: errorSchema } },
    },
    async () => {
      if (!keyring.ready()) throw unavailable();
      return z.object({ keys: z.array(publicKey) }).parse(keyring.jwks());
    },
  );
};
