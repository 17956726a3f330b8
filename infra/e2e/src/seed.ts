import type { User } from '@stridewell/contracts/web';
import { openServiceDatabase } from '@stridewell/local/demo/databases';
import { eventsLeft, seedCheckins } from '@stridewell/local/demo/seed';
import { readE2eConfig } from './config.ts';

const EVENTS_MS = 30_000;

/** Adds four months of realistic check-ins, including today's, to a runner, as `npm run demo` does. */
export const seedMonths = async (user: User, mongoUrl = readE2eConfig().urls.mongodb): Promise<void> => {
  const database = await openServiceDatabase('wellness', mongoUrl);
  try {
    await seedCheckins(database, user);
    if (!(await eventsLeft(database, user.id, EVENTS_MS)))
      throw new Error('The events of the seeded check-ins were not published.');
  } finally {
    await database.close();
  }
};
