import type { Commands } from '../commands.ts';
import { ReleaseError } from '../release-error.ts';
import { type Container, containersOf, untilHealthy } from './containers.ts';
import type { Project } from './project.ts';

interface Replacement {
  service: string;
  timeoutSeconds: number;
  /** Returns true when a running container must be replaced. */
  shouldReplace(container: Container): boolean;
  /** Called when the first new container is healthy, before any old container is stopped. */
  beforeFirstStop?: () => Promise<void>;
}

/**
 * Starts an additional container of a service from the service's current image. Removes the container if it does not
 * become healthy.
 */
const startOne = async (
  commands: Commands,
  project: Project,
  { service, timeoutSeconds }: Replacement,
): Promise<void> => {
  // Removes stopped containers, because compose would start them again instead of creating a new container.
  await commands.act('docker', project.compose('rm', '--force', service));
  const before = await containersOf(commands, project, service);
  const known = new Set(before.map(({ id }) => id));
  const scale = `${service}=${before.length + 1}`;
  await commands.act(
    'docker',
    project.compose('up', '--detach', '--no-deps', '--no-build', '--no-recreate', '--scale', scale, service),
  );
  const listed = await commands.ask('docker', project.compose('ps', '--quiet', '--all', service));
  const fresh = listed.split('\n').filter((id) => id && !known.has(id));
  try {
    if (fresh.length !== 1) throw new ReleaseError(`${fresh.length} containers of ${service} started instead of one`);
    for (const id of fresh) await untilHealthy(commands, id, timeoutSeconds);
  } catch (error) {
    for (const id of fresh) await commands.act('docker', ['rm', '--force', id]);
    throw error;
  }
};

/**
 * Replaces containers one by one. An old container is stopped, with its configured signal and grace period, only after
 * a new one is healthy, so that the number of healthy containers never decreases.
 * @throws ReleaseError when a new container does not become healthy. In this case, containers that were already
 * replaced are not restored.
 */
export const replaceContainers = async (
  commands: Commands,
  project: Project,
  replacement: Replacement,
): Promise<number> => {
  const running = await containersOf(commands, project, replacement.service);
  const outgoing = running.filter(replacement.shouldReplace);
  for (const [index, old] of outgoing.entries()) {
    if (commands.dryRun) {
      commands.say(`${old.name} would be replaced`);
      continue;
    }
    await startOne(commands, project, replacement);
    if (index === 0) await replacement.beforeFirstStop?.();
    await commands.act('docker', ['stop', old.id]);
    await commands.act('docker', ['rm', old.id]);
    commands.say(`${old.name} is replaced (${index + 1} of ${outgoing.length})`);
  }
  return outgoing.length;
};
