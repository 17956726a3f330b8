import type { SessionSpec } from './build-session.ts';

/** A unit of the programme: minutes of each running bout, and minutes of walking between two bouts. */
interface Unit {
  bouts: readonly number[];
  walk: number;
}

const even = (count: number, run: number, walk: number): Unit => ({
  bouts: Array.from({ length: count }, () => run),
  walk,
});

/**
 * Units 1 to 13 of the couch-to-5K programme (section 6 of the plans page). Units advance when completed, not by date.
 */
export const UNITS: readonly Unit[] = [
  even(10, 1, 1.5),
  even(8, 1.5, 1.5),
  even(7, 2, 1.5),
  even(5, 3, 1.5),
  even(4, 4, 2),
  even(4, 5, 2),
  even(3, 7, 2),
  even(2, 10, 3),
  even(2, 12, 2),
  { bouts: [16, 8], walk: 2 },
  { bouts: [20, 5], walk: 2 },
  even(1, 25, 0),
  even(1, 30, 0),
];

/** A logged session of the current unit. */
export interface UnitSession {
  status: 'done' | 'stopped';
  /** Perceived effort, 0 to 10; null if the runner gave none. */
  effort: number | null;
  /** Pain of the next day for which the runner reported it, in either check-in; null when there is none. */
  painAfter: number | null;
}

/** The runner's progress: the current unit (1 to 13) and the sessions completed in it. */
export interface UnitState {
  unit: number;
  sessions: readonly UnitSession[];
  isFinished: boolean;
}

const SESSIONS = 3;
const EASY_SESSIONS = 2;
const HARD_EFFORT = 8;

/** True for a session that was stopped or too hard. */
export const isHard = ({ status, effort }: Pick<UnitSession, 'status' | 'effort'>): boolean =>
  status === 'stopped' || (effort !== null && effort >= HARD_EFFORT);

const isEasy = ({ effort, painAfter }: UnitSession): boolean =>
  effort !== null && effort <= 4 && (painAfter === null || painAfter <= 2);

/**
 * True if a unit is complete: three sessions, or two easy sessions without pain. Sessions that were too hard are not
 * included.
 */
const isUnitDone = (sessions: readonly UnitSession[]): boolean => {
  const done = sessions.filter((session) => !isHard(session));
  return done.length >= SESSIONS || done.filter(isEasy).length >= EASY_SESSIONS;
};

export const startUnit = (unit: number): UnitState => ({ unit, sessions: [], isFinished: false });

/**
 * Returns the unit to start with for a runner who can run the given minutes without stopping; null if the runner does
 * not need walk breaks.
 */
export const entryUnit = (continuousMinutes: number): number | null => {
  if (continuousMinutes >= 20) return null;
  if (continuousMinutes >= 15) return 10;
  return continuousMinutes >= 10 ? 8 : 1;
};

/** Returns the state after a session. Two consecutive sessions that were too hard move the runner back one unit. */
export const afterSession = (state: UnitState, session: UnitSession): UnitState => {
  const sessions = [...state.sessions, session];
  const isTooHard = sessions.length >= 2 && sessions.slice(-2).every(isHard);
  if (isTooHard) return startUnit(Math.max(1, state.unit - 1));
  if (!isUnitDone(sessions)) return { ...state, sessions };
  return state.unit === UNITS.length ? { ...state, sessions, isFinished: true } : startUnit(state.unit + 1);
};

/** Returns the state after days off: one unit back for 8 to 14 days, two for 15 to 28, four for more. */
export const afterDaysOff = (state: UnitState, daysOff: number): UnitState => {
  if (daysOff <= 7) return state;
  const back = daysOff <= 14 ? 1 : daysOff <= 28 ? 2 : 4;
  return startUnit(Math.max(1, state.unit - back));
};

/** Builds the session of a unit, with five minutes of brisk walking before and after it. */
export const unitSession = (unit: number): SessionSpec & Required<Pick<SessionSpec, 'runWalk'>> => {
  const { bouts, walk } = UNITS[unit - 1] ?? even(1, 30, 0);
  const [run = 30] = bouts;
  return {
    kind: 'runwalk',
    minutes: 0,
    reps: bouts.length,
    runWalk: { run: run * 60, walk: walk * 60 },
    ...(bouts.some((bout) => bout !== run) ? { bouts: bouts.map((bout) => bout * 60) } : {}),
  };
};

type Bouts = Pick<SessionSpec, 'reps' | 'bouts' | 'runWalk'>;

/** Running time of a walk-run session in seconds, without its walks. */
export const runSecondsOf = ({ reps = 1, runWalk, bouts }: Bouts): number =>
  (bouts ?? Array.from({ length: reps }, () => runWalk?.run ?? 0)).reduce((sum, bout) => sum + bout, 0);

const LEAST_BOUT = 60;

/** Duration of a session's bouts and of the walks between them. */
const roundsSeconds = (session: Bouts): number =>
  runSecondsOf(session) + ((session.reps ?? 1) - 1) * (session.runWalk?.walk ?? 0);

/**
 * Returns the session of the unit before that of a walk-run session, no longer than that session: with fewer bouts, or
 * with a shorter last one if they differ. Null for the first unit and for a walk-run that is not one of the units.
 */
export const unitBefore = (session: Pick<SessionSpec, 'reps' | 'runWalk' | 'bouts'>) => {
  const shapeOf = (spec: typeof session): string => JSON.stringify([spec.reps, spec.runWalk, spec.bouts ?? []]);
  const unit = UNITS.findIndex((_, index) => shapeOf(unitSession(index + 1)) === shapeOf(session)) + 1;
  if (unit <= 1) return null;
  const before = unitSession(unit - 1);
  const over = Math.max(0, roundsSeconds(before) - roundsSeconds(unitSession(unit)));
  if (over === 0) return before;
  if (!before.bouts) {
    const { run, walk } = before.runWalk;
    return { ...before, reps: Math.max(1, (before.reps ?? 1) - Math.ceil(over / (run + walk))) };
  }
  const last = Math.max(LEAST_BOUT, (before.bouts.at(-1) ?? 0) - over);
  return { ...before, bouts: [...before.bouts.slice(0, -1), last] };
};

/** The last unit with equal bouts and walks between them. */
const LAST_WITH_WALKS = 9;

/**
 * Returns the rhythm in which a race is run during the programme, in seconds: the bouts and walks of the unit. A late unit
 * without regular walks gives the rhythm of the last one with them.
 */
export const raceRhythm = (unit: number): { run: number; walk: number } =>
  unitSession(Math.min(unit, LAST_WITH_WALKS)).runWalk;

/** Running time of one unit in a week with three sessions, in minutes, without the walks. */
export const unitRunMinutes = (unit: number): number =>
  (UNITS[unit - 1]?.bouts ?? []).reduce((sum, bout) => sum + bout, 0);
