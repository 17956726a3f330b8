import { timingSafeEqual } from 'node:crypto';
import { createSecret } from '@stridewell/kit/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seal } from '../keys/secret-repository.ts';
import { isEmbedded } from '../sessions/cookies.ts';
import type { UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';
import { networkOf } from './network.ts';
import type { Attempt } from './throttle.ts';

/** Lifetime of the device cookie in seconds. Every sign-in renews the cookie. */
const KNOWN_SECONDS = 400 * 86_400;
/** Format of the cookie value: a device id, and an HMAC of the device id and the account. */
const VALUE = /^([\w-]{43})\.([\w-]{43})$/;

/** The fields of an account that determine whether a device is known to it. */
type Account = Pick<UserDocument, 'email' | 'devicesEndedAt'>;

/**
 * Recognises devices that have already signed in to an account. Uses an authenticated cookie and stores nothing about a
 * device. A device becomes unknown again when the owner has recovered the account's credentials or ended its other
 * sessions.
 */
export interface KnownDevices {
  /** Returns the sign-in attempt of a request: email, network address and known device. */
  attempt(request: FastifyRequest, email: string): Promise<Attempt>;
  /** Marks the device as known to the account that signed in. Returns true when it was known before. */
  remember(request: FastifyRequest, reply: FastifyReply, account: Account): Promise<boolean>;
  /** Removes the device's cookie. */
  forget(request: FastifyRequest, reply: FastifyReply): void;
}

/** The `__Host-` prefix requires https. */
const cookieName = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-stridewell_device' : 'stridewell_device';

/** Attributes of the cookie. A cookie is removed only with the attributes with which it was set. */
const attributesFor = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  ...(isEmbedded(request)
    ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ sameSite: 'lax', secure: request.protocol === 'https' } as const)),
});

export const createKnownDevices = (seal: Seal, users: Pick<UserRepository, 'trustOf'>): KnownDevices => {
  // The HMAC input includes the email, so that a device is known only to one account. It includes the time only when
  // there is one, so that cookies from earlier releases stay valid until there is one.
  const sealOf = (id: string, { email, devicesEndedAt }: Account): Promise<string> =>
    seal(JSON.stringify([id, email, ...(devicesEndedAt ? [devicesEndedAt.getTime()] : [])]));

  const deviceOf = async (request: FastifyRequest, account: Account): Promise<string | null> => {
    const [, id, sealed] = VALUE.exec(request.cookies[cookieName(request)] ?? '') ?? [];
    // The HMAC is computed even without a cookie, so that the response time does not reveal known devices.
    const expected = await sealOf(id ?? '', account);
    if (id === undefined || sealed === undefined) return null;
    return timingSafeEqual(Buffer.from(sealed), Buffer.from(expected)) ? id : null;
  };

  return {
    async attempt(request, email) {
      const { devicesEndedAt, verified } = await users.trustOf(email);
      const device = await deviceOf(request, { email, ...(devicesEndedAt && { devicesEndedAt }) });
      return { email, address: networkOf(request.ip), device, verified };
    },
    async remember(request, reply, account) {
      const known = await deviceOf(request, account);
      const id = known ?? createSecret();
      const value = `${id}.${await sealOf(id, account)}`;
      reply.setCookie(cookieName(request), value, { ...attributesFor(request), maxAge: KNOWN_SECONDS });
      return known !== null;
    },
    forget(request, reply) {
      reply.clearCookie(cookieName(request), attributesFor(request));
    },
  };
};
