import { readE2e, tellE2e } from './config.ts';
import { startOwnStack } from './own-stack.ts';

/** Vitest's global set-up: the whole product once, built and on free ports, for every browser test. */
export default async function setup(): Promise<() => Promise<void>> {
  if (readE2e().origin) return async () => undefined;
  const stack = await startOwnStack();
  tellE2e(stack.urls, stack.dataDir);
  return () => stack.end();
}
