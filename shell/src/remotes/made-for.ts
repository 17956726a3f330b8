import { satisfy } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '@stridewell/contracts/web';

/** Version of @stridewell/ui that this build of the shell provides. */
declare const __UI__: string;

/**
 * The remote was built for versions of @stridewell/ui that this page's is not among: page and remote are of two releases,
 * and the page that is served now is the newer one.
 */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

/** What the federation runtime says of a share of ours that does not fit; it says so once, and loads the remote the next time. */
const REFUSAL = /does not satisfy the requirement/;
/** Manifests of remotes that the runtime refused. */
const refused = new Set<string | null>();

/** Throws before a byte of a remote is loaded that would not fit. */
export const checkMadeFor = ({ name, entry, ui }: RemoteEntry): void => {
  const fits = !refused.has(entry) && (ui === undefined || satisfy(__UI__, ui));
  if (!fits) throw new OtherVersionError(`${name} is made for ${ui}, not ${__UI__}`);
};

/** What a failed load means. Where the edge could not tell what a remote was made for, the runtime finds out: our shares are strict. */
export const whyNot = ({ name, entry }: RemoteEntry, error: unknown): unknown => {
  if (!(error instanceof Error && REFUSAL.test(error.message))) return error;
  refused.add(entry);
  return new OtherVersionError(name, { cause: error });
};
