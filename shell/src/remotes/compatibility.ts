import { satisfy } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '@stridewell/contracts/web';

/** Versions of @stridewell/ui and @stridewell/app in this build of the shell, inserted by the bundler. */
declare const __UI__: string;
declare const __APP__: string;

/**
 * Error for a remote that was built for other versions of the shared packages than those of this page. The remote and
 * the page belong to different releases, and reloading the page gets matching versions.
 */
export class IncompatibleRemoteError extends Error {
  override readonly name = 'IncompatibleRemoteError';
}

/**
 * Matches the federation runtime's error for an incompatible shared module. The runtime throws it only once and loads
 * the remote on the next attempt, so the result must be remembered.
 */
const REFUSAL = /does not satisfy the requirement/;
/** Manifest addresses of the remotes that the federation runtime found incompatible. */
const refused = new Set<string | null>();

/** Checks a remote before any of its files are loaded. @throws IncompatibleRemoteError if it is incompatible. */
export const checkCompatible = ({ name, entry, ui, app }: RemoteEntry): void => {
  const fits =
    !refused.has(entry) && (ui === undefined || satisfy(__UI__, ui)) && (app === undefined || satisfy(__APP__, app));
  if (!fits)
    throw new IncompatibleRemoteError(`${name} was built for ui ${ui} and app ${app}, not ${__UI__} and ${__APP__}`);
};

/**
 * Converts the error of a failed load to an IncompatibleRemoteError if the federation runtime found an incompatible
 * version. This happens when the list of remotes does not contain the version range of the remote.
 */
export const loadErrorOf = ({ name, entry }: RemoteEntry, error: unknown): unknown => {
  if (!(error instanceof Error && REFUSAL.test(error.message))) return error;
  refused.add(entry);
  return new IncompatibleRemoteError(name, { cause: error });
};
