import { type ContainerRuntimeClient, getContainerRuntimeClient, ImageName } from 'testcontainers';
import { getReaperImage } from 'testcontainers/build/reaper/reaper.js';

/** The Docker client that starts and removes containers. */
export type Engine = ContainerRuntimeClient;

/**
 * Finds Docker in the same way as Docker's own clients (DOCKER_HOST, the current context, the default sockets).
 * @throws Error with a one-sentence message when Docker does not respond.
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
 * Enables the reaper, which removes containers after this process was killed, only when its image is already present.
 * Otherwise the image would have to be downloaded, and the next run finds the containers of a killed run by their label
 * anyway. A value that is set in the environment takes precedence.
 */
export async function decideOnReaper({ image }: Pick<Engine, 'image'>): Promise<void> {
  const ready = await image.exists(ImageName.fromString(getReaperImage()));
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= ready ? 'false' : 'true';
}
