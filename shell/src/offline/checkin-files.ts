import { knownRemotes } from '../remotes/load-remote.ts';
import { remoteFor } from '../remotes/remote-list.ts';

/** The part of a remote's manifest that lists the remote's files. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

const CHECK_IN = '/check-in';

/**
 * Returns the paths of the files that the check-in screen needs, so that they can be cached. The screen must work
 * offline even if the runner has only opened the home screen. Returns an empty list if no remote serves it.
 */
export const checkinFiles = async (): Promise<string[]> => {
  const remote = remoteFor(await knownRemotes(), CHECK_IN);
  if (!remote?.entry) return [];
  const response = await fetch(remote.entry);
  if (!response.ok) return [];
  const { metaData, exposes } = (await response.json()) as Manifest;
  const files = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync])];
  const folder = new URL('.', new URL(remote.entry, window.location.origin)).pathname;
  return [remote.entry, ...files.map((file) => folder + file)];
};
