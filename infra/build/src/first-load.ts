import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the signed-in home may load of JavaScript, in bytes after gzip -9. */
export const FIRST_LOAD_BUDGET = 170_000;

/** Class names that recharts writes: a file that holds one holds the library. */
const RECHARTS = /recharts-(?:wrapper|surface|cartesian)/;

/** Whether a script holds the chart library. */
export const holdsRecharts = (script: string): boolean => RECHARTS.test(script);

export interface LoadedFile {
  file: string;
  /** After gzip -9. */
  bytes: number;
  recharts: boolean;
}

/** The script files that a page asks for, in its own order. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, src = '']) => src);

/**
 * The JavaScript of the first load: the scripts of `index.html`. The home of normal mode is in them by design, so that
 * nothing more is fetched before it shows.
 */
export const firstLoad = (dist: string): LoadedFile[] =>
  scriptsOf(readFileSync(path.join(dist, 'index.html'), 'utf8')).map((file) => {
    const text = readFileSync(path.join(dist, file));
    return { file, bytes: gzipSync(text, { level: 9 }).length, recharts: holdsRecharts(text.toString('utf8')) };
  });
