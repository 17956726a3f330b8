import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Reads a file of the corpus, as it is stored. */
export const corpusFile = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(new URL(`./corpus/${name}`, import.meta.url)));

/** Reads a file of the corpus without its compression. */
export const corpusContent = (name: string): Uint8Array<ArrayBuffer> =>
  name.endsWith('.gz') ? Uint8Array.from(gunzipSync(corpusFile(name))) : corpusFile(name);
