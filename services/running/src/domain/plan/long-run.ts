import { wholeMinutes } from './round.ts';
import type { Goal, Runner } from './types.ts';

/** The long run's share of the week by number of runs (coaching convention, section B of the domain page). */
export const longShare = (runs: number): number => {
  if (runs >= 5) return 0.3;
  return ({ 1: 1, 2: 0.6, 3: 0.45, 4: 0.35 } as Record<number, number>)[runs] ?? 0.3;
};

const LONGEST: Partial<Record<Goal, number>> = { marathon: 180, ultra: 240 };
const LONGEST_OTHERWISE = 150;

export interface LongRun {
  minutes: number;
  why: string;
}

/** The long run: the least of the runner's limit, the session cap, its share of the week, and 150 min (180 marathon, 240 ultra). */
export const longRun = (runner: Runner, cap: number, total: number, runs: number): LongRun => {
  const share = longShare(runs);
  const most = LONGEST[runner.goal] ?? LONGEST_OTHERWISE;
  const limits: LongRun[] = [
    {
      minutes: cap,
      why: `Builds endurance; ${cap} min is your session cap, a small step from your longest recent run.`,
    },
    {
      minutes: wholeMinutes(total * share),
      why: `Builds endurance; held to ${Math.round(share * 100)} % of the week's minutes.`,
    },
    { minutes: most, why: `Builds endurance; ${most} min is as long as a run for this goal gets.` },
  ];
  const own = runner.longRunCapMin;
  if (own !== null) limits.unshift({ minutes: own, why: `Builds endurance; ${own} min is the limit that you set.` });
  return limits.reduce((least, limit) => (limit.minutes < least.minutes ? limit : least));
};
