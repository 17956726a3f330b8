import type { GivenUrls } from '../config.ts';
import { PART_NAMES, type PartName, type Ports } from '../parts/names.ts';
import { LOOPBACK } from '../parts/place.ts';
import type { StackUrls } from '../stack-types.ts';

/** Offset of each process's port from the base port. 6 to 9 are reserved for new services, 11 for NATS' monitor. */
const OFFSETS: Ports = {
  gateway: 0,
  account: 1,
  wellness: 2,
  running: 3,
  'running-worker': 4,
  physio: 5,
  nats: 10,
  redis: 12,
  database: 13,
};

/** The port of each process for a base port. The gateway listens on the base port itself. */
export function portPlan(base: number): Ports {
  return portsFrom((name) => base + OFFSETS[name]);
}

/** Creates the ports of all processes by calling a function with each name. */
export function portsFrom(port: (name: PartName) => number): Ports {
  return Object.fromEntries(PART_NAMES.map((name) => [name, port(name)])) as Ports;
}

export const NO_GIVEN_URLS: GivenUrls = { nats: null, redis: null, database: null };

/** The address of each process. Servers with a configured address keep that address. */
export function stackUrls(ports: Ports, given: GivenUrls = NO_GIVEN_URLS): StackUrls {
  const at = (scheme: string, name: PartName) => `${scheme}://${LOOPBACK}:${ports[name]}`;
  return {
    gateway: `http://localhost:${ports.gateway}`,
    account: at('http', 'account'),
    wellness: at('http', 'wellness'),
    running: at('http', 'running'),
    physio: at('http', 'physio'),
    nats: given.nats ?? at('nats', 'nats'),
    redis: given.redis ?? at('redis', 'redis'),
    mongodb: given.database ?? at('mongodb', 'database'),
  };
}
