import { ROOT } from '@stridewell/build/apps';
import { z } from 'zod';
import type { Commands } from './commands.ts';
import { type History, newImageName, type Rollback, tagOf } from './history.ts';
import { isFrontEnd, type Part } from './parts.ts';
import { ReleaseError } from './release-error.ts';

export interface Build {
  part: Part;
  /** Full name of the new image. */
  image: string;
  revision: string;
  /** Earlier image of a front end. The new image also serves the builds in this image. */
  previous: string | null;
}

/** Builds the image of one part from the working tree. */
export const buildImage = async (commands: Commands, { part, image, revision, previous }: Build): Promise<void> => {
  const front = isFrontEnd(part);
  const args: Record<string, string> = { WORKSPACE: part.workspace, VERSION: tagOf(image), REVISION: revision };
  if (front && previous) args.PREVIOUS = previous;
  commands.say(`Building ${image}`);
  await commands.act('docker', [
    'build',
    ...['--file', `${ROOT}/infra/docker/${front ? 'front-end' : 'service'}.Dockerfile`],
    ...Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    // Docker reads a build argument without a value from the environment, and otherwise uses the default in the
    // Dockerfile.
    ...['--build-arg', 'NODE_IMAGE', ...(front ? ['--build-arg', 'NGINX_IMAGE'] : [])],
    ...['--tag', image, ROOT],
  ]);
};

/** Runs a command in an image of a front end without network access. */
const inImage = (commands: Commands, image: string, command: string, ...args: string[]): Promise<string> =>
  commands.ask('docker', ['run', '--rm', '--network', 'none', '--read-only', '--entrypoint', command, image, ...args]);

const currentSchema = z.object({ build: z.string().regex(/^[\w.-]+$/) });

/** Returns the id of the build in a front end's image. */
export const buildIn = async (commands: Commands, image: string): Promise<string> => {
  const text = await inImage(commands, image, 'cat', '/srv/www/current.json');
  const { data } = currentSchema.safeParse(JSON.parse(text));
  if (!data) throw new ReleaseError(`${image} has no build id.`);
  return data.build;
};

/** True when a remote's image contains the given build as its current or an earlier build. */
export const containsBuild = async (commands: Commands, image: string, build: string): Promise<boolean> =>
  (await inImage(commands, image, 'ls', '/srv/www')).split('\n').includes(build);

/**
 * Builds the image for a rollback of the shell. It contains the pages of the target and the files that open tabs of the
 * current release may request. The shell needs such an image because no pointer selects its build.
 */
export const buildShellRollback = async (commands: Commands, history: History, { current, target }: Rollback) => {
  const image = newImageName(history, target.image, `${tagOf(target.image)}.back`);
  const file = `FROM ${current.image} AS newer\nFROM ${target.image}\nCOPY --from=newer /srv/www/assets /srv/www/assets\n`;
  await commands.act('docker', ['build', '--tag', image, '-'], file);
  return image;
};

/** Returns the git revision of the working tree, with the suffix `-dirty` when there are uncommitted changes. */
export const revisionOf = async (commands: Commands): Promise<string> => {
  const [revision, changes] = await Promise.all([
    commands.ask('git', ['-C', ROOT, 'rev-parse', '--short=12', 'HEAD']),
    commands.ask('git', ['-C', ROOT, 'status', '--porcelain', '--untracked-files=no']),
  ]);
  return `${revision.trim()}${changes.trim() ? '-dirty' : ''}`;
};
