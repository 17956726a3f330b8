import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@stridewell/app/remote';
import type { RemoteEntry } from '@stridewell/contracts/web';
import type { ComponentType } from 'react';
import { checkCompatible, loadErrorOf } from './compatibility.ts';
import { updateDescriptors } from './descriptors.ts';
import { fetchRemotes, remoteFor, remotesInPage } from './remote-list.ts';

/**
 * Timeouts in milliseconds for loading a remote. They are needed because the federation runtime has no timeout for
 * manifests and one of 20 seconds for an entry file.
 */
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

/**
 * Returns the list of remotes from the page, or loads it. A retry always loads it, because it may contain a new build.
 */
const readList = async (retry: boolean): Promise<RemoteEntry[]> => (retry ? null : remotesInPage()) ?? fetchRemotes();

/**
 * Returns the list of remotes, which is read from the page or loaded only once. A failure is not cached: the next call
 * loads the list again.
 */
export const knownRemotes = (retry = false): Promise<RemoteEntry[]> => {
  if (retry) list = undefined;
  list ??= readList(retry).then(
    (remotes) => {
      known = remotes;
      updateDescriptors(remotes);
      return remotes;
    },
    (error: unknown) => {
      list = undefined;
      throw error;
    },
  );
  return list;
};

/** Returns the component that serves a path, if its remote is already loaded. */
export const loadedScreen = (path: string): ComponentType | undefined =>
  loaded.get(remoteFor(known, path)?.name ?? '')?.default;

const register = (name: string, entry: string, force: boolean): void => {
  if (!force && registered.get(name) === entry) return;
  registered.set(name, entry);
  registerRemotes([{ name, entry: new URL(entry, window.location.origin).href }], { force });
};

/** Error for a path that no remote serves or whose remote is not deployed. */
export class RemoteMissingError extends Error {
  override readonly name = 'RemoteMissingError';
}

/** Loads a module that a remote exposes: `./App` or the module of a slot. `force` registers the remote again. */
const loadModule = async <T>(remote: RemoteEntry, module: string, force: boolean): Promise<T> => {
  checkCompatible(remote);
  register(remote.name, remote.entry ?? '', force);
  const loaded = await loadRemote<T>(`${remote.name}/${module.slice(2)}`).catch((error: unknown) => {
    throw loadErrorOf(remote, error);
  });
  if (!loaded) throw new Error(`The module ${module} of the remote ${remote.name} is empty`);
  return loaded;
};

/**
 * Loads the component of the remote that serves a path. `attempt` is the number of retries. On a retry, loads the list
 * of remotes again and force-registers the remote, because the federation runtime caches a failed manifest forever. A
 * build that was deployed in the meantime is then loaded.
 */
export const loadScreen = async (path: string, attempt: number): Promise<RemoteModule> => {
  const retry = attempt > 0;
  const remote = remoteFor(await knownRemotes(retry), path);
  if (!remote?.entry) throw new RemoteMissingError(`no remote serves ${path}`);
  const module = await loadModule<RemoteModule>(remote, './App', retry);
  // If it fails, the component loads the code itself and reports the failure.
  await module.prepare?.(window.location).catch(() => undefined);
  loaded.set(remote.name, module);
  return module;
};

/** Module of a slot. The type of its props depends on the slot: see `Slots` in the app library. */
interface LoadedSlot {
  default: ComponentType<never>;
}

/** Loads the component of a remote for a slot. Rejects if the remote is not deployed or not compatible. */
export const loadSlot = async (name: string, module: string): Promise<LoadedSlot> => {
  const remote = (await knownRemotes()).find((entry) => entry.name === name);
  if (!remote?.entry) throw new RemoteMissingError(`the remote ${name} is not deployed`);
  return loadModule<LoadedSlot>(remote, module, false);
};
