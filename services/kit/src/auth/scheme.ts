import type { FastifyInstance } from 'fastify';

export type Scheme = 'http' | 'https';

export interface PublicOrigin {
  scheme: Scheme;
  /** Includes the port unless it is the default of the scheme. */
  host: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Public address of the product, if configured. Takes precedence over the headers of a proxy. */
    publicOrigin?: PublicOrigin;
  }
}

/** Scheme of a request. A trusted proxy may send any X-Forwarded-Proto, so everything except https counts as http. */
export const schemeOf = ({
  protocol,
  server,
}: {
  protocol: string;
  server?: Pick<FastifyInstance, 'publicOrigin'>;
}): Scheme => server?.publicOrigin?.scheme ?? (protocol.toLowerCase() === 'https' ? 'https' : 'http');
