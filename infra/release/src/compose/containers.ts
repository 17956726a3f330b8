import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Commands } from '../commands.ts';
import { ReleaseError } from '../release-error.ts';
import type { Project } from './project.ts';

const POLL_MS = 250;
const SHOWN_LINES = 20;

const inspectedSchema = z.tuple([
  z.object({
    Id: z.string(),
    Name: z.string(),
    Image: z.string(),
    RestartCount: z.int(),
    State: z.object({ Status: z.string(), Health: z.object({ Status: z.string() }).nullish() }),
  }),
]);

export interface Container {
  id: string;
  name: string;
  /** Id of the container's image. It does not change when the image name is assigned to another image. */
  imageId: string;
  state: 'healthy' | 'not yet' | 'gone' | 'unchecked';
}

const stateOf = ({ State, RestartCount }: z.infer<typeof inspectedSchema>[0]): Container['state'] => {
  if (State.Status !== 'running' || RestartCount > 0) return State.Status === 'created' ? 'not yet' : 'gone';
  const health = State.Health?.Status;
  if (health === undefined || health === 'none') return 'unchecked';
  // The status "unhealthy" is not final, because a check may time out on a busy machine. The wait ends only when the
  // caller's timeout expires.
  return health === 'healthy' ? 'healthy' : 'not yet';
};

export const inspect = async (commands: Commands, id: string): Promise<Container> => {
  const [found] = inspectedSchema.parse(
    JSON.parse(await commands.ask('docker', ['inspect', '--type', 'container', id])),
  );
  return { id: found.Id, name: found.Name.slice(1), imageId: found.Image, state: stateOf(found) };
};

/** Returns the running containers of a service, oldest first. */
export const containersOf = async (commands: Commands, project: Project, service: string): Promise<Container[]> => {
  const ids = await commands.ask('docker', project.compose('ps', '--quiet', '--status', 'running', service));
  const found = await Promise.all(
    ids
      .split('\n')
      .filter(Boolean)
      .map((id) => inspect(commands, id)),
  );
  const number = ({ name }: Container): number => Number(/(\d+)$/.exec(name)?.[1] ?? 0);
  return found.sort((a, b) => number(a) - number(b));
};

/** Waits until a container's health check passes. @throws ReleaseError on timeout or when the container has exited. */
export const untilHealthy = async (commands: Commands, id: string, timeoutSeconds: number): Promise<void> => {
  const deadline = performance.now() + timeoutSeconds * 1_000;
  for (;;) {
    const { name, state } = await inspect(commands, id);
    if (state === 'healthy') return;
    if (state === 'unchecked') throw new ReleaseError(`${name} has no health check, so its readiness is unknown.`);
    if (state !== 'not yet' || performance.now() > deadline) {
      const log = await commands.ask('docker', ['logs', '--tail', String(SHOWN_LINES), id]).catch(() => '');
      if (log.trim()) commands.say(log.trim());
      throw new ReleaseError(`${name} did not become healthy${state === 'not yet' ? ' in time' : ''}`);
    }
    await pause(POLL_MS);
  }
};
