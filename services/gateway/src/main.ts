import { run } from '@stridewell/kit/app/run';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

await run(async () => {
  const config = readConfig();
  return { app: await buildApp(config), ...config.http };
});
