/** Names of all processes in start order. Each process can depend on those before it. */
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

/** Name of a process or server that the local runner manages. */
export type PartName = (typeof PART_NAMES)[number];

/** Servers that can be replaced by servers configured in the environment. */
export const INFRASTRUCTURE = ['nats', 'redis', 'database'] as const;
export type InfrastructureName = (typeof INFRASTRUCTURE)[number];

/** The product's services behind the gateway and the running worker. */
export const SERVICES = ['account', 'wellness', 'running', 'running-worker', 'physio'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The port of each process. */
export type Ports = Record<PartName, number>;
