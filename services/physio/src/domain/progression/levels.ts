import { daysBetween } from '@stridewell/contracts/web';
import type { Dose } from '../conditions/types.ts';
import { amountAt, extraAt, fallenFrom, lastAmount, type Track } from './track.ts';
import {
  FEW_SHARE,
  gapShare,
  type HoldCause,
  holdCauseOf,
  hourOf,
  isBelow,
  isSuccess,
  type Judge,
  PAIN_SHARE,
  SUCCESSES,
  type WorkDay,
  wentBadly,
} from './work-days.ts';

/** The cause of a level. `none`: nothing has happened since the last session. */
export type LevelCause = 'none' | 'up' | 'pain' | 'few' | 'gap' | 'once' | 'recent' | Exclude<HoldCause, null>;

export interface Level {
  level: number;
  /** The level of the newest session. */
  before: number;
  cause: LevelCause;
}

export interface LevelSubject {
  track: Track;
  /** The dose of the programme. */
  dose: Dose;
  /** True if the runner is asked how many more repetitions were possible. */
  asksReserve: boolean;
  /** Days on which the exercise or its harder variant was logged in this phase, ascending. */
  works: readonly WorkDay[];
  exerciseId: string;
  judge: Judge;
  today: string;
}

interface State {
  level: number;
  /**
   * Number of consecutive clean sessions at this level, and number of consecutive sessions with too few repetitions.
   */
  clean: number;
  few: number;
  /** Date of the newest increase; null before the first. */
  raisedOn: string | null;
}

const START: State = { level: 0, clean: 0, few: 0, raisedOn: null };

const targetOf = ({ track, dose, asksReserve }: LevelSubject, level: number) => ({
  ...{ unit: dose.unit, sets: dose.sets, asksReserve },
  amount: extraAt(track, level) === 'tempo' ? dose.to : amountAt(track, level),
});

const fallen = (subject: LevelSubject, state: State, share: number): State => ({
  ...state,
  ...{ level: fallenFrom(subject.track, state.level, share), clean: 0, few: 0 },
});

/** Evaluates a day's work at its level, as known on a later date. */
const judged = (subject: LevelSubject, state: State, work: WorkDay, until: string): [State, LevelCause] => {
  const { judge, dose, track } = subject;
  if (wentBadly(judge, work, until)) return [fallen(subject, state, PAIN_SHARE), 'pain'];
  // The harder variant has its own dose and its own levels.
  if (work.exerciseId !== subject.exerciseId) return [{ ...state, clean: 0, few: 0 }, 'none'];
  const isFew = isBelow(work, dose);
  if (isFew && state.few + 1 >= SUCCESSES) return [fallen(subject, state, FEW_SHARE), 'few'];
  if (!isSuccess(judge, work, targetOf(subject, state.level), until))
    return [
      { ...state, clean: 0, few: isFew ? state.few + 1 : 0 },
      hourOf(judge, work) === 'outside' ? 'hour' : 'none',
    ];
  const isLast = state.level >= lastAmount(track) + track.extras.length;
  return [{ ...state, clean: state.clean + 1, few: 0 }, isLast || state.clean + 1 >= SUCCESSES ? 'none' : 'once'];
};

/** Raises the level by one if two consecutive sessions were clean and nothing forbids it on the date. */
const raised = (subject: LevelSubject, state: State, date: string, until: number): [State, LevelCause] => {
  const { track, works, judge } = subject;
  if (state.clean < SUCCESSES || state.level >= lastAmount(track) + track.extras.length) return [state, 'none'];
  const hold = holdCauseOf(judge, works.slice(0, until), date);
  if (hold) return [state, hold];
  if (state.raisedOn !== null && daysBetween(state.raisedOn, date) < track.raiseDays) return [state, 'recent'];
  return [{ level: state.level + 1, clean: 0, few: 0, raisedOn: date }, 'up'];
};

/**
 * Updates the level from a day with work to a later date: first the outcome of the work, then the gap, then an
 * increase.
 */
const followed = (subject: LevelSubject, state: State, at: number, date: string): [State, LevelCause] => {
  const work = subject.works[at];
  if (!work) return [state, 'none'];
  const [after, outcome] = judged(subject, state, work, date);
  if (outcome === 'pain' || outcome === 'few') return [after, outcome];
  const share = gapShare(daysBetween(work.date, date));
  // Only a long gap leads back from the harder variant; its own amounts decrease before that.
  const isKept = work.exerciseId !== subject.exerciseId && share < 0.4;
  if (share > 0 && !isKept) return [fallen(subject, after, share), 'gap'];
  const [next, cause] = raised(subject, after, date, at + 1);
  return [next, cause === 'none' ? outcome : cause];
};

/** Computes an exercise's level today by replaying the days on which it was logged. */
export const levelOf = (subject: LevelSubject): Level => {
  let state = START;
  let cause: LevelCause = 'none';
  let before = 0;
  subject.works.forEach((_, at) => {
    before = state.level;
    [state, cause] = followed(subject, state, at, subject.works[at + 1]?.date ?? subject.today);
  });
  return { level: state.level, before, cause };
};
