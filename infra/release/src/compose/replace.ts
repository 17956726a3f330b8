import type { Commands } from '../commands.ts';
import { ReleaseError } from '../release-error.ts';
import { type Container, containersOf, untilHealthy } from './containers.ts';
import type { Project } from './project.ts';

export interface Replacement {
  service: string;
  timeoutSeconds: number;
  /** Which of the running containers go. */
  goes(container: Container): boolean;
  /** Runs once the first new container is healthy, before any old one is stopped. */
  beforeFirstStop?: () => Promise<void>;
}

/** One more container of a service, from the image its name stands for now. Removed again where it does not get healthy. */
const startOne = async (
  commands: Commands,
  project: Project,
  { service, timeoutSeconds }: Replacement,
): Promise<void> => {
  // What lies there stopped would be started again in place of a new one.
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
    if (fresh.length !== 1) throw new ReleaseError(`${fresh.length} containers of ${service} came instead of one`);
    for (const id of fresh) await untilHealthy(commands, id, timeoutSeconds);
  } catch (error) {
    for (const id of fresh) await commands.act('docker', ['rm', '--force', id]);
    throw error;
  }
};

/**
 * Replaces containers one by one, each time the new one first: it is started beside the others and an old one is stopped
 * only when it is healthy, by its own signal and with its own time to finish. So there are never fewer healthy ones than
 * before. Throws ReleaseError where a new one does not get healthy; what was replaced until then stays replaced.
 */
export const replaceContainers = async (commands: Commands, project: Project, how: Replacement): Promise<number> => {
  const running = await containersOf(commands, project, how.service);
  const going = running.filter(how.goes);
  for (const [index, old] of going.entries()) {
    if (commands.dryRun) {
      commands.say(`${old.name} would be replaced`);
      continue;
    }
    await startOne(commands, project, how);
    if (index === 0) await how.beforeFirstStop?.();
    await commands.act('docker', ['stop', old.id]);
    await commands.act('docker', ['rm', old.id]);
    commands.say(`${old.name} is replaced (${index + 1} of ${going.length})`);
  }
  return going.length;
};
