import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readArguments } from '../arguments.ts';
import { type Commands, createCommands } from '../commands.ts';
import { openPlace, type Place } from '../compose/place.ts';

const exec = promisify(execFile);
const docker = (...args: string[]) => exec('docker', args, { env: { ...process.env, DOCKER_BUILDKIT: '1' } });

type Sickness = 'never well' | 'gone at once';

/**
 * Source of a small server that can be made unhealthy. Like the services, it still answers for a short time after
 * SIGTERM.
 */
const server = (version: string, sick: Sickness | null): string => `
${sick === 'gone at once' ? 'process.exit(1);' : ''}
const { createServer } = require('node:http');
let stopping = false;
const server = createServer((request, response) => {
  if (stopping) response.setHeader('connection', 'close');
  if (request.url === '/healthz') response.statusCode = ${sick === null ? 200 : 500};
  setTimeout(() => response.end(${JSON.stringify(version)}), 20);
});
server.listen(8080);
process.on('SIGTERM', () => {
  stopping = true;
  setTimeout(() => server.close(() => process.exit(0)), 1000);
});
`;

/** Health check that does not use Node, because Node takes seconds to start on a busy machine. */
const HEALTH = `exec 3<>/dev/tcp/127.0.0.1/8080; printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3; grep -q '200 OK' <&3`;

const compose = (project: string, pointers: string): string => `
name: ${project}
x-part: &part
  read_only: true
  init: true
  stop_grace_period: 10s
  healthcheck: { test: [CMD, bash, -c, "${HEALTH}"], interval: 1s, timeout: 10s, retries: 3, start_period: 60s }
services:
  account: { <<: *part, image: '${project}/account:local' }
  mfe-running: { <<: *part, image: '${project}/mfe-running:local' }
  shell: { <<: *part, image: '${project}/shell:local' }
  gateway:
    <<: *part
    image: '${project}/account:local'
    environment: { REMOTES_FILE: /remotes/remotes.json }
    volumes: ['${pointers}:/remotes:ro']
`;

export interface Toy {
  place: Place;
  pointers: string;
  /** Builds an image of a part that reports the given version. @returns the image's name */
  image(part: string, version: string, options?: { sick?: Sickness; builds?: string[] }): Promise<string>;
  up(...services: string[]): Promise<void>;
  /** Returns the sorted versions that the running containers of a part report. */
  versions(part: string): Promise<string[]>;
  say: string[];
  /** Opens the project a second time, as another process would. */
  open(commands?: Commands): Promise<Place>;
  commands: Commands;
  end(): Promise<void>;
}

/** Creates a compose project with small parts. Callers must call `end`. */
export const createToy = async (): Promise<Toy> => {
  const project = `stridewell-toy-${randomBytes(3).toString('hex')}`;
  const folder = mkdtempSync(path.join(tmpdir(), `${project}-`));
  const pointers = path.join(folder, 'pointers');
  const file = path.join(folder, 'docker-compose.yml');
  writeFileSync(file, compose(project, pointers));
  const say: string[] = [];
  const commands = createCommands({ dryRun: false, say: (line) => say.push(line) });
  const open = (by: Commands = commands) => openPlace(by, readArguments(['-f', file]), path.join(folder, 'data'));
  const composed = (...args: string[]) => docker('compose', '--file', file, ...args);

  return {
    pointers,
    say,
    commands,
    open,
    place: await open(),
    async image(part, version, { sick, builds = [] } = {}) {
      const context = mkdtempSync(path.join(folder, 'image-'));
      const name = `${project}/${part}:${version}`;
      writeFileSync(path.join(context, 'server.cjs'), server(version, sick ?? null));
      const folders = builds.map((build) => `/srv/www/${build}`).join(' ');
      const made =
        builds.length > 0
          ? `RUN mkdir -p /srv/www/assets ${folders} && echo '{"build":"${builds[0]}"}' > /srv/www/current.json && touch /srv/www/assets/${version}.js`
          : '';
      writeFileSync(
        path.join(context, 'Dockerfile'),
        `FROM node:24-bookworm-slim\nCOPY server.cjs /\n${made}\nCMD ["node", "/server.cjs"]\n`,
      );
      await docker('build', '--quiet', '--tag', name, context);
      return name;
    },
    async up(...services) {
      await composed('up', '--detach', '--wait', '--no-build', ...services);
    },
    async versions(part) {
      const { stdout } = await composed('ps', '--quiet', part);
      const ids = stdout.split('\n').filter(Boolean);
      const ask = `fetch('http://127.0.0.1:8080/').then((a) => a.text()).then(console.log)`;
      const answers = await Promise.all(ids.map((id) => docker('exec', id, 'node', '-e', ask)));
      return answers.map((answer) => answer.stdout.trim()).sort();
    },
    async end() {
      await composed('down', '--volumes', '--timeout', '1').catch(() => undefined);
      const { stdout } = await docker(
        'images',
        '--format',
        '{{.Repository}}:{{.Tag}}',
        '--filter',
        `reference=${project}/*`,
      );
      const images = stdout.split('\n').filter(Boolean);
      if (images.length > 0) await docker('rmi', '--force', ...images);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
