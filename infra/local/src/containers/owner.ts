import { hostname } from 'node:os';
import { identify, isRunning, type ProcessId } from '../process/identity.ts';
import type { Engine } from './engine.ts';

/** Name of the label that identifies the machine and the process for which a container was started. */
export const OWNER_LABEL = 'dev.stridewell.test-owner';

/** Returns the label's value for a process on this machine. @throws Error when the process does not exist. */
export function ownerLabel(pid: number = process.pid): string {
  const id = identify(pid);
  if (!id) throw new Error(`There is no process ${pid}.`);
  return JSON.stringify({ host: hostname(), ...id });
}

/** True when the process that started a container has ended. False for other machines, whose processes cannot be checked. */
export function isAbandoned(label: string): boolean {
  const { host, ...id } = JSON.parse(label) as ProcessId & { host: string };
  return host === hostname() && !isRunning(id);
}

/** True when this process started the container. */
export function isOwn(label: string): boolean {
  return label === ownerLabel();
}

/**
 * Removes the containers whose label matches, in any state, with their volumes.
 * @returns the number of removed containers
 */
export async function removeContainers(
  { container: { dockerode } }: Pick<Engine, 'container'>,
  which: (label: string) => boolean,
): Promise<number> {
  const labelled = await dockerode.listContainers({ all: true, filters: { label: [OWNER_LABEL] } });
  const chosen = labelled.filter(({ Labels }) => which(Labels[OWNER_LABEL] ?? ''));
  await Promise.all(chosen.map(({ Id }) => dockerode.getContainer(Id).remove({ force: true, v: true })));
  return chosen.length;
}
