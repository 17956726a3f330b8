import { chosenSeed } from '@stridewell/kit/testing/seed-config';
import fc from 'fast-check';
import { profiledRunner } from '../../../domain/runner-profile.ts';
import type { LoadState, PastWeek } from '../../../domain/training/load.ts';
import { type SeasonGoal, seasonGoal } from '../../../domain/training/runner.ts';
import type { TrainingRunner } from '../../../domain/training/types.ts';
import { type LifeRequest, type LivedWeek, liveSeason } from '../live-season.ts';
import { type Life, lifeArbitrary } from './lives.ts';

/** A lived week, its season, and the load before and after it. */
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
  /** The week as it was settled; null when it was not, and after the last week. */
  past: PastWeek | null;
}

/** Seed of the random runners; `PROPERTY_SEED` repeats a failed run. */
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

/** A property of every week of every lived season. It throws when it does not hold. */
export type Rule = (moment: Moment) => void;

/** The first break of a rule over many seasons, and the number of weeks that broke it. */
interface Broken {
  weeks: number;
  first: string;
}

const describe = ({ life, index }: Moment, error: unknown): string => {
  const { skips, history, ...own } = life;
  const runner = JSON.stringify({ ...own, skips: skips.length, history: history.length });
  return `PROPERTY_SEED=${SEED}, week ${index + 1} of ${runner}: ${error instanceof Error ? error.message : error}`;
};

/**
 * Lives the seasons of random runners one after the other and checks all rules on each week. Returns the rules that were
 * broken, by name, and the number of weeks that were lived.
 * @param part runners of another part are others for the same seed
 */
export const brokenRules = (
  count: number,
  rules: Readonly<Record<string, Rule>>,
  part: number,
): { weeks: number; rules: Map<string, Broken> } => {
  const broken = new Map<string, Broken>();
  let weeks = 0;
  for (const life of fc.sample(lifeArbitrary, { numRuns: count, seed: (SEED + part) | 0 })) {
    for (const moment of momentsOf(life)) {
      weeks += 1;
      for (const [name, rule] of Object.entries(rules)) {
        try {
          rule(moment);
        } catch (error) {
          const known = broken.get(name) ?? { weeks: 0, first: describe(moment, error) };
          broken.set(name, { ...known, weeks: known.weeks + 1 });
        }
      }
    }
  }
  return { weeks, rules: broken };
};
