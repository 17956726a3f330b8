/** A server that the local runner can bring by itself. */
export interface Tool {
  name: 'nats' | 'redis';
  binary: string;
  /** Debian packages that hold the binary and its own parts; libraries follow from them. */
  aptPackages: string[];
  brewFormula: string;
  image: string;
}

/** What can be brought, and from where. */
export const TOOLS: Record<Tool['name'], Tool> = {
  nats: {
    name: 'nats',
    binary: 'nats-server',
    aptPackages: ['nats-server'],
    brewFormula: 'nats-server',
    image: 'nats:2.12-alpine',
  },
  redis: {
    name: 'redis',
    binary: 'redis-server',
    // redis-server holds a link to a program in redis-tools; named here in case the system has redis-tools already.
    aptPackages: ['redis-server', 'redis-tools'],
    brewFormula: 'redis',
    image: 'redis:7-alpine',
  },
};
