import { createLogger } from '@stridewell/kit/logger';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { seedStory } from '@stridewell/local/demo/story';
import type { StackUrls } from '@stridewell/local/stack-types';
import type { Browser } from 'playwright-core';
import { newRunner, openTokenSession, type Runner, register } from './runners.ts';

/** A runner with the demo's history: months of training, and a knee that is on the walk-run ladder today. */
export const createInjuredRunner = async (browser: Browser, urls: StackUrls): Promise<Runner> => {
  const runner = newRunner({ email: 'henrik.moen@example.com' });
  const context = await browser.newContext({ baseURL: urls.gateway });
  const user = await register(context, runner);
  await context.close();
  const token = await openTokenSession(urls.gateway, runner);
  const databases = { wellness: createDatabase(), running: createDatabase(), physio: createDatabase() };
  const stop = new AbortController();
  try {
    for (const [service, database] of Object.entries(databases))
      await connectDatabase(
        database,
        { url: urls.mongodb, name: `stridewell_${service}`, patienceMs: 20_000 },
        createLogger('pictures', 'warn'),
        stop.signal,
      );
    await seedStory(databases, { user, token, runningUrl: urls.running, say: () => undefined });
  } finally {
    stop.abort();
    await Promise.all(Object.values(databases).map((database) => database.close()));
  }
  return runner;
};
