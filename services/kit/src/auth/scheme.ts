import type { FastifyInstance } from 'fastify';

export type Scheme = 'http' | 'https';

export interface PublicOrigin {
  scheme: Scheme;
  /** With its port, where that is not the scheme's own. */
  host: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** How clients reach the product, where it is configured: it counts more than a proxy's headers. */
    publicOrigin?: PublicOrigin;
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
  server?: Pick<FastifyInstance, 'publicOrigin'>;
}): Scheme => server?.publicOrigin?.scheme ?? (protocol.toLowerCase() === 'https' ? 'https' : 'http');
