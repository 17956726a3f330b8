import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Budget for the JavaScript of the signed-in home screen, in bytes after gzip -9. */
export const FIRST_LOAD_BUDGET = 170_000;

/** Class names that recharts renders. A file that contains one of them contains the library. */
const RECHARTS = /recharts-(?:wrapper|surface|cartesian)/;

/** True when a script contains the chart library. */
export const holdsRecharts = (script: string): boolean => RECHARTS.test(script);

export interface LoadedFile {
  file: string;
  /** Size of a file after gzip -9, in bytes. */
  bytes: number;
  recharts: boolean;
}

/** The script files that a page references, in document order. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, src = '']) => src);

/**
 * The JavaScript of the first load: the scripts of `index.html`. They include the home screen of normal mode by design,
 * so that nothing else is fetched before it renders.
 */
export const firstLoad = (dist: string): LoadedFile[] =>
  scriptsOf(readFileSync(path.join(dist, 'index.html'), 'utf8')).map((file) => {
    const text = readFileSync(path.join(dist, file));
    return { file, bytes: gzipSync(text, { level: 9 }).length, recharts: holdsRecharts(text.toString('utf8')) };
  });
