import type { FastifyInstance } from 'fastify';

export type Scheme = 'http' | 'https';

export interface PublicOrigin {
  scheme: Scheme;
  /** Host name, with the port unless it is the scheme's default port. */
  host: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Public address of the product, if one is configured. It takes precedence over the headers of a proxy. */
    publicOrigin?: PublicOrigin;
  }
}

/**
 * The scheme of a request. A trusted proxy may send any X-Forwarded-Proto, so every value except https counts as http.
 */
export const schemeOf = ({
  protocol,
  server,
}: {
  protocol: string;
  server?: Pick<FastifyInstance, 'publicOrigin'>;
}): Scheme => server?.publicOrigin?.scheme ?? (protocol.toLowerCase() === 'https' ? 'https' : 'http');
