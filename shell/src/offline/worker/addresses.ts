/** True for files whose content never changes: their name contains a content hash or their folder a build id. */
export const isImmutable = (path: string): boolean => /^\/(assets\/|remotes\/[^/]+\/[^/]+\/)/.test(path);

/** True for the small files that contain the config and the addresses of the remotes. They change with every release. */
export const isPointer = (path: string): boolean => path === '/remotes.json' || path === '/config.json';

/**
 * Match addresses that are not pages of the app: API calls, files and paths of the gateway. They are matched against
 * path and query, and a dot in the query (`?score=7.8`) must not make a page look like a file.
 */
export const NON_PAGE_PATTERNS: readonly RegExp[] = [/^\/(api|internal|docs|metrics)([/?]|$)/, /^[^?]*\.[^/?]*(\?|$)/];
