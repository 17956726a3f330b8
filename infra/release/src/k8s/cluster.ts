import { z } from 'zod';
import type { Arguments } from '../arguments.ts';
import type { Commands } from '../commands.ts';
import { formatHistory, type History, parseHistory } from '../history.ts';
import { formatPointers, type Pointers, parsePointers } from '../pointers.ts';
import { ReleaseError } from '../release-error.ts';

const mapSchema = z.object({
  metadata: z.object({ resourceVersion: z.string() }),
  data: z.record(z.string(), z.string()).optional(),
});

/** The content of a ConfigMap and its version. A write with an outdated version fails. */
export interface Stored<T> {
  value: T;
  version: string | null;
}

/** A namespace of a cluster, accessed through `kubectl` with the caller's permissions. */
export interface Cluster {
  /** Returns the image of a Deployment's container that has the same name as the Deployment. */
  imageOf(part: string): Promise<string>;
  /**
   * Sets an image and waits for the roll-out. @throws ReleaseError when the roll-out does not complete, after it was
   * undone.
   */
  rollOut(part: string, image: string): Promise<void>;
  history(): Promise<Stored<History>>;
  saveHistory(history: Stored<History>): Promise<void>;
  pointers(): Promise<Stored<Pointers>>;
  point(pointers: Stored<Pointers>): Promise<void>;
  /** Runs work under a lock in the cluster, so that only one release runs at a time. */
  runExclusive<T>(part: string, work: () => Promise<T>): Promise<T>;
}

const LOCK = 'release-under-way';

export const openCluster = (commands: Commands, { k8s, timeoutSeconds }: Arguments): Cluster => {
  const flags = [...(k8s.context ? ['--context', k8s.context] : []), '--namespace', k8s.namespace];
  const ask = (...args: string[]): Promise<string> => commands.ask('kubectl', [...flags, ...args]);
  const act = (args: string[], input?: string): Promise<string> => commands.act('kubectl', [...flags, ...args], input);

  const readMap = async (name: string, key: string) => {
    const text = await ask('get', 'configmap', name, '--ignore-not-found', '--output', 'json');
    if (!text.trim()) return { text: null, version: null };
    const { metadata, data } = mapSchema.parse(JSON.parse(text));
    return { text: data?.[key] ?? null, version: metadata.resourceVersion };
  };
  const writeMap = async (name: string, key: string, text: string, version: string | null): Promise<void> => {
    const metadata = { name, labels: { 'app.kubernetes.io/part-of': 'stridewell' } };
    const map = { apiVersion: 'v1', kind: 'ConfigMap', data: { [key]: text } };
    // With a version, the server rejects the write if the ConfigMap was changed concurrently. Without a version, the
    // ConfigMap must not exist yet.
    if (version === null) await act(['create', '--filename', '-'], JSON.stringify({ ...map, metadata }));
    else {
      const known = { ...metadata, resourceVersion: version };
      await act(['replace', '--filename', '-'], JSON.stringify({ ...map, metadata: known }));
    }
  };
  const untilRolledOut = (part: string): Promise<string> =>
    act(['rollout', 'status', `deployment/${part}`, `--timeout=${timeoutSeconds}s`]);

  return {
    async imageOf(part) {
      const path = `{.spec.template.spec.containers[?(@.name=="${part}")].image}`;
      const image = (await ask('get', 'deployment', part, '--output', `jsonpath=${path}`)).trim();
      if (!image) throw new ReleaseError(`The deployment ${part} has no container of that name.`);
      return image;
    },
    async rollOut(part, image) {
      await act(['set', 'image', `deployment/${part}`, `${part}=${image}`]);
      try {
        await untilRolledOut(part);
      } catch (error) {
        await act(['rollout', 'undo', `deployment/${part}`]);
        await untilRolledOut(part);
        const reason = error instanceof Error ? error.message : String(error);
        throw new ReleaseError(`${reason}\n${part} did not roll out and keeps running the previous image.`);
      }
    },
    async history() {
      const { text, version } = await readMap('releases', 'releases.json');
      return { value: parseHistory(text), version };
    },
    saveHistory: ({ value, version }) => writeMap('releases', 'releases.json', formatHistory(value), version),
    async pointers() {
      const { text, version } = await readMap('remotes', 'remotes.json');
      return { value: parsePointers(text), version };
    },
    point: ({ value, version }) => writeMap('remotes', 'remotes.json', formatPointers(value), version),
    async runExclusive(part, work) {
      try {
        await act(['create', 'configmap', LOCK, `--from-literal=part=${part}`]);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!/AlreadyExists|already exists/.test(reason)) throw error;
        throw new ReleaseError(`Another release is running there. If it was killed: kubectl delete configmap ${LOCK}`);
      }
      try {
        return await work();
      } finally {
        await act(['delete', 'configmap', LOCK]);
      }
    },
  };
};
