import { timingSafeEqual } from 'node:crypto';
import { createSecret } from '@stridewell/kit/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seal } from '../keys/secret-repository.ts';
import { isEmbedded } from '../sessions/cookies.ts';
import { networkOf } from './network.ts';
import type { Attempt } from './throttle.ts';

/** Lifetime of the device cookie in seconds. Every sign-in renews the cookie. */
const KNOWN_SECONDS = 400 * 86_400;
/** Format of the cookie value: a device id, and an HMAC of the device id and the account's email. */
const VALUE = /^([\w-]{43})\.([\w-]{43})$/;

/** Recognises devices that have already signed in to an account. Uses an authenticated cookie and stores no data. */
export interface KnownDevices {
  /** Returns the sign-in attempt of a request: email, network address and known device. */
  attempt(request: FastifyRequest, email: string): Promise<Attempt>;
  /** Marks the device as known to the account that signed in. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void>;
}

/** The `__Host-` prefix requires https. */
const cookieName = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-stridewell_device' : 'stridewell_device';

export const createKnownDevices = (seal: Seal): KnownDevices => {
  // The HMAC input includes the email, so that a device is known only to one account.
  const sealOf = (id: string, email: string): Promise<string> => seal(JSON.stringify([id, email]));

  const deviceOf = async (request: FastifyRequest, email: string): Promise<string | null> => {
    const [, id, sealed] = VALUE.exec(request.cookies[cookieName(request)] ?? '') ?? [];
    // The HMAC is computed even without a cookie, so that the response time does not reveal known devices.
    const expected = await sealOf(id ?? '', email);
    if (id === undefined || sealed === undefined) return null;
    return timingSafeEqual(Buffer.from(sealed), Buffer.from(expected)) ? id : null;
  };

  return {
    attempt: async (request, email) => ({
      email,
      address: networkOf(request.ip),
      device: await deviceOf(request, email),
    }),
    async remember(request, reply, email) {
      const id = (await deviceOf(request, email)) ?? createSecret();
      reply.setCookie(cookieName(request), `${id}.${await sealOf(id, email)}`, {
        path: '/',
        httpOnly: true,
        maxAge: KNOWN_SECONDS,
        ...(isEmbedded(request)
          ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
          : ({ sameSite: 'lax', secure: request.protocol === 'https' } as const)),
      });
    },
  };
};
