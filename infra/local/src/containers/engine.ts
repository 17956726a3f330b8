import { type ContainerRuntimeClient, getContainerRuntimeClient, ImageName } from 'testcontainers';
import { getReaperImage } from 'testcontainers/build/reaper/reaper.js';

/** What starts and removes containers. */
export type Engine = ContainerRuntimeClient;

/**
 * Finds Docker the way its own clients do (DOCKER_HOST, the current context, the usual sockets).
 * @throws Error with one sentence when nothing answers.
 */
export async function findEngine(): Promise<Engine> {
  try {
    return await getContainerRuntimeClient();
  } catch (cause) {
    throw new Error(
      'Docker does not answer: start it (or set DOCKER_HOST), or use npm test, which needs no containers.',
      {
        cause,
      },
    );
  }
}

/**
 * The helper that removes containers when this process was killed is used only where its image lies ready: it is one
 * more image to fetch, and what a killed run left is found by its label at the next start anyway.
 * Somebody who has said yes or no in the environment has decided.
 */
export async function decideOnReaper({ image }: Pick<Engine, 'image'>): Promise<void> {
  const ready = await image.exists(ImageName.fromString(getReaperImage()));
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= ready ? 'false' : 'true';
}
