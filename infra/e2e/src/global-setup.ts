import { readE2e, tellE2e } from './config.ts';
import { startOwnStack } from './own-stack.ts';

/** Vitest's global setup: builds and starts one stack on free ports, shared by all browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  if (readE2e().origin) return async () => undefined;
  const stack = await startOwnStack();
  tellE2e(stack.urls, stack.dataDir);
  return () => stack.end();
}
