import type { SessionSpec } from './build-session.ts';
import type { PlacedRun } from './place-week.ts';
import type { Weekday } from './types.ts';

/** A session assigned to a day of the week, before its steps are built. */
export interface DaySession extends SessionSpec {
  day: Weekday;
  role: PlacedRun['role'];
  isHard: boolean;
}
