import type { User } from '@stridewell/contracts/web';
import { pause } from '@stridewell/kit/clock';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createPhysioStates } from '@stridewell/kit/projections/physio-state';
import { seedCoach } from './coach.ts';
import { DEMO_DAYS } from './days.ts';
import { INJURED_FOR, injuredDay, injuredLog } from './injury.ts';
import { seedKnee, seedLadder } from './physio.ts';
import { eventsLeft, seedCheckins } from './seed.ts';
import { sumUpLastWeek } from './summary.ts';

const EVENTS_MS = 60_000;
const HEARD_MS = 30_000;

export interface StoryOptions {
  user: User;
  token: string;
  runningUrl: string;
  /** Takes a line for the console. */
  say(line: string): void;
}

/** Waits until a service has heard of the knee up to today; goes on without it after a while. */
async function hearsOfKnee(database: Connection, userId: string): Promise<void> {
  const states = createPhysioStates(database);
  const deadline = performance.now() + HEARD_MS;
  for (;;) {
    const state = await states.find(userId);
    if (state && state.gate?.level === 'ladder' && state.checkins.length > INJURED_FOR) return;
    if (performance.now() > deadline) return;
    await pause(100);
  }
}

/**
 * The demo runner's whole story, told to the services that run: months of training, a knee that hurts for four weeks and is
 * on the walk-run ladder now. The days before the knee are recorded before anyone hears of it, those with it afterwards, so
 * that each score is what it would have been. What is there already stays as it is.
 */
export async function seedStory(
  { wellness, running, physio }: Record<'wellness' | 'running' | 'physio', Connection>,
  { user, token, runningUrl, say }: StoryOptions,
): Promise<void> {
  const before = await seedCheckins(wellness, user, { from: DEMO_DAYS - 1, to: INJURED_FOR + 1, dayOf: injuredDay });
  const sessions = await seedLadder(running, user);
  const knee = await seedKnee(physio, user);
  say(`Added ${knee.checkins} physio check-ins and ${knee.exercises} exercises`);
  await Promise.all([hearsOfKnee(wellness, user.id), hearsOfKnee(running, user.id)]);
  const since = await seedCheckins(wellness, user, { from: INJURED_FOR, to: 0, dayOf: injuredDay });
  say(before + since ? `Added ${before + since} check-ins, the last one today` : 'The check-ins are all there');
  if (!(await eventsLeft(wellness, user.id, EVENTS_MS)))
    say('Some of their events still wait; they go out by themselves.');
  const coached = await seedCoach(runningUrl, token, user.timezone, injuredLog);
  say(`Added ${coached.logs + sessions} training logs${coached.profile ? ' and the training profile' : ''}`);
  await sumUpLastWeek(running, user);
}
