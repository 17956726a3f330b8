import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a file; null where there is none. */
export const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Puts a whole file in place of another: whoever reads finds the old one or the new one. Everybody may read it. */
export const writeWhole = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.next`;
  writeFileSync(next, text, { mode: 0o644 });
  renameSync(next, file);
};
