import { readFile } from 'node:fs/promises';
import type { Logger } from '@stridewell/kit/logger';
import { z } from 'zod';

/** A build's id names its folder, and so must be one plain path segment. */
export const buildSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
const pinsSchema = z.record(z.string(), z.strictObject({ build: buildSchema }));

export type Pins = z.infer<typeof pinsSchema>;

/**
 * Reads which remotes are pinned to which builds, at every call: the file is the switch that a release flips and a rollback
 * flips back. Without a file nothing is pinned; one that cannot be read as what it should be is passed over, with one warning
 * for each of its contents, and what was pinned before stays so.
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
      if (text !== refused) logger.warn({ file }, 'the file of pinned builds cannot be read; it is passed over');
      refused = text;
    }
    return last;
  };
};
