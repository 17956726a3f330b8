import {
  addDays,
  HIGH_PAIN,
  type PhysioCheckin,
  type PhysioProfile,
  type TrainingLog,
} from '@stridewell/contracts/web';
import { type Answers, answersOf } from './answers.ts';
import type { MorningWords } from './morning-words.ts';

/** Maximum increase of pain at which the other answers of the day before may be confirmed unchanged. */
const PAIN_STEP = 1;

/** True if the injury has no check-in before the given day. */
export const isFirstDay = ({ profile, day, checkins }: Omit<Earlier, 'runs'>): boolean =>
  !checkins.some(({ date }) => date >= profile.since && date < day);

/** True if the training log has a run or walk on the date of the check-in or later. */
const hasRunSince = (logs: readonly TrainingLog[], date: string): boolean =>
  logs.some((log) => log.date >= date && log.status !== 'skipped' && (log.minutes ?? 0) > 0);

export interface Earlier {
  profile: PhysioProfile;
  day: string;
  /** Check-ins in any order. */
  checkins: readonly PhysioCheckin[];
  /** Logged runs since yesterday. Null if they could not be loaded; the runner then confirms that there were none. */
  runs: readonly TrainingLog[] | null;
}

/**
 * Returns the check-in of today or yesterday whose answers the runner may confirm with one tap. Null if the full form
 * is needed: on the first day of an injury, or after a gap, a run, a warning sign, high pain, a limp, a worse morning
 * or a morning without an answer.
 */
export const repeatable = ({ profile, day, checkins, runs }: Earlier): PhysioCheckin | null => {
  const own = checkins.filter(({ date }) => date >= profile.since && date >= addDays(day, -1) && date <= day);
  const base = own.sort((one, other) => other.date.localeCompare(one.date))[0];
  if (!base || base.redFlags.length > 0 || base.triage !== null || base.pain >= HIGH_PAIN) return null;
  const parts = [base, ...(base.second ? [base.second] : [])];
  const unsettled = parts.some(
    ({ limp, noNextDayWorsening, newSwelling, pain }) =>
      limp === true || noNextDayWorsening === false || newSwelling === true || pain >= HIGH_PAIN,
  );
  const isTold = parts.every(({ noNextDayWorsening }) => noNextDayWorsening !== null);
  return unsettled || !isTold || (runs !== null && hasRunSince(runs, base.date)) ? null : base;
};

/** True if today's pain is close enough to that of the confirmed check-in. */
export const isSamePain = (pain: number, base: PhysioCheckin): boolean =>
  pain < HIGH_PAIN && pain <= base.pain + PAIN_STEP;

/** The confirmed answers with today's pain. The trend is derived from both pain levels. */
export const sameAnswers = (base: PhysioCheckin, pain: number): Answers => {
  const { second, ...answers } = answersOf(base);
  const trend = pain < base.pain ? 'down' : pain > base.pain ? 'up' : 'same';
  const rest = { ran: null, runPainLevel: null };
  return { ...answers, pain, trend, ...rest, second: second && { ...second, trend: 'same', ...rest } };
};

export interface SameFact {
  text: string;
  /** True for an answer without problems. */
  fine: boolean;
}

/** Returns, in words, the answers that the runner confirms. */
export const sameFacts = (base: PhysioCheckin, words: MorningWords): SameFact[] => {
  const { morningPain = null, morningStiffnessMinutes = null, noNextDayWorsening, limp } = base;
  const morning = words.morningFact(morningPain, morningStiffnessMinutes);
  const good = (text: string): SameFact => ({ text, fine: true });
  return [
    ...(morning === '' ? [] : [good(morning)]),
    ...(noNextDayWorsening === true ? [good(words.usual)] : []),
    ...(limp === false ? [good(words.noLimp)] : []),
    { text: words.walk(base.walkRunTolerance), fine: base.walkRunTolerance },
    { text: words.tests(base.functionalTestsOk), fine: base.functionalTestsOk },
    good(words.noRun),
    good(words.noSigns),
  ];
};
