import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

/** A container's description from `docker inspect`. */
interface Inspected {
  Name: string;
  Config: { User: string; Labels: Record<string, string> };
  HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[] | null; Memory: number; PidsLimit: number };
  State: { Status: string; Health?: { Status: string } };
}

/** The whole product in separate containers, with unique names and free ports. */
export interface Containers {
  /** Builds every image, unless STRIDEWELL_TEST_IMAGES names a repository of existing images. */
  build(): Promise<void>;
  compose(...args: string[]): Promise<string>;
  /** Runs a command in a running container and returns its output. */
  inside(service: string, ...command: string[]): Promise<string>;
  inspect(service: string): Promise<Inspected[]>;
  /** Returns the origin (scheme, host and port) of a service's published port on this machine. */
  origin(service: string, port: number): Promise<string>;
  /**
   * Stops and removes the whole stack, including volumes. Images are kept, so that the next run builds only what has
   * changed.
   */
  end(): Promise<void>;
}

/** Random subnet for the edge and the gateways. Two compose projects on one machine cannot use the same subnet. */
const anyDoor = (): string => `10.${randomInt(200, 250)}.${randomInt(256)}.0/26`;

/** Creates a handle for a stack of containers without starting it. `name` must be lower case. */
export const containersNamed = (name: string, remotes: string): Containers => {
  const { STRIDEWELL_TEST_IMAGES: built } = process.env;
  const env = {
    ...process.env,
    COMPOSE_PROJECT_NAME: name,
    COMPOSE_PROFILES: 'mail',
    DOOR_SUBNET: anyDoor(),
    STRIDEWELL_IMAGES: built ?? 'stridewell-test',
    STRIDEWELL_PORT: '0',
    MAIL_PORT: '0',
    STRIDEWELL_REMOTES: remotes,
  };
  const docker = async (...args: string[]): Promise<string> =>
    (await run('docker', args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  const compose = (...args: string[]): Promise<string> => docker('compose', ...args);
  return {
    compose,
    build: async () => void (built || (await compose('build'))),
    inside: (service, ...command) => compose('exec', '-T', service, ...command),
    async inspect(service) {
      const ids = (await compose('ps', '--all', '--quiet', service)).split('\n').filter(Boolean);
      return JSON.parse(await docker('inspect', ...ids)) as Inspected[];
    },
    origin: async (service, port) => `http://${await compose('port', service, String(port))}`,
    end: async () => void (await compose('down', '--volumes', '--timeout', '5')),
  };
};

/** True when Docker and Docker Compose are available on this machine. */
export const canCompose = async (): Promise<boolean> => {
  try {
    await run('docker', ['compose', 'version']);
    await run('docker', ['info']);
    return true;
  } catch {
    return false;
  }
};
