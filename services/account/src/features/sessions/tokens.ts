import { AUDIENCE, type Claims, claimsSchema, ISSUER } from '@stridewell/kit/auth/token';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Keyring } from '../keys/keyring.ts';
import type { UserDocument } from '../users/user.ts';
import type { SessionDocument } from './session.ts';

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1_000);

/**
 * Signs a token that contains the session, the time of its last confirmation, the time zone and the health data consent,
 * and that expires with the session.
 */
export const signToken = (
  { _id, userId, createdAt, confirmedAt, expiresAt }: SessionDocument,
  { timezone, tzv, consents, rev }: Pick<UserDocument, 'timezone' | 'tzv' | 'consents' | 'rev'>,
  keyring: Keyring,
  now: Date = createdAt,
): Promise<string> => {
  const { kid, privateKey } = keyring.signing(now);
  const consent = { hdc: consents.health_data?.given ?? null, hdr: rev };
  return new SignJWT({ sid: _id, tz: timezone, tzv, ...consent, cat: seconds(confirmedAt ?? createdAt) })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuer(ISSUER)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(expiresAt))
    .sign(privateKey);
};

/** Returns the claims of a token that is valid, unexpired and signed with one of our keys, otherwise null. */
export const verifyToken = async (token: string, keyring: Keyring, now: Date): Promise<Claims | null> => {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? null : keyring.verifying(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: ['EdDSA'],
        audience: AUDIENCE,
        issuer: ISSUER,
        currentDate: now,
        requiredClaims: ['exp', 'iat', 'sub'],
      },
    );
    return claimsSchema.parse(payload);
  } catch {
    return null;
  }
};
