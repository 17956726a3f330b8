import { breakRow } from './breaks.ts';
import type { DaySession } from './choose-sessions.ts';
import { unitSession } from './couch-to-5k.ts';
import type { Comeback } from './load.ts';
import { KINDS } from './session-kinds.ts';
import type { TrainingRunner } from './types.ts';

const MINUTE = 60;
/** Brisk walking before and after the bouts of a walk-run, in minutes. */
const WALKS_AROUND = 10;
/** Usual minutes of each bout and of the walk after it. */
const RHYTHM = { run: 5, walk: 1 };
const LEAST_BOUTS = 2;
/** Minimum length of a run that has room for two bouts, in minutes. */
const LEAST_MINUTES = 13;
/** Least days of the longest breaks (section 1.5). */
export const LONGEST_BREAK_DAYS = 57;
/** A Beginner comes back from such a break in the rhythm of this unit of couch to 5K, which is also that of an unknown runner. */
const BEGINNER = { daysOff: LONGEST_BREAK_DAYS, unit: 6 };

const rhythmOf = ({ level }: Pick<TrainingRunner, 'level'>, daysOff: number): typeof RHYTHM => {
  if (level !== 'Beginner' || daysOff < BEGINNER.daysOff) return RHYTHM;
  const { run, walk } = unitSession(BEGINNER.unit).runWalk;
  return { run: run / MINUTE, walk: walk / MINUTE };
};

/**
 * Returns an easy run of the first week after a long break as a walk-run of at most the same length: bouts of five
 * minutes with a minute of walking between them, shorter ones in a short run. A walk-run is built to the length of its
 * minutes. Other sessions are unchanged.
 */
export const asWalkRun = (session: DaySession, runner: Pick<TrainingRunner, 'level'>, daysOff: number): DaySession => {
  const { family } = KINDS[session.kind];
  const isWalkRun = session.kind === 'runwalk';
  const { day, role } = session;
  if (!isWalkRun && ((family !== 'easy' && family !== 'long') || session.minutes < LEAST_MINUTES)) return session;
  const { run, walk } = rhythmOf(runner, daysOff);
  const running = Math.max(session.minutes, LEAST_MINUTES) - WALKS_AROUND + walk;
  const reps = Math.max(LEAST_BOUTS, Math.floor(running / (run + walk)));
  const bout = Math.max(1, Math.min(run, Math.floor(running / reps) - walk));
  return {
    kind: 'runwalk',
    minutes: WALKS_AROUND + reps * (bout + walk) - walk,
    reps,
    runWalk: { run: bout * MINUTE, walk: walk * MINUTE },
    day,
    role: role === 'quality' ? 'easy' : role,
    isHard: false,
  };
};

/** True in the first week of a return in which every run has walk breaks. */
export const isWalkRunWeek = (comeback: Comeback | null): boolean =>
  comeback !== null &&
  comeback.week === 0 &&
  !comeback.isAfterLadder &&
  breakRow(comeback.daysOff).walkBreaks === 'first_week';
