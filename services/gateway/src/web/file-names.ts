/** Content types of text files, which are compressed. Other files are sent uncompressed. */
export const TEXT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Never served: source maps, and the federation plugin's build report. */
const WITHHELD = /\.map$|(^|\/)mf-stats\.json$/;

/**
 * The path of a file inside a folder; null for a path that is not served: outside the folder, a dot file, an empty
 * segment, a source map.
 */
export const safePath = (decoded: string): string | null => {
  const segments = decoded.split('/');
  const plain = segments.every((segment) => segment !== '' && !segment.startsWith('.') && !/[\\\0:]/.test(segment));
  return plain && !WITHHELD.test(decoded) ? decoded : null;
};

/** True for a file path: an extension in the last segment, or a dot file. Pages of the app have neither. */
export const isFileLike = (path: string): boolean =>
  path.split('/').some((segment) => segment.startsWith('.')) || path.slice(path.lastIndexOf('/') + 1).includes('.');
