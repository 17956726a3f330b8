import { addDays, daysBetween, type FunctionChange } from '@stridewell/contracts/web';
import type { QuestionnaireAnswers } from './types.ts';

/** Number of days between two questionnaires, and the pause after it was postponed twice in a row. */
const EVERY_DAYS = 7;
const PAUSE_AFTER = 2;
const PAUSE_DAYS = 28;
/**
 * Minimum change that matters: for the mean of several activities, and for a single one (section 6 of the domain page).
 */
const MATTERS = { average: 2, single: 3 } as const;
/**
 * Number of days after the first answer without a change that matters, and maximum age of answers that are still
 * treated as current.
 */
const NO_GAIN_DAYS = 42;
const CURRENT_DAYS = 14;

const byDate = (all: readonly QuestionnaireAnswers[]): QuestionnaireAnswers[] =>
  [...all].sort((a, b) => a.date.localeCompare(b.date));

const answered = (all: readonly QuestionnaireAnswers[]): QuestionnaireAnswers[] =>
  byDate(all).filter(({ status }) => status === 'answered');

/** True if the questionnaire is due today: weekly, or four weeks after it was postponed twice in a row. */
export const isQuestionnaireDue = (all: readonly QuestionnaireAnswers[], today: string): boolean => {
  const known = byDate(all).filter(({ date }) => date <= today);
  const last = known.at(-1);
  if (!last) return true;
  const isPaused = known.slice(-PAUSE_AFTER).filter(({ status }) => status === 'skipped').length === PAUSE_AFTER;
  return daysBetween(last.date, today) >= (isPaused ? PAUSE_DAYS : EVERY_DAYS);
};

const keyOf = (name: string): string => name.trim().toLowerCase();

const scoreOf = ({ activities }: QuestionnaireAnswers, name: string): number | undefined =>
  activities.find((one) => keyOf(one.name) === keyOf(name))?.score;

const changeOf = (difference: number, matters: number): FunctionChange => {
  if (difference >= matters) return 'better';
  return difference <= -matters ? 'worse' : 'same';
};

/** An activity of the newest answers with its scores, ascending by date. */
export interface ActivityScores {
  name: string;
  scores: { date: string; score: number }[];
  /** Change since the first score; null if there is only one. */
  change: FunctionChange | null;
}

/** The state derived from the answers about one injury. */
export interface FunctionState {
  activities: ActivityScores[];
  /** Change of the mean of the activities since their first scores; null if none has two scores. */
  change: FunctionChange | null;
}

/** Compares the newest answers with the first ones of the same activities. An activity is matched by its name. */
export const functionOf = (all: readonly QuestionnaireAnswers[]): FunctionState => {
  const given = answered(all);
  const activities = (given.at(-1)?.activities ?? []).map(({ name }): ActivityScores => {
    const scores = given.flatMap((one) => {
      const score = scoreOf(one, name);
      return score === undefined ? [] : [{ date: one.date, score }];
    });
    const [first, newest] = [scores[0], scores.at(-1)];
    const isCompared = first !== undefined && newest !== undefined && scores.length > 1;
    return { name, scores, change: isCompared ? changeOf(newest.score - first.score, MATTERS.single) : null };
  });
  const differences = activities.flatMap(({ scores }) => {
    const [first, newest] = [scores[0], scores.at(-1)];
    return first && newest && scores.length > 1 ? [newest.score - first.score] : [];
  });
  if (differences.length === 0) return { activities, change: null };
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  return { activities, change: changeOf(mean, differences.length > 1 ? MATTERS.average : MATTERS.single) };
};

/**
 * True if six weeks have brought no change that matters, so a professional should examine the injury (section 1.11).
 */
export const hasNoFunctionGain = (all: readonly QuestionnaireAnswers[], today: string): boolean => {
  const given = answered(all).filter(({ date }) => date <= today);
  const [first, newest] = [given[0], given.at(-1)];
  if (!first || !newest || newest.date < addDays(today, -CURRENT_DAYS)) return false;
  const { change } = functionOf(given);
  return change !== null && change !== 'better' && daysBetween(first.date, newest.date) >= NO_GAIN_DAYS;
};
