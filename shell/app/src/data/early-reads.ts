import { EARLY_READS, type EarlyRead } from '@stridewell/contracts/web';

/** Maximum age in milliseconds of an early read. An older response may be stale. */
const MAX_AGE_MS = 20_000;

/**
 * Returns the response of the early read for a path, if there is one, and removes it, so that it is used only once.
 * Requests that change data discard all early reads, because their responses would be stale.
 */
export const takeEarlyRead = (method: string, path: string): Promise<Response> | undefined => {
  const reads = (globalThis as { [EARLY_READS]?: Map<string, EarlyRead> })[EARLY_READS];
  if (method !== 'GET') reads?.clear();
  const read = reads?.get(path);
  reads?.delete(path);
  return read && performance.now() - read.at < MAX_AGE_MS ? read.response : undefined;
};
