/** A server that the local runner can provide. */
export interface Tool {
  name: 'nats' | 'redis';
  binary: string;
  /** Debian packages with the binary. Their libraries are resolved from them. */
  aptPackages: string[];
  brewFormula: string;
  image: string;
}

/** The servers that the local runner can provide, with their sources. */
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
    // redis-server links to a program in redis-tools, which apt would not download again if it is installed.
    aptPackages: ['redis-server', 'redis-tools'],
    brewFormula: 'redis',
    image: 'redis:7-alpine',
  },
};
