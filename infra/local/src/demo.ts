import { readConfig } from './config.ts';
import { withStoryDatabases } from './demo/databases.ts';
import { DEMO_LOGIN, demoRunner } from './demo/runner.ts';
import { seedStory } from './demo/story.ts';
import { shutdownSignal } from './shutdown.ts';
import { findTarget } from './target.ts';

const signal = shutdownSignal();
const say = (line: string) => console.log(line);

try {
  const target = await findTarget(readConfig(), { onLine: say, signal });
  try {
    const runner = await demoRunner(target.urls.account);
    const options = { ...runner, runningUrl: target.urls.running, say };
    await withStoryDatabases(target.urls.mongodb, (databases) => seedStory(databases, options), signal);
  } finally {
    await target.done();
  }
  const address = target.address ?? 'the address that npm start prints';
  say(`Sign in on ${address} as ${DEMO_LOGIN.email} with the password ${DEMO_LOGIN.password}`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
