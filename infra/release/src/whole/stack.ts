import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@stridewell/build/apps';
import { SEND_LABEL, SEND_LABEL_FILE } from '@stridewell/e2e/steps';
import { type Commands, createCommands } from '../commands.ts';
import { findParts } from '../parts.ts';

const exec = promisify(execFile);
const MOST_OUTPUT = 64 * 1_048_576;

/** A stack of all containers of the product, with a separate project name and port. */
export interface Whole {
  project: string;
  origin: string;
  /** Runs commands with the stack's project name, ports and images in the environment. */
  commands: Commands;
  /** Runs one of this package's commands as `npm run <command> -- <args>` does. @returns its output */
  command(name: 'release' | 'rollback' | 'releases', ...args: string[]): Promise<string>;
  /**
   * Builds an image of the wellness remote with a changed button text, which also contains the running builds. @returns
   * its name
   */
  changedRemote(word: string): Promise<string>;
  end(): Promise<void>;
}

const IMAGES = [...findParts().map(({ name }) => name), 'setup', 'mail'];

/** Environment with higher rate limits, because all load comes from one address and three runners. */
const LIMITS = [
  'RATE_LIMIT_PER_MINUTE',
  'ADDRESS_REQUESTS_PER_MINUTE',
  'USER_REQUESTS_PER_MINUTE',
  'CHAT_REQUESTS_PER_MINUTE',
  'TEXT_CHARACTERS_PER_MINUTE',
  'FORM_WRITES_PER_MINUTE',
];

const UP_WITHIN_MS = 1_200_000;

/** Repeats `docker compose up` until it succeeds, because a health check may time out on a busy machine. */
const untilUp = async (up: () => Promise<unknown>): Promise<void> => {
  const deadline = performance.now() + UP_WITHIN_MS;
  for (;;) {
    const problem = await up().then(
      () => null,
      (error: unknown) => error,
    );
    if (problem === null) return;
    if (performance.now() > deadline) throw problem;
  }
};

/** Copies the tracked files of the source tree and replaces one string in the copy. */
const copyWith = async (folder: string, word: string): Promise<void> => {
  const { stdout } = await exec('git', ['-C', ROOT, 'ls-files', '-z'], { maxBuffer: MOST_OUTPUT });
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(path.join(ROOT, file), path.join(folder, file));
  const form = path.join(folder, SEND_LABEL_FILE);
  const before = readFileSync(form, 'utf8');
  if (!before.includes(SEND_LABEL)) throw new Error('The form does not contain the text to change.');
  writeFileSync(form, before.replace(SEND_LABEL, word));
};

/**
 * Builds and starts all parts. If STRIDEWELL_BUILT_IMAGES is set, starts existing images from the repository that it
 * names (`stridewell` after `docker compose build`). `port` and the next port must be free. Callers must call `end`.
 */
export const startWhole = async (port: number): Promise<Whole> => {
  const project = `stridewell-load-${randomBytes(3).toString('hex')}`;
  const folder = mkdtempSync(path.join(tmpdir(), `${project}-`));
  const env = {
    ...process.env,
    DOCKER_BUILDKIT: '1',
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_PROFILES: 'mail',
    // Uses a separate network, because the product may already run on the same machine.
    DOOR_SUBNET: `10.${randomInt(200, 250)}.${randomInt(256)}.0/26`,
    STRIDEWELL_PORT: String(port),
    MAIL_PORT: String(port + 1),
    STRIDEWELL_IMAGES: project,
    STRIDEWELL_REMOTES: path.join(folder, 'remotes'),
    ...Object.fromEntries(LIMITS.map((name) => [name, '100000'])),
  };
  const run = async (command: string, ...args: string[]): Promise<string> => {
    const { stdout } = await exec(command, args, { env, cwd: ROOT, maxBuffer: MOST_OUTPUT });
    return stdout;
  };
  const whole: Whole = {
    project,
    origin: `http://localhost:${port}`,
    commands: createCommands({ dryRun: false, say: () => undefined, environment: env }),
    command: (name, ...args) => run(process.execPath, `infra/release/src/${name}.ts`, ...args, '--timeout', '400'),
    async changedRemote(word) {
      const copy = path.join(folder, 'copy');
      await copyWith(copy, word);
      const image = `${project}/changed:${randomBytes(3).toString('hex')}`;
      const args = ['WORKSPACE=mfe-wellness', `PREVIOUS=${project}/mfe-wellness:local`];
      await run(
        'docker',
        'build',
        ...[...args, 'NODE_IMAGE', 'NGINX_IMAGE'].flatMap((arg) => ['--build-arg', arg]),
        ...['--file', path.join(copy, 'infra/docker/front-end.Dockerfile'), '--tag', image, copy],
      );
      rmSync(copy, { recursive: true });
      return image;
    },
    async end() {
      await run('docker', 'compose', 'down', '--volumes', '--timeout', '1').catch(() => undefined);
      // Removes images by name, not by id, because other projects may use the same image under other names.
      const format = '{{.Repository}}:{{.Tag}}';
      const images = await run('docker', 'images', '--format', format, '--filter', `reference=${project}/*`);
      const names = images.split('\n').filter(Boolean);
      if (names.length > 0) await run('docker', 'rmi', ...names).catch(() => undefined);
      rmSync(path.join(ROOT, '.data/releases', `${project}.json`), { force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    const built = process.env.STRIDEWELL_BUILT_IMAGES;
    if (built)
      for (const part of IMAGES) await run('docker', 'tag', `${built}/${part}:local`, `${project}/${part}:local`);
    else await run('docker', 'compose', 'build');
    await untilUp(() => run('docker', 'compose', 'up', '--detach', '--no-build', '--wait', '--wait-timeout', '600'));
  } catch (error) {
    console.error(await run('docker', 'compose', 'ps', '--all').catch(() => ''));
    await whole.end();
    throw error;
  }
  return whole;
};
