import { readFile } from 'node:fs/promises';
import type { Logger } from '@stridewell/kit/logger';
import { z } from 'zod';

/** A build's id is the name of its folder, so it must be a single plain path segment. */
export const buildSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
const pinsSchema = z.record(z.string(), z.strictObject({ build: buildSchema }));

export type Pins = z.infer<typeof pinsSchema>;

/**
 * Reads on every call which remotes are pinned to which builds, so that a release or a rollback takes effect at once.
 * Without a file nothing is pinned. An invalid file is ignored with one warning per content, and the previous pins stay
 * in effect.
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
