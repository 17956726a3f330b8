import { lookup } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import type { Clock } from '@stridewell/kit/clock';

export interface Replica {
  /** IP address. */
  address: string;
  port: number;
}

/** Who stands behind a host's name now, in any order. Rejects where the name is not known. */
export type FindReplicas = (host: string, port: number) => Promise<Replica[]>;

const findByName: FindReplicas = async (host, port) =>
  (await lookup(host, { all: true })).map(({ address }) => ({ address, port }));

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * The origins (`http://10.0.0.7:8080`) of all servers behind a base address. Answers what it found up to `maxAgeMs` ago;
 * where the name server is away, what it found last.
 */
export const createAddresses = (base: URL, clock: Clock, find: FindReplicas = findByName) => {
  const host = base.hostname.replace(/^\[|\]$/g, '');
  const port = Number(base.port || DEFAULT_PORTS[base.protocol]);
  let last: string[] | null = null;
  let asked: { at: number; origins: Promise<string[]> } | null = null;

  const originOf = (replica: Replica): string =>
    `${base.protocol}//${isIPv6(replica.address) ? `[${replica.address}]` : replica.address}:${replica.port}`;

  const look = async (): Promise<string[]> => {
    try {
      // In one order at every edge: all of them ask the same one first, and a roll-out does not show by turns.
      last = (await find(host, port)).map(originOf).sort();
      return last;
    } catch (error) {
      if (last) return last;
      throw error;
    }
  };

  return (maxAgeMs: number): Promise<string[]> => {
    const now = clock.monotonic();
    if (!asked || now - asked.at > maxAgeMs) asked = { at: now, origins: look() };
    return asked.origins;
  };
};
