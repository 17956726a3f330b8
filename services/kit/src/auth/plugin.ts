import cookie from '@fastify/cookie';
import { RUNNER_HEADER } from '@stridewell/contracts/web';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { otherRunner, unauthenticated, unavailable } from '../errors.ts';
import { bearerOf, cookieOf } from './credentials.ts';
import type { Identity } from './identity.ts';
import { checkOrigin } from './origin-rule.ts';
import type { SessionCheck } from './session-check.ts';
import type { Claims, Principal, TokenConsent } from './token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in runner; null on a public route when there is no session. Other routes use {@link currentUser}. */
    principal: Principal | null;
    /**
     * Token of the Authorization header; null if there is no header. An invalid token results in a 401 even if the
     * cookie is valid.
     */
    bearer: string | null;
  }
  interface FastifyContextConfig {
    /** True for a route that also serves requests without a session. All other routes require a session. */
    public?: boolean;
  }
}

const consentOf = ({ hdc, hdr }: Claims): TokenConsent | null =>
  hdc === undefined || hdr === undefined ? null : { given: hdc, rev: hdr };

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface AuthOptions {
  identity: Identity;
  /** Asks `account` about a session when {@link Identity.isInDoubt} is true. */
  askAccount: SessionCheck;
}

const identify = async ({ identity, askAccount }: AuthOptions, request: FastifyRequest): Promise<Principal | null> => {
  request.bearer = bearerOf(request);
  const token = request.bearer ?? cookieOf(request);
  const claims = token ? await identity.verify(token) : null;
  if (!token || !claims) return null;
  const principal = principalOf(claims, request);
  const isWrite = !READS.has(request.method);
  if (!identity.isInDoubt?.(claims, isWrite)) return principal;
  const now = await askAccount(token, request.id);
  if (now === null) {
    // Reads are still served, so that runners can see their data while both the bus and `account` are unavailable.
    if (isWrite) throw unavailable();
    return principal;
  }
  if (now === 'ended' || now.userId !== principal.userId) return null;
  // The revision is infinite, because this response from `account` is newer than any event.
  return { ...principal, healthConsent: { given: now.healthConsent, rev: Number.POSITIVE_INFINITY } };
};

/** True when the page that sent the request shows a runner other than the one who is signed in. */
const isOfOtherRunner = ({ headers }: FastifyRequest, { userId }: Principal): boolean => {
  const shown = headers[RUNNER_HEADER];
  return shown !== undefined && shown !== userId;
};

const principalOf = (claims: Claims, request: FastifyRequest): Principal => {
  return {
    userId: claims.sub,
    sessionId: claims.sid,
    timezone: claims.tz,
    timezoneVersion: claims.tzv,
    healthConsent: consentOf(claims),
    confirmedAt: claims.cat === undefined ? null : new Date(claims.cat * 1_000),
    via: request.bearer === null ? 'cookie' : 'bearer',
  };
};

/**
 * Authenticates every route without `config: { public: true }`, and rejects requests from a page that shows another
 * runner. The origin rule is checked here as well as in the gateway, because cookies ignore ports: a page on another
 * port of the machine could send them directly to a service.
 */
export const authPlugin = plugin(
  async (app, options: AuthOptions) => {
    const { identity } = options;
    await app.register(cookie);
    app.decorateRequest('principal', null);
    app.decorateRequest('bearer', null);
    app.addHook('onRequest', async (request) => {
      const isPublic = request.routeOptions.config.public === true;
      if (isPublic && !request.routeOptions.url?.startsWith('/api/')) return;
      checkOrigin(request);
      request.principal = await identify(options, request);
      if (request.principal && isOfOtherRunner(request, request.principal)) throw otherRunner();
      if (request.principal || isPublic || request.is404) return;
      if (!identity.ready()) throw unavailable();
      throw unauthenticated();
    });
  },
  { name: 'auth' },
);

/** Returns the signed-in runner. @throws DomainError 'unauthenticated' on a public route without a session. */
export const currentUser = (request: FastifyRequest): Principal => {
  if (!request.principal) throw unauthenticated();
  return request.principal;
};
