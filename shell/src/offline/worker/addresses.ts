/** Files that are named by a content hash or are in the folder of one build, so their content never changes. */
export const isImmutable = (path: string): boolean => /^\/(assets\/|remotes\/[^/]+\/[^/]+\/)/.test(path);

/** Small files that tell the page where everything is. They change with every release. */
export const isPointer = (path: string): boolean => path === '/remotes.json' || path === '/config.json';

/**
 * Addresses that are not pages of the app: API calls, files and the gateway's own paths. The worker ignores them. Path
 * and query are matched together, so a dot in a query (`?score=7.8`) must not make a page look like a file.
 */
export const NON_PAGE_PATTERNS: readonly RegExp[] = [/^\/(api|internal|docs|metrics)([/?]|$)/, /^[^?]*\.[^/?]*(\?|$)/];
