import { EARLY_READS, type EarlyRead } from '@stridewell/contracts/web';

/** Age in milliseconds after which an early read is too old to use, because a later change may not be in it. */
const MAX_AGE_MS = 20_000;

/**
 * Takes the response of a read that the page has already started, at most once for each path. Undefined when there is
 * none. A change ends all early reads, because their responses may not contain it.
 */
export const takeEarlyRead = (method: string, path: string): Promise<Response> | undefined => {
  const reads = (globalThis as { [EARLY_READS]?: Map<string, EarlyRead> })[EARLY_READS];
  if (method !== 'GET') reads?.clear();
  const read = reads?.get(path);
  reads?.delete(path);
  return read && performance.now() - read.at < MAX_AGE_MS ? read.response : undefined;
};
