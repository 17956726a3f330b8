/** Files that are named by content, or lie in the folder of one build: what such an address holds never changes. */
export const isImmutable = (path: string): boolean => /^\/(assets\/|remotes\/[^/]+\/[^/]+\/)/.test(path);

/** What tells the page where everything is: small, and different after every release. */
export const isPointer = (path: string): boolean => path === '/remotes.json' || path === '/config.json';

/**
 * Addresses that are no page of the app: calls, files and what the edge keeps for itself. The worker leaves them alone. They are
 * looked for in path and query together, so that a dot in a query (`?score=7.8`) must not make a file of a page.
 */
export const NO_PAGES: readonly RegExp[] = [/^\/(api|internal|docs|metrics)([/?]|$)/, /^[^?]*\.[^/?]*(\?|$)/];
