import type { RemoteEntry } from '@stridewell/contracts/web';
import { knownRemotes } from '../remotes/load-remote.ts';
import { remoteFor } from '../remotes/remote-list.ts';

/** Script and style files of a module: those that it needs immediately, and those that its screens load on demand. */
interface Files {
  sync: string[];
  async?: string[];
}

/** The part of a remote's manifest that lists the remote's files. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: Files; css: Files } }[];
}

const CHECK_IN = '/check-in';

const filesOf = async (remote: RemoteEntry | undefined, later: boolean): Promise<string[]> => {
  if (!remote?.entry) return [];
  const response = await fetch(remote.entry);
  if (!response.ok) return [];
  const { metaData, exposes } = (await response.json()) as Manifest;
  const named = (files: Files): string[] => [...files.sync, ...((later && files.async) || [])];
  const files = [
    metaData.remoteEntry.name,
    ...exposes.flatMap(({ assets: { js, css } }) => [...named(js), ...named(css)]),
  ];
  const folder = new URL('.', new URL(remote.entry, window.location.origin)).pathname;
  return [...new Set([remote.entry, ...files.map((file) => folder + file)])];
};

/**
 * Returns the paths of the files that the check-in screen needs, so that they can be cached. The screen must work
 * offline even if the runner has only opened the home screen. Returns an empty list if no remote serves it.
 */
export const checkinFiles = async (): Promise<string[]> => filesOf(remoteFor(await knownRemotes(), CHECK_IN), false);

/**
 * Returns the paths of all files of the remotes' current builds, so that the plan and the exercises can be opened
 * offline even if the runner has never opened them before. Returns only the files of the check-in if the browser's data
 * saver is on.
 */
export const offlineFiles = async (): Promise<string[]> => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return checkinFiles();
  return (await Promise.all((await knownRemotes()).map((remote) => filesOf(remote, true)))).flat();
};
