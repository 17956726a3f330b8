export type UpstreamName = 'account' | 'wellness' | 'running' | 'physio';

/**
 * Public API paths by the service that owns them. `/*` matches everything below a path. Other paths of the services
 * (`/internal`, `/metrics`, `/docs`, `/readyz`) are not routed.
 */
export const ROUTES_BY_SERVICE: Record<UpstreamName, readonly string[]> = {
  account: [
    '/api/auth/*',
    '/api/profile',
    '/api/profile/*',
    '/api/delete-me',
    '/api/user-data/*',
    '/api/erasure/*',
    '/api/export/all',
  ],
  wellness: ['/api/checkin', '/api/checkin/*', '/api/stats', '/api/stats/*', '/api/history', '/api/export'],
  running: ['/api/coach/*'],
  physio: ['/api/physio/*'],
};

/** Returns the path and query to forward, or null for a path that the service could resolve differently. */
export const forwardedPath = (url: string): string | null => {
  if (!url.startsWith('/api/')) return null;
  const path = url.split('?', 1)[0] ?? '';
  try {
    return /[\\\0]|(^|\/)\.\.?(\/|$)/.test(decodeURIComponent(path)) ? null : url;
  } catch {
    return null;
  }
};
