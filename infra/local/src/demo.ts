import { createLogger } from '@stridewell/kit/logger';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { readConfig } from './config.ts';
import { seedCoach } from './demo/coach.ts';
import { DEMO_LOGIN, demoRunner } from './demo/runner.ts';
import { eventsLeft, seedCheckins } from './demo/seed.ts';
import { sumUpLastWeek } from './demo/summary.ts';
import { shutdownSignal } from './shutdown.ts';
import { findTarget } from './target.ts';

const EVENTS_MS = 60_000;
const signal = shutdownSignal();
const say = (line: string) => console.log(line);

try {
  const target = await findTarget(readConfig(), { onLine: say, signal });
  const [database, running] = [createDatabase(), createDatabase()];
  try {
    const { user, token } = await demoRunner(target.accountUrl);
    const connect = (to: typeof database, name: string) =>
      connectDatabase(to, { url: target.mongoUrl, name }, createLogger('demo', 'warn'), signal);
    await Promise.all([connect(database, 'stridewell_wellness'), connect(running, 'stridewell_running')]);
    const added = await seedCheckins(database, user);
    say(added ? `Added ${added} check-ins, the last one today` : 'The check-ins are all there');
    if (!(await eventsLeft(database, user.id, EVENTS_MS)))
      say('Some of their events still wait; they go out by themselves.');
    const coached = await seedCoach(target.runningUrl, token, user.timezone);
    say(`Added ${coached.logs} training logs${coached.profile ? ' and the training profile' : ''}`);
    await sumUpLastWeek(running, user);
  } finally {
    await Promise.all([database.close(), running.close()]);
    await target.done();
  }
  const address = target.address ?? 'the address that npm start prints';
  say(`Sign in on ${address} as ${DEMO_LOGIN.email} with the password ${DEMO_LOGIN.password}`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
