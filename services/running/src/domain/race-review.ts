import { addDays, type Goal, RACE_METERS, RACE_REVIEW_DAYS, type RaceGoal } from '@stridewell/contracts/web';
import type { RaceResult, RunnerBackground } from './background.ts';
import { isRaceGoal } from './week/races.ts';

/** A race that the runner can be asked about. */
export interface ReviewedRace {
  /** `YYYY-MM-DD` */
  date: string;
  goal: RaceGoal;
  priority: 'A' | 'B';
}

/** The runner's final answer about a race. */
export interface RaceAnswer {
  /** Date of the race, `YYYY-MM-DD`. */
  date: string;
  goal: RaceGoal;
  /** `declined`: the runner does not want to be asked about this race. */
  answer: 'finished' | 'not_finished' | 'not_started' | 'declined';
  /** Finishing time and distance; null unless the runner finished. */
  seconds: number | null;
  meters: number | null;
  /** Perceived effort, 1 to 10; null if not given. */
  effort: number | null;
  /** Pain after the race, 0 to 10; null if not given. */
  pain: number | null;
}

/** The stored answers about a runner's past races. */
export interface RaceReviews {
  /** Answers, newest first. */
  answers: RaceAnswer[];
  /** Day on which the runner postponed the question, or null if it was not postponed. */
  hiddenOn: string | null;
}

export const NO_REVIEWS: RaceReviews = { answers: [], hiddenOn: null };

/** Maximum number of stored answers. */
const MOST_ANSWERS = 50;

/** The races of a runner's profile and background. */
export interface KnownRaces {
  /** Goal and race date of the current and the previous profile; each is null if not set. */
  profileRaces: readonly { goal: Goal | null; date: string | null }[];
  background: Pick<RunnerBackground, 'races' | 'results'>;
}

/**
 * Returns the A and B races of the last 14 days, including today, newest first. Of two races on one day, the A race is
 * kept.
 */
export const recentRaces = ({ profileRaces, background }: KnownRaces, today: string): ReviewedRace[] => {
  const main = profileRaces.flatMap(({ goal, date }): ReviewedRace[] =>
    goal !== null && date !== null && isRaceGoal(goal) ? [{ date, goal, priority: 'A' }] : [],
  );
  const others = background.races.flatMap(({ goal, date, priority }): ReviewedRace[] =>
    priority === 'B' ? [{ date, goal, priority }] : [],
  );
  const from = addDays(today, -RACE_REVIEW_DAYS);
  const recent = [...main, ...others].filter(({ date }) => from <= date && date <= today);
  return recent
    .filter(({ date }, index) => recent.findIndex((race) => race.date === date) === index)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
};

/**
 * Returns the race about which the runner is asked now: the newest one that has no answer and no result from the same
 * day. Null if there is none or if the runner postponed the question for today.
 */
export const raceToReview = (
  known: KnownRaces,
  { answers, hiddenOn }: RaceReviews,
  today: string,
): ReviewedRace | null => {
  if (hiddenOn === today) return null;
  const dates = [...answers, ...known.background.results].map(({ date }) => date);
  return recentRaces(known, today).find(({ date }) => !dates.includes(date)) ?? null;
};

/** Returns the reviews with an answer added. */
export const withAnswer = ({ answers, hiddenOn }: RaceReviews, answer: RaceAnswer): RaceReviews => ({
  answers: [answer, ...answers].slice(0, MOST_ANSWERS),
  hiddenOn,
});

/** Returns the distance of a race in meters; null for an ultra without a stated distance. */
export const raceMeters = (goal: RaceGoal, stated: number | null): number | null => RACE_METERS[goal] ?? stated;

/**
 * Returns the results with the result of a race added, newest first, at most `most` of them. It replaces a result of
 * the same day and distance, so a repeated request changes nothing.
 */
export const withResult = (results: readonly RaceResult[], result: RaceResult, most: number): RaceResult[] =>
  [result, ...results.filter(({ date, meters }) => date !== result.date || meters !== result.meters)]
    .toSorted((a, b) => (a.date < b.date ? 1 : Number(a.date > b.date) * -1))
    .slice(0, most);
