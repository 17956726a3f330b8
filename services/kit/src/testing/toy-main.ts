import { run } from '../app/run.ts';
import { readToyConfig } from './toy-config.ts';
import { buildToy } from './toy-service.ts';

await run(async () => {
  const { failMigration, ...config } = readToyConfig();
  const { app } = await buildToy(config, { failMigration });
  return { app, ...config.http };
});
