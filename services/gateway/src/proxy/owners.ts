export type UpstreamName = 'account' | 'wellness' | 'running' | 'physio';

/**
 * Which service answers which addresses of the public API; `/*` stands for everything below. What is not here is not
 * routed: `/internal`, `/metrics`, `/docs` and `/readyz` of services stay inside.
 */
export const OWNERS: Record<UpstreamName, readonly string[]> = {
  account: [
    '/api/auth/*',
    '/api/profile',
    '/api/profile/*',
    '/api/delete-me',
    '/api/user-data/*',
    '/api/erasure/*',
    '/api/export/all',
  ],
  wellness: ['/api/checkin', '/api/checkin/*', '/api/stats', '/api/history', '/api/export'],
  running: ['/api/coach/*'],
  physio: ['/api/physio/*'],
};

/** The path and query of a request as it goes on to a service; null for one that could mean another path there. */
export const forwardedPath = (url: string): string | null => {
  if (!url.startsWith('/api/')) return null;
  const path = url.split('?', 1)[0] ?? '';
  try {
    return /[\\\0]|(^|\/)\.\.?(\/|$)/.test(decodeURIComponent(path)) ? null : url;
  } catch {
    return null;
  }
};
