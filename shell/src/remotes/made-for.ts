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

/**
 * Throws before a byte of a remote is loaded that would not fit. Where the edge cannot tell what it was made for, the
 * federation runtime refuses it later: our own shares are strict.
 */
export const checkMadeFor = ({ name, ui }: RemoteEntry): void => {
  if (ui !== undefined && !satisfy(__UI__, ui)) throw new OtherVersionError(`${name} is made for ${ui}, not ${__UI__}`);
};
