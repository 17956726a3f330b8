import { readFile } from 'node:fs/promises';
import type { Logger } from '@stridewell/kit/logger';
import { z } from 'zod';

/** Validates a build id. A build id is the name of a folder, so it must be a single path segment. */
export const buildSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
const pinsSchema = z.record(z.string(), z.strictObject({ build: buildSchema }));

export type Pins = z.infer<typeof pinsSchema>;

/**
 * Returns a function that reads the pins file on every call, so that a release or rollback takes effect immediately.
 * When the file is missing, no remote is pinned. When the file is invalid, the previous pins stay in effect and one
 * warning is logged per invalid content.
 */
export const createPins = (file: string | null, logger: Logger): (() => Promise<Pins>) => {
  let last: Pins = {};
  let refused: string | null = null;

  return async () => {
    if (file === null) return last;
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return {};
    try {
      last = pinsSchema.parse(JSON.parse(text));
      refused = null;
    } catch {
      if (text !== refused) logger.warn({ file }, 'invalid pins file; keeping the previous pins');
      refused = text;
    }
    return last;
  };
};
