import { createLogger } from '@stridewell/kit/logger';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { readConfig } from './config.ts';
import { DEMO_LOGIN, demoRunner } from './demo/runner.ts';
import { seedStory } from './demo/story.ts';
import { shutdownSignal } from './shutdown.ts';
import { findTarget } from './target.ts';

const signal = shutdownSignal();
const say = (line: string) => console.log(line);

try {
  const target = await findTarget(readConfig(), { onLine: say, signal });
  const opened = { wellness: createDatabase(), running: createDatabase(), physio: createDatabase() };
  try {
    const runner = await demoRunner(target.accountUrl);
    await Promise.all(
      Object.entries(opened).map(([service, database]) =>
        connectDatabase(
          database,
          { url: target.mongoUrl, name: `stridewell_${service}` },
          createLogger('demo', 'warn'),
          signal,
        ),
      ),
    );
    await seedStory(opened, { ...runner, runningUrl: target.runningUrl, say });
  } finally {
    await Promise.all(Object.values(opened).map((database) => database.close()));
    await target.done();
  }
  const address = target.address ?? 'the address that npm start prints';
  say(`Sign in on ${address} as ${DEMO_LOGIN.email} with the password ${DEMO_LOGIN.password}`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
