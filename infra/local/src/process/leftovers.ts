import { removeContainer } from '../provision/container.ts';
import { endGroup } from './group.ts';
import { isRunning } from './identity.ts';
import { readRunFile } from './run-file.ts';

/**
 * Stops the processes that a killed local runner left behind. Only processes with the recorded id and start time are
 * stopped, so a program that reuses a recorded process id is not affected. Call it while holding the folder's lock.
 * @returns the names of the processes that were stopped.
 */
export async function stopLeftovers(runFilePath: string, graceMs = 3_000): Promise<string[]> {
  const left = (readRunFile(runFilePath)?.parts ?? []).filter((part) => isRunning(part.id) || part.container !== null);
  await Promise.all(
    left.map(async ({ id, container }) => {
      if (isRunning(id)) await endGroup(id.pid, graceMs);
      if (container) await removeContainer(container);
    }),
  );
  return left.map((part) => part.name);
}
