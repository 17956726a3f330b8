import { comebackShare } from './breaks.ts';
import {
  creditedMinutes,
  easedShare,
  holdsNext,
  isPlannedLight,
  keptMinutes,
  type LoadState,
  recentMinutes,
  topLoad,
  weeksSinceLight,
} from './load.ts';
import { downToFive } from './round.ts';
import { flexibleMinutes, growthOf, hoursMinutes, type SeasonGoal } from './runner.ts';
import type { Season } from './season.ts';
import { LEAST_WEEK } from './tables.ts';
import type { TrainingRunner, WeekKind } from './types.ts';

/** A week with its season and the runner's load at its start. */
export interface WeekContext {
  runner: TrainingRunner;
  season: Season;
  /** Index of the week in the season. */
  index: number;
  load: LoadState;
  goal: SeasonGoal;
  /** Number of runs that a taper week should have even if they become short. */
  leastRuns?: number;
}

export interface WeekTarget {
  kind: WeekKind;
  /** Target minutes of the week, not rounded. */
  minutes: number;
  /**
   * Fraction of the established load planned in this week: 0.8 in a down week, less than 1 in eased weeks and after a
   * break.
   */
  share: number;
}

const DOWN_SHARE = 0.8;
const GROW_BACK = { below: 0.9, rate: 0.15, recentInjuryRate: 0.1 };
const LEAST_RATE = 0.02;
const MOST_JUMP = { share: 1.3, minutes: 20 };

/** Number of remaining load weeks that still grow: those up to the end of Build, and the first Peak week. */
const growingWeeks = ({ season, index }: WeekContext): number =>
  Math.max(
    1,
    season.weeks
      .slice(index)
      .filter(({ kind, phase, toTaper }) => kind === 'load' && (phase !== 'Peak' || toTaper >= season.peakWeeks))
      .length,
  );

const rateOf = ({ runner, load }: WeekContext): number => {
  const { rate } = growthOf(runner);
  if (load.established >= GROW_BACK.below * topLoad(load)) return rate;
  return Math.max(rate, runner.injury === 'recent' ? GROW_BACK.recentInjuryRate : GROW_BACK.rate);
};

/**
 * Minutes of a week after the maximum allowed growth, without growing more than the goal requires (section 1.2 of the
 * plans page).
 */
const grownMinutes = (context: WeekContext): number => {
  const { runner, load, goal } = context;
  const { established } = load;
  if (established >= goal.week) return established;
  const needed = (goal.week / established) ** (1 / growingWeeks(context)) - 1;
  const rate = Math.min(rateOf(context), Math.max(LEAST_RATE, needed));
  const step = Math.min(growthOf(runner).step, goal.week - established);
  return Math.max(established * (1 + rate), established + step);
};

const kindOf = ({ season, index, load }: WeekContext): WeekKind => {
  const planned = season.weeks[index]?.kind ?? 'load';
  if (planned === 'taper' || planned === 'race') return planned;
  if (easedShare(load.weeks) !== null) return 'eased';
  if (load.comeback) return 'return';
  if (planned === 'down') return weeksSinceLight(load.weeks, isPlannedLight) < 2 ? 'hold' : 'down';
  return index === 0 || holdsNext(load.weeks) ? 'hold' : 'load';
};

/**
 * Maximum minutes of a later week of a return and of the first week after it: the reality guard looks at the last week
 * only, because the weeks before the break say nothing about the return. Infinity in other weeks.
 */
const mostAfterReturnWeek = (share: number, { comeback, weeks }: LoadState): number => {
  const last = weeks.at(-1);
  const isLater = comeback === null ? last?.kind === 'return' : comeback.week > 0;
  if (!last || !isLater || last.isAway || comeback?.isAfterLadder) return Number.POSITIVE_INFINITY;
  const done = creditedMinutes(last);
  return done + Math.max((Math.max(MOST_JUMP.share, share / last.share) - 1) * done, MOST_JUMP.minutes);
};

/**
 * Limits a week's minutes after weeks in which the runner ran much less than planned. The established load stays
 * unchanged, and a week with some skipped runs does not make the next one smaller (section 1.3). The weeks on the
 * walk–run ladder are ignored in the return after it.
 */
const withoutJump = (minutes: number, { load }: WeekContext): number => {
  const { comeback, weeks } = load;
  const recent = recentMinutes(comeback?.isAfterLadder ? weeks.slice(weeks.length - comeback.week) : weeks);
  if (recent === null) return minutes;
  const kept = Math.min(load.established, keptMinutes(load.weeks));
  return Math.min(minutes, Math.max(MOST_JUMP.share * recent, recent + MOST_JUMP.minutes, kept));
};

const taperMinutes = ({ season, index, load }: WeekContext): number => {
  const before = load.weeks.filter(({ kind }) => kind !== 'taper' && kind !== 'race');
  const recent = recentMinutes(before);
  const base = recent === null ? load.established : Math.min(load.established, Math.max(1.3 * recent, LEAST_WEEK));
  const last = load.weeks.at(-1);
  const most = last && last.kind !== 'taper' ? MOST_OF_LAST * creditedMinutes(last) : Number.POSITIVE_INFINITY;
  const minutes = Math.min(base * (season.weeks[index]?.taperShare ?? 1), most);
  if (last?.kind === 'load')
    return Math.max(LEAST_TAPER, Math.min(Math.max(minutes, LEAST_WEEK), downToFive(last.planned)));
  if (last?.kind !== 'taper') return Math.max(minutes, LEAST_WEEK);
  const fall = season.weeks[index]?.kind === 'race' ? TAPER_FALL.race : TAPER_FALL.taper;
  return Math.max(LEAST_TAPER, Math.min(Math.max(minutes, LEAST_WEEK), last.planned - fall));
};

/**
 * Number of minutes by which each week of the taper is shorter than the week before it. The race week's runs have fixed
 * lengths.
 */
const TAPER_FALL = { taper: 5, race: 10 };
/** Maximum minutes of a taper week, as a multiple of the minutes run in the week before the taper. */
const MOST_OF_LAST = 1.1;
/** Minimum minutes of a taper week after a week with hardly any minutes. */
const LEAST_TAPER = 15;

/** Returns the fraction of the established load that is planned in a week of the given kind. */
const shareOf = (kind: WeekKind, { load }: WeekContext): number => {
  if (kind === 'down') return DOWN_SHARE;
  if (kind === 'eased') return easedShare(load.weeks) ?? DOWN_SHARE;
  return kind === 'return' ? comebackShare(load.comeback) : 1;
};

/** Number of weeks before the taper that may exceed the stated hours if the runner agreed to that. */
const FLEX_WEEKS = 6;

/**
 * Maximum minutes of a week: the stated hours, or slightly more in the last weeks before the taper if the runner agreed
 * to that.
 */
const mostMinutes = ({ runner, season, index }: WeekContext): number => {
  const { phase, toTaper } = season.weeks[index] ?? { phase: 'Base', toTaper: 0 };
  const isFlexible = season.hasRace && phase !== 'Base' && toTaper >= 1 && toTaper <= FLEX_WEEKS;
  return isFlexible ? flexibleMinutes(runner) : hoursMinutes(runner);
};

/** Computes the target minutes and the kind of a week (sections 1.2, 1.4 and 1.5). */
export const weekTarget = (context: WeekContext): WeekTarget => {
  const { load, goal } = context;
  const hours = mostMinutes(context);
  const kind = kindOf(context);
  const share = shareOf(kind, context);
  const wanted = (): number => {
    if (kind === 'taper' || kind === 'race') return taperMinutes(context);
    if (kind === 'load') return withoutJump(Math.min(grownMinutes(context), goal.week), context);
    const full = kind === 'down' || kind === 'eased' ? load.established : Math.min(load.established, goal.week, hours);
    return kind === 'return' ? share * withoutJump(full, context) : withoutJump(share * full, context);
  };
  const least = kind === 'taper' || kind === 'race' ? 0 : LEAST_WEEK;
  const most = kind === 'taper' || kind === 'race' ? hours : Math.min(hours, mostAfterReturnWeek(share, load));
  return { kind, share, minutes: Math.min(hours, Math.max(Math.min(most, wanted()), Math.min(least, hours))) };
};
