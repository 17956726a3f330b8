import path from 'node:path';
import { z } from 'zod';
import type { Arguments } from '../arguments.ts';
import type { Commands } from '../commands.ts';
import { ReleaseError } from '../release-error.ts';

const serviceSchema = z.object({
  image: z.string().optional(),
  environment: z.record(z.string(), z.unknown()).nullish(),
  volumes: z
    .array(z.object({ type: z.string(), source: z.string().optional(), target: z.string().optional() }))
    .optional(),
});

const configSchema = z.object({
  name: z.string(),
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.object({ name: z.string() })).optional(),
});

/** Location of the pointer file: a volume, or a folder on the machine of the Docker engine. */
export interface PointerPlace {
  volume: string;
  name: string;
}

/** A compose project with its configuration. */
export interface Project {
  name: string;
  /** Returns the arguments for `docker` that run a compose command in this project. */
  compose(...args: string[]): string[];
  /** Returns the image name of a compose service. @throws ReleaseError for an unknown service. */
  imageOf(service: string): string;
  /**
   * Returns the location of the pointer file. @throws ReleaseError when the gateway has no REMOTES_FILE in a mounted
   * folder.
   */
  pointerPlace(): PointerPlace;
}

const EDGE = 'gateway';

const placeOf = ({ services, volumes }: z.infer<typeof configSchema>): PointerPlace | null => {
  const inside = services[EDGE]?.environment?.REMOTES_FILE;
  if (typeof inside !== 'string') return null;
  const folder = path.posix.dirname(inside);
  const mount = services[EDGE]?.volumes?.find(({ target }) => target === folder);
  if (!mount?.source) return null;
  const volume = mount.type === 'bind' ? mount.source : (volumes?.[mount.source]?.name ?? mount.source);
  return { volume, name: path.posix.basename(inside) };
};

/** Reads the resolved configuration from compose, including defaults, environment and override files. */
export const readProject = async (commands: Commands, { project, files }: Arguments['compose']): Promise<Project> => {
  const flags = [...(project ? ['--project-name', project] : []), ...files.flatMap((file) => ['--file', file])];
  const compose = (...args: string[]): string[] => ['compose', ...flags, ...args];
  const config = configSchema.parse(JSON.parse(await commands.ask('docker', compose('config', '--format', 'json'))));
  return {
    name: config.name,
    compose,
    imageOf(service) {
      const found = config.services[service];
      if (!found) throw new ReleaseError(`The project ${config.name} has no service '${service}'.`);
      return found.image ?? `${config.name}-${service}`;
    },
    pointerPlace() {
      const place = placeOf(config);
      if (!place)
        throw new ReleaseError('The gateway has no REMOTES_FILE in a mounted folder: a remote cannot be switched.');
      return place;
    },
  };
};
