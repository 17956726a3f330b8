import { addDays, dateIn, type User, weekStartOf } from '@stridewell/contracts/web';
import { createClock, pause } from '@stridewell/kit/clock';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createSummaryInputs } from '@stridewell/running/features/weekly-summaries/inputs-repository';
import { createWeeklySummaries } from '@stridewell/running/features/weekly-summaries/repository';
import { createSummaryMaker } from '@stridewell/running/features/weekly-summaries/service';

const CHECKINS_MS = 15_000;

/**
 * Creates the summary of the demo runner's last week with the service's own functions, because its worker runs only on
 * Mondays. First waits up to 15 seconds for the week's check-ins to arrive in the running service. Does nothing when the
 * summary exists. Its event stays in the outbox for the worker.
 * @param database a connection to the running service's migrated database
 */
export async function sumUpLastWeek(
  database: Connection,
  { id, timezone }: Pick<User, 'id' | 'timezone'>,
): Promise<void> {
  const clock = createClock();
  const weekStart = addDays(weekStartOf(dateIn(timezone, clock.now())), -7);
  const inWeek = { userId: id, date: { $gte: weekStart, $lte: addDays(weekStart, 6) } };
  const deadline = clock.monotonic() + CHECKINS_MS;
  while ((await database.collection('checkin_days').countDocuments(inWeek)) < 7) {
    if (clock.monotonic() > deadline) break;
    await pause(100);
  }
  const summaries = createWeeklySummaries(database);
  const make = createSummaryMaker({
    summaries,
    readInputs: createSummaryInputs(database),
    clock,
    onSaved: () => undefined,
  });
  for (const { error } of await make([id], weekStart)) throw error;
}
