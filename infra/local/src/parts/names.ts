/** The parts in starting order: what is written first is needed by what follows. */
export const PART_NAMES = [
  'nats',
  'redis',
  'database',
  'account',
  'wellness',
  'running',
  'running-worker',
  'physio',
  'gateway',
] as const;

/** A process, or a given server, that the local runner knows by name. */
export type PartName = (typeof PART_NAMES)[number];

/** Parts that others' servers may stand in for. */
export const INFRASTRUCTURE = ['nats', 'redis', 'database'] as const;
export type InfrastructureName = (typeof INFRASTRUCTURE)[number];

/** The product's own services behind the edge, and the worker of one of them. */
export const SERVICES = ['account', 'wellness', 'running', 'running-worker', 'physio'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** A port for each part. */
export type Ports = Record<PartName, number>;
