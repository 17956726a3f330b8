import type { PartName, Ports } from '../parts/names.ts';
import { PART_NAMES } from '../parts/names.ts';

/** Offset of each part's port from the base. 6 to 9 are reserved for new services, 11 for NATS' monitor. */
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

/** The port of each part for a base port. The gateway listens on the base itself. */
export function portPlan(base: number): Ports {
  return portsFrom((name) => base + OFFSETS[name]);
}

/** Builds the ports of all parts with a function of the part's name. */
export function portsFrom(port: (name: PartName) => number): Ports {
  return Object.fromEntries(PART_NAMES.map((name) => [name, port(name)])) as Ports;
}
