import type { User } from '@stridewell/contracts/web';
import { pause } from '@stridewell/kit/clock';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createPhysioStates } from '@stridewell/kit/projections/physio-state';
import { seedCoach } from './coach.ts';
import type { StoryDatabases } from './databases.ts';
import { DEMO_DAYS } from './days.ts';
import { INJURY_DAYS, injuredDay, injuredLog } from './injury.ts';
import { seedKnee, seedLadder } from './physio.ts';
import { eventsLeft, seedCheckins } from './seed.ts';
import { sumUpLastWeek } from './summary.ts';

const EVENTS_MS = 60_000;
const PROJECTION_MS = 30_000;

export interface StoryOptions {
  user: User;
  token: string;
  runningUrl: string;
  /** Prints a line to the console. */
  say(line: string): void;
}

/** Waits until a service's projection contains the injury up to today, or until a timeout. */
async function waitForKnee(database: Connection, userId: string): Promise<void> {
  const states = createPhysioStates(database);
  const deadline = performance.now() + PROJECTION_MS;
  for (;;) {
    const state = await states.find(userId);
    if (state && state.gate?.level === 'ladder' && state.checkins.length > INJURY_DAYS) return;
    if (performance.now() > deadline) return;
    await pause(100);
  }
}

/**
 * Seeds the demo runner's complete history into the running services: months of training, then a knee injury of four
 * weeks, currently on the walk-run ladder. Check-ins from before the injury are recorded before the injury exists, and
 * later ones after it exists, so that each score is computed as it would have been on that day. Existing data is left
 * unchanged.
 */
export async function seedStory(
  { wellness, running, physio }: StoryDatabases,
  { user, token, runningUrl, say }: StoryOptions,
): Promise<void> {
  const before = await seedCheckins(wellness, user, { from: DEMO_DAYS - 1, to: INJURY_DAYS + 1, dayOf: injuredDay });
  const sessions = await seedLadder(running, user);
  const knee = await seedKnee(physio, user);
  say(`Added ${knee.checkins} physio check-ins and ${knee.exercises} exercises`);
  await Promise.all([waitForKnee(wellness, user.id), waitForKnee(running, user.id)]);
  const since = await seedCheckins(wellness, user, { from: INJURY_DAYS, to: 0, dayOf: injuredDay });
  say(before + since ? `Added ${before + since} check-ins, the last one today` : 'All check-ins exist');
  if (!(await eventsLeft(wellness, user.id, EVENTS_MS)))
    say('Some of their events are still pending and will be published automatically.');
  const coached = await seedCoach(runningUrl, token, user.timezone, injuredLog);
  say(`Added ${coached.logs + sessions} training logs${coached.profile ? ' and the training profile' : ''}`);
  await sumUpLastWeek(running, user);
}
