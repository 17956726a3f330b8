import { chosenSeed } from '@stridewell/kit/testing/seed-config';
import fc from 'fast-check';
import { profiledRunner } from '../../../domain/runner-profile.ts';
import type { LoadState, PastWeek } from '../../../domain/training/load.ts';
import { type SeasonGoal, seasonGoal } from '../../../domain/training/runner.ts';
import type { TrainingRunner } from '../../../domain/training/types.ts';
import { type LifeRequest, type LivedWeek, liveSeason } from '../live-season.ts';
import { type Life, lifeArbitrary } from './lives.ts';

/** A simulated week with its season and the load before and after it. */
export interface Moment {
  life: Life;
  runner: TrainingRunner;
  week: LivedWeek;
  index: number;
  weeks: readonly LivedWeek[];
  /** The target of the week's season. */
  goal: SeasonGoal;
  before: LoadState;
  /** The load at the start of the next week; null after the last week. */
  after: LoadState | null;
  /** The week after settlement; null if it was not settled, and after the last week. */
  past: PastWeek | null;
}

/** Seed of the random runners. Set `PROPERTY_SEED` to repeat a failed run. */
export const SEED = chosenSeed() ?? Math.floor(Math.random() * 2 ** 31);

export const runnerOf = ({ profile, background, start }: LifeRequest): TrainingRunner =>
  profiledRunner(profile, background, null, start).runner;

const momentsOf = (life: Life): Moment[] => {
  const runner = runnerOf(life);
  const weeks = liveSeason(life);
  return weeks.map((week, index): Moment => {
    const before = week.state.base.load;
    const after = weeks[index + 1]?.state.base.load ?? null;
    const isSettled = after !== null && (after.weeks.length > before.weeks.length || after.weeks !== before.weeks);
    const past = isSettled ? (after.weeks.at(-1) ?? null) : null;
    return {
      life,
      runner,
      week,
      index,
      weeks,
      goal: seasonGoal(runner, before.seasonEstablished),
      before,
      after,
      past,
    };
  });
};

/** A property of every week of every simulated season. It throws an error if the property is violated. */
export type Rule = (moment: Moment) => void;

/** The first violation of a rule over many seasons, and the number of seasons that violated it. */
interface Broken {
  seasons: number;
  first: string;
}

const describe = ({ life, index }: Moment, error: unknown): string => {
  const { skips, history, ...own } = life;
  const runner = JSON.stringify({ ...own, skips: skips.length, history: history.length });
  return `PROPERTY_SEED=${SEED}, week ${index + 1} of ${runner}: ${error instanceof Error ? error.message : error}`;
};

/** Returns the first violation of each violated rule in a season, by the name of the rule. */
const breaksIn = (life: Life, rules: Readonly<Record<string, Rule>>): Map<string, string> => {
  const broken = new Map<string, string>();
  for (const moment of momentsOf(life))
    for (const [name, rule] of Object.entries(rules)) {
      if (broken.has(name)) continue;
      try {
        rule(moment);
      } catch (error) {
        broken.set(name, describe(moment, error));
      }
    }
  return broken;
};

/**
 * Simulates the seasons of random runners one after the other and checks all rules on each week. Returns the violated
 * rules, by name.
 * @param part number of the part; different parts use different runners for the same seed
 */
export const brokenRules = (
  count: number,
  rules: Readonly<Record<string, Rule>>,
  part: number,
): Map<string, Broken> => {
  const all = new Map<string, Broken>();
  for (const life of fc.sample(lifeArbitrary, { numRuns: count, seed: (SEED + part) | 0 }))
    for (const [name, first] of breaksIn(life, rules)) {
      const known = all.get(name) ?? { seasons: 0, first };
      all.set(name, { ...known, seasons: known.seasons + 1 });
    }
  return all;
};
