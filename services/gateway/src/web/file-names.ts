/** Content types of text files, which are sent compressed. All other files are sent uncompressed. */
export const TEXT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Files that are never served: source maps and the build report of the federation plugin. */
const WITHHELD = /\.map$|(^|\/)mf-stats\.json$/;

/**
 * Returns the path of a file inside a folder, or null when the path must not be served: it leads outside the folder, or
 * contains a dot file, an empty segment or a source map.
 */
export const safePath = (decoded: string): string | null => {
  const segments = decoded.split('/');
  const plain = segments.every((segment) => segment !== '' && !segment.startsWith('.') && !/[\\\0:]/.test(segment));
  return plain && !WITHHELD.test(decoded) ? decoded : null;
};

/**
 * True when a path looks like a file: it has an extension in the last segment or is a dot file. Pages of the app have
 * neither.
 */
export const isFileLike = (path: string): boolean =>
  path.split('/').some((segment) => segment.startsWith('.')) || path.slice(path.lastIndexOf('/') + 1).includes('.');
