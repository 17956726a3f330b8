import { hostname } from 'node:os';
import { identify, lives, type ProcessId } from '../process/identity.ts';
import type { Engine } from './engine.ts';

/** Names the machine and the process that a container was started for. */
export const OWNER_LABEL = 'dev.stridewell.test-owner';

/** The label's value for a process of this machine. @throws Error when there is no such process. */
export function ownerLabel(pid: number = process.pid): string {
  const id = identify(pid);
  if (!id) throw new Error(`There is no process ${pid}.`);
  return JSON.stringify({ host: hostname(), ...id });
}

/** Whether whoever started a container is surely gone; another machine's processes cannot be looked at. */
export function isAbandoned(label: string): boolean {
  const { host, ...id } = JSON.parse(label) as ProcessId & { host: string };
  return host === hostname() && !lives(id);
}

/** Whether a container is this process's own. */
export function isOwn(label: string): boolean {
  return label === ownerLabel();
}

/**
 * Removes containers by what their label says, whatever state they are in, with all they stored.
 * Answers how many those were.
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
