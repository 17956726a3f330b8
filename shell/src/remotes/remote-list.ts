import type { RemoteDescriptor, RemoteEntry, RemotesFile } from '@stridewell/contracts/web';
import { pageData } from './page-data.ts';

const TIMEOUT_MS = 6_000;

const isDescriptor = (value: unknown): value is RemoteDescriptor => {
  const { pages, nav, slots } = (value ?? {}) as RemoteDescriptor;
  return [pages, nav, slots].every(Array.isArray);
};

const isEntry = (value: unknown): value is RemoteEntry => {
  const entry = value as RemoteEntry;
  return (
    typeof entry?.name === 'string' &&
    (entry.entry === null || typeof entry.entry === 'string') &&
    [entry.ui, entry.app].every((range) => range === undefined || typeof range === 'string') &&
    (entry.descriptor === undefined || isDescriptor(entry.descriptor)) &&
    Array.isArray(entry.routes) &&
    entry.routes.every((route) => typeof route === 'string')
  );
};

const isList = (remotes: unknown): remotes is RemoteEntry[] => Array.isArray(remotes) && remotes.every(isEntry);

/** Returns the list of remotes that the page contains. Null if it is missing or invalid. */
export const remotesInPage = (): RemoteEntry[] | null => {
  const remotes = pageData()?.remotes;
  return isList(remotes) ? remotes : null;
};

/**
 * Loads `/remotes.json`, the list of remotes and their addresses. Rejects if the request fails or the list is invalid.
 */
export const fetchRemotes = async (): Promise<RemoteEntry[]> => {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  const { remotes } = (await response.json()) as RemotesFile;
  if (!isList(remotes)) throw new Error('remotes.json: not a list of remotes');
  return remotes;
};

/** Finds the remote that serves a path. One of the remote's routes must equal the path or a parent path. */
export const remoteFor = (remotes: readonly RemoteEntry[], path: string): RemoteEntry | undefined =>
  remotes.find((remote) => remote.routes.some((route) => path === route || path.startsWith(`${route}/`)));
