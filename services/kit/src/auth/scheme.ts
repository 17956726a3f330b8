import type { FastifyInstance } from 'fastify';

export type Scheme = 'http' | 'https';

declare module 'fastify' {
  interface FastifyInstance {
    /** The scheme that clients reach the product by, where it is configured: it counts more than a proxy's header. */
    publicScheme?: Scheme;
  }
}

/**
 * The scheme of a request. Fastify takes over whatever a trusted proxy's X-Forwarded-Proto says: everything but https, in
 * small letters or capitals, is plain http here.
 */
export const schemeOf = ({
  protocol,
  server,
}: {
  protocol: string;
  server?: Pick<FastifyInstance, 'publicScheme'>;
}): Scheme => server?.publicScheme ?? (protocol.toLowerCase() === 'https' ? 'https' : 'http');
