import { satisfy } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '@stridewell/contracts/web';

/** The versions of @stridewell/ui and @stridewell/app in this build of the shell. */
declare const __UI__: string;
declare const __APP__: string;

/**
 * The remote was built for versions of the shared packages that do not include this page's: page and remote belong to
 * different releases. Reloading gets the current page.
 */
export class IncompatibleRemoteError extends Error {
  override readonly name = 'IncompatibleRemoteError';
}

/**
 * The federation runtime's error for an incompatible shared module. It is thrown once; the next attempt loads the
 * remote.
 */
const REFUSAL = /does not satisfy the requirement/;
/** Manifests of remotes that the runtime found incompatible. */
const refused = new Set<string | null>();

/** Throws if a remote is incompatible, before any of its files are loaded. */
export const checkCompatible = ({ name, entry, ui, app }: RemoteEntry): void => {
  const fits =
    !refused.has(entry) && (ui === undefined || satisfy(__UI__, ui)) && (app === undefined || satisfy(__APP__, app));
  if (!fits)
    throw new IncompatibleRemoteError(`${name} was built for ui ${ui} and app ${app}, not ${__UI__} and ${__APP__}`);
};

/**
 * Maps the error of a failed load. If the list does not say which version a remote was built for, the runtime detects
 * an incompatibility, because the shared modules are strict about versions.
 */
export const loadErrorOf = ({ name, entry }: RemoteEntry, error: unknown): unknown => {
  if (!(error instanceof Error && REFUSAL.test(error.message))) return error;
  refused.add(entry);
  return new IncompatibleRemoteError(name, { cause: error });
};
