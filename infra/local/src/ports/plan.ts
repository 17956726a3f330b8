import type { PartName, Ports } from '../parts/names.ts';
import { PART_NAMES } from '../parts/names.ts';

/** Distance of each part's port from the base; 6 to 9 are left for services to come, 11 for NATS' own monitor. */
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

/** The port of every part, from one base: the gateway listens on the base itself. */
export function portPlan(base: number): Ports {
  return portsFrom((name) => base + OFFSETS[name]);
}

/** Builds a full set of ports from a function of the part's name. */
export function portsFrom(port: (name: PartName) => number): Ports {
  return Object.fromEntries(PART_NAMES.map((name) => [name, port(name)])) as Ports;
}
