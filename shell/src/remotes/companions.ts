/**
 * Shared modules that a screen needs, by path prefix; they are fetched in parallel with the remote instead of after it.
 * These imports also make the shell provide the modules: remotes contain no copies of them.
 */
const COMPANIONS: Record<string, () => Promise<unknown>> = {
  '/check-in': () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/ui/queue')]),
  '/history': () => import('@stridewell/ui/forms'),
  '/stats': () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/ui/charts')]),
  // The address determines which tab is shown.
  '/running': () =>
    Promise.all([
      import('@stridewell/ui/forms'),
      /[?&]tab=chat\b/.test(window.location.search) ? import('@stridewell/ui/chat') : import('@stridewell/ui/charts'),
    ]),
  '/coach': () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/ui/chat')]),
  '/physio-coach': () => import('@stridewell/ui/forms'),
  '/physio': () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/ui/chat')]),
};

/**
 * Starts to fetch the shared modules for a path prefix. Ignores failures: the remote requests them again and reports
 * those.
 */
export const fetchCompanions = (prefix: string): void => {
  COMPANIONS[prefix]?.().catch(() => undefined);
};
