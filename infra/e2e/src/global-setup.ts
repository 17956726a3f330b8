import { publishE2eConfig, readE2eConfig } from './config.ts';
import { startOwnStack } from './own-stack.ts';

/** Vitest's global setup: builds and starts one stack on free ports, shared by all browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  if (readE2eConfig().origin) return async () => undefined;
  const stack = await startOwnStack();
  publishE2eConfig(stack.urls, stack.dataDir);
  return () => stack.end();
}
