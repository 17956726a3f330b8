import { run } from '@stridewell/kit/app/run';
import { readWorkerConfig } from './worker/config.ts';
import { buildWorker } from './worker/worker-app.ts';

await run(async () => {
  const config = readWorkerConfig();
  return { app: await buildWorker(config), ...config.http };
});
