import type { FastifyInstance } from 'fastify';

export type Scheme = 'http' | 'https';

export interface PublicOrigin {
  scheme: Scheme;
  /** Includes the port unless it is the scheme's default. */
  host: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** How clients reach the product, if configured. It takes precedence over a proxy's headers. */
    publicOrigin?: PublicOrigin;
  }
}

/**
 * The scheme of a request. Fastify copies any value from a trusted proxy's X-Forwarded-Proto: everything except https
 * (in any case) counts as http here.
 */
export const schemeOf = ({
  protocol,
  server,
}: {
  protocol: string;
  server?: Pick<FastifyInstance, 'publicOrigin'>;
}): Scheme => server?.publicOrigin?.scheme ?? (protocol.toLowerCase() === 'https' ? 'https' : 'http');
