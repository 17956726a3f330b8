/**
 * Shared modules a screen will ask for as soon as its remote is there, fetched beside it instead of after it. It is also
 * what makes the shell provide them: remotes carry no copy of their own.
 */
const COMPANIONS: Record<string, () => Promise<unknown>> = {
  '/check-in': () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/ui/queue')]),
  '/history': () => import('@stridewell/ui/forms'),
  '/stats': () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/ui/charts')]),
  // One of the tabs shows: the address says which.
  '/running': () =>
    Promise.all([
      import('@stridewell/ui/forms'),
      /[?&]tab=chat\b/.test(window.location.search) ? import('@stridewell/ui/chat') : import('@stridewell/ui/charts'),
    ]),
  '/coach': () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/ui/chat')]),
  '/physio-coach': () => import('@stridewell/ui/forms'),
  '/physio': () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/ui/chat')]),
};

/** Starts fetching what the screen at a path prefix needs. A failure is not told: the remote asks again and says so. */
export const fetchCompanions = (prefix: string): void => {
  COMPANIONS[prefix]?.().catch(() => undefined);
};
