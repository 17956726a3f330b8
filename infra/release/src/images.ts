import { ROOT } from '@stridewell/build/apps';
import { z } from 'zod';
import type { Commands } from './commands.ts';
import { isFrontEnd, type Part } from './parts.ts';
import { ReleaseError } from './release-error.ts';

export interface Build {
  part: Part;
  /** Full name of the image to make. */
  image: string;
  tag: string;
  revision: string;
  /** An earlier image of a front end, whose builds the new one goes on serving. */
  previous: string | null;
}

/** Builds the image of one part, and of no other, from the tree as it is. */
export const buildImage = async (
  commands: Commands,
  { part, image, tag, revision, previous }: Build,
): Promise<void> => {
  const front = isFrontEnd(part);
  const args: Record<string, string> = { WORKSPACE: part.workspace, VERSION: tag, REVISION: revision };
  if (front && previous) args.PREVIOUS = previous;
  commands.say(`Building ${image}`);
  await commands.act('docker', [
    'build',
    ...['--file', `${ROOT}/infra/docker/${front ? 'front-end' : 'service'}.Dockerfile`],
    ...Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    // Without a value these are the environment's, and the Dockerfile's where there is none.
    ...['--build-arg', 'NODE_IMAGE', ...(front ? ['--build-arg', 'NGINX_IMAGE'] : [])],
    ...['--tag', image, ROOT],
  ]);
};

/** Runs a small command in an image of a front end, away from every network. */
const inImage = (commands: Commands, image: string, command: string, ...args: string[]): Promise<string> =>
  commands.ask('docker', ['run', '--rm', '--network', 'none', '--read-only', '--entrypoint', command, image, ...args]);

const currentSchema = z.object({ build: z.string().regex(/^[\w.-]+$/) });

/** The build an image of a front end was made for. */
export const buildIn = async (commands: Commands, image: string): Promise<string> => {
  const text = await inImage(commands, image, 'cat', '/srv/www/current.json');
  const { data } = currentSchema.safeParse(JSON.parse(text));
  if (!data) throw new ReleaseError(`${image} does not tell its build.`);
  return data.build;
};

/** Whether an image of a remote holds a build, its own or an earlier one. */
export const holdsBuild = async (commands: Commands, image: string, build: string): Promise<boolean> =>
  (await inImage(commands, image, 'ls', '/srv/www')).split('\n').includes(build);

/**
 * An image of the shell that serves `older` and still holds what tabs of `newer` may ask for: the way back for the one front
 * end whose pages are not behind a pointer.
 */
export const buildWayBack = (commands: Commands, image: string, older: string, newer: string): Promise<string> => {
  const file = `FROM ${newer} AS newer\nFROM ${older}\nCOPY --from=newer /srv/www/assets /srv/www/assets\n`;
  return commands.act('docker', ['build', '--tag', image, '-'], file);
};

/** The revision of the tree, marked where it holds more than that. */
export const revisionOf = async (commands: Commands): Promise<string> => {
  const [revision, changes] = await Promise.all([
    commands.ask('git', ['-C', ROOT, 'rev-parse', '--short=12', 'HEAD']),
    commands.ask('git', ['-C', ROOT, 'status', '--porcelain', '--untracked-files=no']),
  ]);
  return `${revision.trim()}${changes.trim() ? '-dirty' : ''}`;
};
