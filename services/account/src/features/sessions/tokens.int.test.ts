import { PATHS } from '@stridewell/contracts/web';
import { AUDIENCE, ISSUER } from '@stridewell/kit/auth/token';
import { createScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance } from 'fastify';
import { base64url, decodeJwt, decodeProtectedHeader, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConfig, givenAccount, givenRunner, type SignedInRunner } from '../../testing/fixtures.ts';
import { readSigningKeys } from '../../testing/store.ts';
import { JWKS_PATH } from '../keys/routes.ts';

type Key = Parameters<SignJWT['sign']>[0];

const scope = createScope();
const config = accountConfig(scope);
let app: FastifyInstance;
let runner: SignedInRunner;
let own: Key;
let published: JWK;
let stranger: { key: Key; jwk: JWK };

beforeAll(async () => {
  app = await givenAccount(config);
  runner = await givenRunner(app);
  const [stored] = await readSigningKeys(config);
  own = await importJWK({ ...stored?.privateJwk }, 'EdDSA');
  published = (await app.inject(JWKS_PATH)).json().keys[0];
  const pair = await generateKeyPair('EdDSA');
  stranger = { key: pair.privateKey, jwk: { kty: 'OKP', crv: 'Ed25519', x: String(published.x) } };
});
afterAll(() => app.close());

interface Change {
  claims?: object;
  header?: object;
  audience?: string;
  issuer?: string;
  key?: Key;
}

/** Signs the runner's token again with the given changes. */
const forge = ({
  claims = {},
  header = {},
  audience = AUDIENCE,
  issuer = ISSUER,
  key = own,
}: Change): Promise<string> =>
  new SignJWT({ ...decodeJwt(runner.token), ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: String(published.kid), ...header })
    .setAudience(audience)
    .setIssuer(issuer)
    .sign(key);

const inDays = (days: number): number => Math.floor(Date.now() / 1_000) + days * 86_400;

const encode = (value: object): string => base64url.encode(JSON.stringify(value));

/** Changes the header or the claims of the runner's token without signing it again. */
const tamper = (change: { header?: object; claims?: object; signature?: string }): string => {
  const signature = change.signature ?? runner.token.split('.')[2];
  const header = { ...decodeProtectedHeader(runner.token), ...change.header };
  return `${encode(header)}.${encode({ ...decodeJwt(runner.token), ...change.claims })}.${signature}`;
};

const whoami = async (token: string): Promise<number> =>
  (await app.inject({ url: PATHS.whoami, headers: { authorization: `Bearer ${token}` } })).statusCode;

describe('CONST-04 token verification', () => {
  it('accepts a token that was re-signed or re-encoded without changes', async () => {
    expect(await whoami(await forge({}))).toBe(200);
    expect(await whoami(tamper({}))).toBe(200);
  });

  it.each([
    ['a token without a signature and with alg none', () => tamper({ header: { alg: 'none' }, signature: '' })],
    ['a token with alg none and the old signature', () => tamper({ header: { alg: 'none' } })],
    ['a token with another user and the old signature', () => tamper({ claims: { sub: 'somebody-else' } })],
    ['a token with a later expiry and the old signature', () => tamper({ claims: { exp: 4_102_444_800 } })],
    ['a token signed with the public key as an HS256 secret', () => hs256()],
    ['a token signed with a foreign key and our key id', () => forge({ key: stranger.key })],
    [
      'a token signed with a foreign key that its header contains',
      () => forge({ key: stranger.key, header: { jwk: stranger.jwk } }),
    ],
    ['a token with an unknown key id', () => forge({ header: { kid: 'unknown' } })],
    [
      'a token signed with a foreign key whose header has a jku URL',
      () => forge({ key: stranger.key, header: { jku: 'https://example.com/keys' } }),
    ],
    ['a token for another audience', () => forge({ audience: 'somebody-else' })],
    ['a token of another issuer', () => forge({ issuer: 'somebody-else' })],
    ['an expired token', () => forge({ claims: { exp: 1_700_000_000 } })],
    ['a token without an expiry', () => forge({ claims: { exp: undefined } })],
    ['a token without a session', () => forge({ claims: { sid: undefined } })],
    ['a token of a session that does not exist', () => forge({ claims: { sid: 'no-such-session' } })],
    ["a token of another user's session", () => forge({ claims: { sub: 'somebody-else' } })],
    ['a token of two parts', async () => runner.token.split('.').slice(0, 2).join('.')],
    ['a token of empty parts', async () => '..'],
  ])('rejects %s with 401', async (_what, make) => {
    expect(await whoami(await make())).toBe(401);
  });

  it('SECU-404 returns 401 for a token with a lifetime of more than 91 days', async () => {
    expect(await whoami(await forge({ claims: { exp: inDays(92) } }))).toBe(401);
  });
});

const hs256 = (): Promise<string> =>
  forge({ key: new TextEncoder().encode(String(published.x)), header: { alg: 'HS256' } });
