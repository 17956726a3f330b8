import { randomInt } from 'node:crypto';
import type { Ports } from '../parts/names.ts';
import { PART_NAMES } from '../parts/names.ts';
import { portsFrom } from './plan.ts';
import { isFree } from './taken.ts';

/** Range of the ports. It is below the ephemeral port ranges, so that no outgoing connection can take one of them. */
const LOWEST = 12_000;
const HIGHEST = 31_000;

/** Ports that this process has already assigned, so that two stacks in the same test run never get the same port. */
const handedOut = new Set<number>();

/** A random free port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if (await isFree(port)) return port;
  }
}

/** A random free port for every process. */
export async function freePorts(): Promise<Ports> {
  const ports = new Map<string, number>();
  for (const name of PART_NAMES) ports.set(name, await freePort());
  return portsFrom((name) => ports.get(name) ?? 0);
}
