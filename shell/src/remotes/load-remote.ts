import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '@stridewell/contracts/web';
import type { RemoteModule } from '@stridewell/ui/remote';
import type { ComponentType } from 'react';
import { checkMadeFor, whyNot } from './made-for.ts';
import { fetchRemotes, remoteFor } from './remote-list.ts';

/** Without limits of our own a manifest that hangs is waited for without end, an entry file for 20 seconds. */
const MANIFEST_TIMEOUT_MS = 6_000;
const SCRIPT_TIMEOUT_MS = 8_000;

registerPlugins([
  {
    name: 'timeouts',
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) }),
    createScript: () => ({ timeout: SCRIPT_TIMEOUT_MS }),
  },
]);

let list: Promise<RemoteEntry[]> | undefined;
let known: RemoteEntry[] = [];
const loaded = new Map<string, RemoteModule>();
const registered = new Map<string, string>();

/** The list of remotes, read once; a failure is forgotten, so that the next question asks again. */
export const knownRemotes = (): Promise<RemoteEntry[]> => {
  list ??= fetchRemotes().then(
    (remotes) => {
      known = remotes;
      return remotes;
    },
    (error: unknown) => {
      list = undefined;
      throw error;
    },
  );
  return list;
};

/** The component that answers a path, if its remote has been loaded before. */
export const loadedScreen = (path: string): ComponentType | undefined =>
  loaded.get(remoteFor(known, path)?.name ?? '')?.default;

const register = (name: string, entry: string, force: boolean): void => {
  if (!force && registered.get(name) === entry) return;
  registered.set(name, entry);
  registerRemotes([{ name, entry: new URL(entry, window.location.origin).href }], { force });
};

/** No remote answers a path, or the edge has no build of the one that would. */
export class RemoteMissingError extends Error {
  override readonly name = 'RemoteMissingError';
}

/**
 * The component of the remote that answers a path. `attempt` counts the runner's retries: from 1 on the list is read
 * anew and the remote registered again by force, since the federation runtime keeps a failed manifest for good; a build
 * that was deployed in between is the one that is loaded.
 */
export const loadScreen = async (path: string, attempt: number): Promise<RemoteModule> => {
  const retry = attempt > 0;
  if (retry) list = undefined;
  const remote = remoteFor(await knownRemotes(), path);
  if (!remote?.entry) throw new RemoteMissingError(`No remote answers ${path}`);
  checkMadeFor(remote);
  register(remote.name, remote.entry, retry);
  const module = await loadRemote<RemoteModule>(`${remote.name}/App`).catch((error: unknown) => {
    throw whyNot(remote, error);
  });
  if (!module) throw new Error(`The remote ${remote.name} is empty`);
  loaded.set(remote.name, module);
  return module;
};
