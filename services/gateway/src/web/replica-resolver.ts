import { lookup } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import type { Clock } from '@stridewell/kit/clock';

export interface Replica {
  /** IP address of the server. */
  address: string;
  port: number;
}

/** Returns the servers of a host name, in any order. Rejects when the name is unknown. */
export type ResolveReplicas = (host: string, port: number) => Promise<Replica[]>;

const findByName: ResolveReplicas = async (host, port) =>
  (await lookup(host, { all: true })).map(({ address }) => ({ address, port }));

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * Returns a function that returns the origins of the servers behind a base URL, such as `http://10.0.0.7:8080`. Caches
 * results for `maxAgeMs`. When a lookup fails, returns the last result.
 */
export const createReplicaResolver = (base: URL, clock: Clock, find: ResolveReplicas = findByName) => {
  const host = base.hostname.replace(/^\[|\]$/g, '');
  const port = Number(base.port || DEFAULT_PORTS[base.protocol]);
  let last: string[] | null = null;
  let cached: { at: number; origins: Promise<string[]> } | null = null;

  const originOf = (replica: Replica): string =>
    `${base.protocol}//${isIPv6(replica.address) ? `[${replica.address}]` : replica.address}:${replica.port}`;

  const resolve = async (): Promise<string[]> => {
    try {
      // The origins are sorted, so that all gateways ask the same server first and list the same build during a
      // deployment.
      last = (await find(host, port)).map(originOf).sort();
      return last;
    } catch (error) {
      if (last) return last;
      throw error;
    }
  };

  return (maxAgeMs: number): Promise<string[]> => {
    const now = clock.monotonic();
    if (!cached || now - cached.at > maxAgeMs) cached = { at: now, origins: resolve() };
    return cached.origins;
  };
};
