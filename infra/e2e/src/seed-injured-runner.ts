import { withStoryDatabases } from '@stridewell/local/demo/databases';
import { seedStory } from '@stridewell/local/demo/story';
import type { StackUrls } from '@stridewell/local/stack-types';
import type { Browser } from 'playwright-core';
import { newRunner, openTokenSession, type Runner, register } from './runners.ts';

/**
 * Creates a runner with the demo's history: months of training, then a knee injury that has reached the walk-run ladder
 * today.
 */
export const createInjuredRunner = async (browser: Browser, urls: StackUrls): Promise<Runner> => {
  const runner = newRunner({ email: 'henrik.moen@example.com' });
  const context = await browser.newContext({ baseURL: urls.gateway });
  const user = await register(context, runner);
  await context.close();
  const token = await openTokenSession(urls.gateway, runner);
  const options = { user, token, runningUrl: urls.running, say: () => undefined };
  await withStoryDatabases(urls.mongodb, (databases) => seedStory(databases, options));
  return runner;
};
