import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environmentOf, mountSecrets, secretMountsOf } from '../environment.ts';
import type { Manifest, Texts } from '../manifest.ts';
import { isService, type Part } from '../parts.ts';

const run = promisify(execFile);

/** Runs `docker` and returns its output. */
export const docker = async (...args: string[]): Promise<string> =>
  (await run('docker', args, { maxBuffer: 1 << 26 })).stdout.trim();

/** The resources that a test needs to start pods. */
export interface Surroundings {
  manifests: readonly Manifest[];
  secrets: Texts;
  /** A folder for this test only. */
  folder: string;
  /** A Docker network for this test only, on which the names of Services can be resolved. */
  network: string;
}

/** Makes secrets readable only by the pod's group, as a node does when it mounts them. Requires root. */
const restrictAccess = (folder: string, group: number): void => {
  const isRoot = process.getuid?.() === 0;
  for (const name of readdirSync(folder)) {
    chmodSync(join(folder, name), isRoot ? 0o440 : 0o444);
    if (isRoot) chownSync(join(folder, name), 0, group);
  }
};

const mountsOf = ({ manifests, secrets, folder }: Surroundings, part: Part): string[] => {
  mountSecrets(manifests, part, secrets, folder);
  const files = secretMountsOf(part).map(({ path }) => {
    restrictAccess(join(folder, part.name), part.pod.securityContext?.fsGroup ?? 0);
    return [join(folder, part.name), path];
  });
  const maps = (part.pod.volumes ?? []).flatMap(({ name, configMap }) => {
    const path = part.container.volumeMounts?.find((mount) => mount.name === name)?.mountPath;
    if (!configMap || !path) return [];
    // Kubernetes mounts an optional ConfigMap that does not exist yet as an empty folder.
    const empty = join(folder, `${part.name}-${name}`);
    mkdirSync(empty, { recursive: true });
    return [[empty, path]];
  });
  return [...files, ...maps].flatMap(([from, to]) => ['--volume', `${from}:${to}:ro`]);
};

/**
 * Runs a workload with Docker in the same way as its pod: with the same user, security context, limits, environment,
 * files and names.
 */
export const startPod = async (around: Surroundings, part: Part): Promise<string> => {
  const { container, pod, name } = part;
  const { limits = {} } = container.resources ?? {};
  const environment = isService(part) ? environmentOf(around.manifests, part) : {};
  const context = pod.securityContext ?? {};
  return docker(
    ...['run', '--detach', '--network', around.network, '--network-alias', name, '--publish', '127.0.0.1::8080'],
    ...['--user', `${context.runAsUser}:${context.runAsGroup}`, '--read-only', '--tmpfs', '/tmp:size=64m'],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--pids-limit', '256'],
    ...['--memory', String(limits.memory).replace('Mi', 'm'), '--cpus', String(limits.cpu).replace(/m$/, 'e-3')],
    ...mountsOf(around, part),
    ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    container.image ?? '',
    ...(container.command ?? []),
  );
};

/** Returns the URL of a container's published port 8080 on this machine. */
export const addressOf = async (id: string): Promise<string> =>
  `http://${(await docker('port', id, '8080/tcp')).split('\n')[0]}`;
