/**
 * True for files whose content never changes, because the file name contains a content hash or the folder name is a
 * build id.
 */
export const isImmutable = (path: string): boolean => /^\/(assets\/|remotes\/[^/]+\/[^/]+\/)/.test(path);

/** True for pointer files: small files with the config and the URLs of the remotes, which change with every release. */
export const isPointer = (path: string): boolean => path === '/remotes.json' || path === '/config.json';

/**
 * Patterns of addresses that are not pages of the app: API calls, files and paths of the gateway. They are matched
 * against the path and query, and must not match a page whose query contains a dot (`?score=7.8`).
 */
export const NON_PAGE_PATTERNS: readonly RegExp[] = [/^\/(api|internal|docs|metrics)([/?]|$)/, /^[^?]*\.[^/?]*(\?|$)/];
