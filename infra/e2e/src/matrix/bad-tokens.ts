import { createHmac, createPublicKey, type JsonWebKeyInput, randomUUID } from 'node:crypto';
import { AUDIENCE, ISSUER } from '@stridewell/kit/auth/token';
import { decodeJwt, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';

/** The account service's signing key, as stored. */
export interface SigningKey {
  kid: string;
  privateJwk: JWK;
}

const encode = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

type Claims = { [claim in keyof JWTPayload]: unknown };

const hourAgo = (): number => Math.floor(Date.now() / 1_000) - 3_600;

/**
 * Tokens that must be rejected, keyed by their fault. Apart from its fault, each token belongs to a valid session and,
 * unless the key is the fault, is signed with the service's key. Only the fault can therefore cause the rejection.
 */
export const badTokens = async (
  good: string,
  ended: string,
  { kid, privateJwk }: SigningKey,
): Promise<Record<string, string>> => {
  const claims = decodeJwt(good);
  const ours = await importJWK(privateJwk, 'EdDSA');
  const { d: _secret, ...publicJwk } = privateJwk;
  const pem = createPublicKey({ key: publicJwk, format: 'jwk' } as JsonWebKeyInput).export({
    type: 'spki',
    format: 'pem',
  });
  const other = await generateKeyPair('EdDSA');
  const sign = (over: Partial<Claims>, key: Parameters<SignJWT['sign']>[0] = ours, header = kid): Promise<string> =>
    new SignJWT({ ...claims, ...over } as JWTPayload).setProtectedHeader({ alg: 'EdDSA', kid: header }).sign(key);
  const withSecret = (secret: string | Buffer): string => {
    const text = `${encode({ alg: 'HS256', kid })}.${encode(claims)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const [head = '', body = '', signature = ''] = good.split('.');
  const tampered = Buffer.from(signature, 'base64url');
  tampered[10] = (tampered[10] ?? 0) ^ 1;
  return {
    'a tampered signature': `${head}.${body}.${tampered.toString('base64url')}`,
    'tampered claims': `${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
    'no signature': `${head}.${body}.`,
    'alg none': `${encode({ alg: 'none', kid })}.${body}.`,
    'alg None with the signature kept': `${encode({ alg: 'None', kid })}.${body}.${signature}`,
    'HS256 with the public key as PEM': withSecret(pem),
    'HS256 with the public key as bytes': withSecret(Buffer.from(privateJwk.x ?? '', 'base64url')),
    'another key under our name': await sign({}, other.privateKey),
    'an unknown key': await sign({}, other.privateKey, randomUUID()),
    expired: await sign({ iat: hourAgo() - 3_600, exp: hourAgo() }),
    'a life longer than any session': await sign({ exp: hourAgo() + 92 * 86_400 }),
    'no end': await sign({ exp: undefined }),
    'another audience': await sign({ aud: `${AUDIENCE}-admin` }),
    'another issuer': await sign({ iss: `not-${ISSUER}` }),
    'no session': await sign({ sid: undefined }),
    'a session that was ended': ended,
  };
};
