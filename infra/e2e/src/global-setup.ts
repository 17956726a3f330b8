import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFrontEnds } from '@stridewell/local/front-ends/build';
import { startStack } from '@stridewell/local/stack';
import { readE2e, tellE2e } from './config.ts';

/** Vitest's global set-up: the whole product once, built and on free ports, for every browser test. */
export default async function setup(): Promise<() => Promise<void>> {
  if (readE2e().origin) return async () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'stridewell-e2e-'));
  await buildFrontEnds({ onLine: () => undefined, dataDir: folder });
  const stack = await startStack({
    ports: 'free',
    dataDir: folder,
    ownServers: true,
    env: { REGISTRATIONS_PER_HOUR: '5000', LOG_LEVEL: 'warn' },
  });
  tellE2e({ origin: stack.urls.gateway, mongoUrl: stack.urls.mongodb });
  return async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
