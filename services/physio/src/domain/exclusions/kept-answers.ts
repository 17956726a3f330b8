import { daysBetween } from '@stridewell/contracts/web';
import { isMorningAnswered } from '../morning.ts';
import type { CheckinDay, Injury } from '../types.ts';
import { KEPT_QUESTIONS } from './newest-answered.ts';
import { isSeenSince } from './safety-answers.ts';

/** Answers that mean "see somebody". Those of a nerve end after five days of no, whatever else still hurts. */
const WARNINGS = {
  painType: { yes: 'focal', isNerve: false },
  painOnHopping: { yes: true, isNerve: false },
  painAtRest: { yes: true, isNerve: false },
  hipPainSite: { yes: 'groin', isNerve: false },
  painWeightBearing: { yes: true, isNerve: false },
  heelSqueezePain: { yes: true, isNerve: false },
  painBelowKnee: { yes: true, isNerve: true },
  saddleNumbness: { yes: true, isNerve: true },
  bladderBowelChange: { yes: true, isNerve: true },
} as const;
type WarningQuestion = keyof typeof WARNINGS;
const WARNING_QUESTIONS = Object.keys(WARNINGS) as WarningQuestion[];

/** Number of days with a no and without pain after which a warning no longer counts (PGM-07). */
const FREE_DAYS = 5;
/** Most days from one check-in to the next that still count as one stretch. */
const STRETCH_GAP = 2;

/** A warning that still counts: its newest yes, and since when every check-in has answered no without pain. */
interface OpenWarning {
  on: string;
  freeFrom: string | null;
}

/** The answers of a check-in with those that earlier check-ins keep. */
export interface KeptAnswers {
  answered: CheckinDay;
  open: ReadonlyMap<WarningQuestion, OpenWarning>;
}

/** What else a check-in tells about the warnings. */
export interface WarningFacts {
  /** Highest pain since the check-in before. */
  mostPain: number;
  /** The same sign, shown by a test since the check-in before. */
  testSign: 'focal' | 'heel' | null;
}

/** True for a sign that only a test shows, because the check-in of the condition does not ask for it. */
const isOfTestOnly = ({ condition }: Injury, question: WarningQuestion): boolean =>
  condition === 'forefoot' && question === 'painType';

const withTestSign = (checkin: CheckinDay, testSign: WarningFacts['testSign']): CheckinDay => {
  if (testSign === null) return checkin;
  return testSign === 'focal' ? { ...checkin, painType: 'focal' } : { ...checkin, heelSqueezePain: true };
};

/**
 * Follows a warning through a check-in that does not repeat it; null when it ends. It ends when somebody has looked at
 * it, or after five days of "no" without pain. A check-in that leaves out the question or the morning is no such day.
 */
const followed = (
  warning: OpenWarning,
  { injury, checkin, before, isNo }: { injury: Injury; checkin: CheckinDay; before: string; isNo: boolean },
): OpenWarning | null => {
  if (isSeenSince(injury, { date: warning.on, at: null })) return null;
  if (!isNo) return { ...warning, freeFrom: null };
  const isStretch = warning.freeFrom !== null && daysBetween(before, checkin.date) <= STRETCH_GAP;
  const freeFrom = isStretch ? warning.freeFrom : checkin.date;
  return daysBetween(freeFrom ?? checkin.date, checkin.date) + 1 >= FREE_DAYS ? null : { ...warning, freeFrom };
};

/**
 * Adds to a check-in what earlier ones keep: an unanswered question keeps its answer, and a warning counts until somebody
 * has looked at it or five days have been free of it.
 */
export const keepAnswers = (
  injury: Injury,
  before: KeptAnswers | null,
  given: CheckinDay,
  { mostPain, testSign }: WarningFacts,
): KeptAnswers => {
  const checkin = withTestSign(given, testSign);
  const filled = KEPT_QUESTIONS.map((question) => [question, checkin[question] ?? before?.answered[question] ?? null]);
  const answered: CheckinDay = { ...checkin, ...Object.fromEntries(filled) };
  const open = new Map<WarningQuestion, OpenWarning>();
  const kept: [WarningQuestion, CheckinDay[WarningQuestion]][] = [];
  for (const question of WARNING_QUESTIONS) {
    const { yes, isNerve } = WARNINGS[question];
    const warning = before?.open.get(question);
    if (checkin[question] === yes) open.set(question, { on: checkin.date, freeFrom: null });
    else if (before && warning) {
      const isAnswered = (checkin[question] !== null || isOfTestOnly(injury, question)) && isMorningAnswered(checkin);
      const isNo = isAnswered && (isNerve || mostPain === 0);
      const next = followed(warning, { injury, checkin, before: before.answered.date, isNo });
      if (next) open.set(question, next);
      kept.push([question, next ? yes : checkin[question]]);
    }
  }
  return { answered: { ...answered, ...Object.fromEntries(kept) }, open };
};

/** True while a warning counts that somebody should look at. Where a hip hurts is asked every day, and tells no more. */
export const isWarned = ({ open }: KeptAnswers): boolean => [...open.keys()].some((one) => one !== 'hipPainSite');
