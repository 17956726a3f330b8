/** Content types of the text a browser asks us for; worth compressing. Everything else is sent as it is. */
export const TEXT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Never served: source maps, and the plugin's own report on a build. */
const WITHHELD = /\.map$|(^|\/)mf-stats\.json$/;

/**
 * A decoded address as a path inside a folder, or null for what must not be served: a step out of the folder, a dot file,
 * an empty segment, a source map.
 */
export const safePath = (decoded: string): string | null => {
  const segments = decoded.split('/');
  const plain = segments.every((segment) => segment !== '' && !segment.startsWith('.') && !/[\\\0:]/.test(segment));
  return plain && !WITHHELD.test(decoded) ? decoded : null;
};

/** True for an address that names a file: an extension at its end, or a dot file anywhere. Pages of the app have neither. */
export const isFileLike = (path: string): boolean =>
  path.split('/').some((segment) => segment.startsWith('.')) || path.slice(path.lastIndexOf('/') + 1).includes('.');
