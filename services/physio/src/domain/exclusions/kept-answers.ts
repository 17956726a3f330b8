import { daysBetween } from '@stridewell/contracts/web';
import { isMorningAnswered } from '../morning.ts';
import type { CheckinDay, Injury } from '../types.ts';
import { KEPT_QUESTIONS } from './newest-answered.ts';
import { isSeenSince } from './safety-answers.ts';

/** Answers that require an examination. Answers about nerves end after five days of no, whatever else still hurts. */
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

/** Number of days with a no and without pain after which a warning is closed (PGM-07). */
const FREE_DAYS = 5;
/** Maximum number of days between two check-ins of one uninterrupted stretch. */
const STRETCH_GAP = 2;

/** An open warning: its newest yes, and the date since which every check-in has answered no without pain. */
interface OpenWarning {
  on: string;
  freeFrom: string | null;
}

/** The answers of a check-in, completed with those that earlier check-ins keep. */
export interface KeptAnswers {
  answered: CheckinDay;
  open: ReadonlyMap<WarningQuestion, OpenWarning>;
}

/** Other data of a check-in that affects the warnings. */
export interface WarningFacts {
  /** Highest pain since the previous check-in. */
  mostPain: number;
  /** The same sign, shown by a test since the previous check-in. */
  testSign: 'focal' | 'heel' | null;
}

/** True for a sign that only a test can show, because the condition's check-in does not ask about it. */
const isOfTestOnly = ({ condition }: Injury, question: WarningQuestion): boolean =>
  condition === 'forefoot' && question === 'painType';

const withTestSign = (checkin: CheckinDay, testSign: WarningFacts['testSign']): CheckinDay => {
  if (testSign === null) return checkin;
  return testSign === 'focal' ? { ...checkin, painType: 'focal' } : { ...checkin, heelSqueezePain: true };
};

/**
 * Updates a warning with a check-in that does not repeat it. Returns null if the warning ends: after an examination, or
 * after five days of "no" without pain. A check-in that leaves out the question or the morning is not such a day.
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
 * Completes a check-in with what earlier ones keep. An unanswered question keeps its answer, and a warning stays open
 * until it has been examined or five days have been free of it.
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

/**
 * True while there is an open warning that must be examined. The site of hip pain is asked about every day and is not a
 * warning.
 */
export const isWarned = ({ open }: KeptAnswers): boolean => [...open.keys()].some((one) => one !== 'hipPainSite');
