import { addDays } from '@stridewell/contracts/web';
import { easingAfterRace } from '../after-race.ts';
import { chronicMinutes, minutesBetween } from '../history.ts';
import { ceilingMinutes, LEAST_WEEK } from '../minutes.ts';
import type { Easing } from '../types.ts';
import { type BreakKind, breakBetween } from './breaks.ts';
import type { Context } from './context.ts';

const LESS = 0.8;
const MUCH_LESS = 0.6;
const RESTART_SHARE = 0.55;
const LOAD_WEEKS = 4;
const WEEK = 7;

/** Check-ins of the 7 days before a week: a fifth less and one quality session less, or 0.60 of it and all easy. */
const byCheckins = ({ inputs: { checkins, weekStart } }: Context): Partial<Easing> => {
  const from = addDays(weekStart, -WEEK);
  const days = checkins.filter(({ date }) => date < weekStart && date >= from);
  const resets = days.filter(({ recommendation }) => recommendation === 'Reset').length;
  const low = resets + days.filter(({ recommendation }) => recommendation === 'Recover').length;
  const said = `${low} of the 7 days before this week were Recover or Reset`;
  if (low >= 5) return { share: MUCH_LESS, isAllEasy: true, notes: [`${said}, so it is at 60 % and all easy.`] };
  if (resets >= 2 || low >= 3)
    return { share: LESS, qualityLess: 1, notes: [`${said}, so it is a fifth lighter and less hard.`] };
  return {};
};

const byTime = ({ skippedFor }: Context): Partial<Easing> => {
  const skips = skippedFor('time').filter((day) => day < 0 && day >= -14);
  return skips.length >= 2
    ? {
        runsLess: 1,
        notes: [`${skips.length} runs were skipped for time in 14 days, so this week holds fewer or shorter runs.`],
      }
    : {};
};

interface LastBreak {
  kind: BreakKind;
  days: number;
  /** The last day before it and the first run after it; null while it lasts. */
  last: number;
  next: number | null;
}

/** The newest break of more than ten days of the log; null without one. */
const lastBreak = (context: Context): LastBreak | null => {
  const runs = context.inputs.records.map(({ date }) => context.day(date)).filter((day) => day < 0 && context.ran(day));
  const sorted = [...runs].sort((a, b) => b - a);
  const pairs = sorted.map((last, at) => ({ last, next: sorted[at - 1] ?? null }));
  for (const { last, next } of pairs) {
    const found = breakBetween(context, last, next ?? 0);
    if (found && (found.kind === 'long' || found.kind === 'restart')) return { ...found, last, next };
  }
  return null;
};

const startMinutes = ({ inputs: { records, weekStart }, runner }: Context, { kind, last }: LastBreak): number => {
  const end = addDays(weekStart, last + 1);
  const before = minutesBetween(records, addDays(end, -7 * LOAD_WEEKS), end) / LOAD_WEEKS;
  const without = chronicMinutes({ records: [], level: runner.level, ceiling: ceilingMinutes(runner) }, end);
  const usual = Math.max(LEAST_WEEK, RESTART_SHARE * (before > 0 ? before : without));
  return kind === 'restart' ? Math.min(usual, without / 2) : usual;
};

/**
 * A break of more than ten days: the first week back at 55 % of what was usual before, a Base week and easy; after more
 * than 28 days walk-run. The weeks after it grow from the runs since the return, not from the empty weeks.
 */
const byBreak = (context: Context): Partial<Easing> => {
  const found = lastBreak(context);
  if (!found) return {};
  const minutes = startMinutes(context, found);
  const load = {
    records: context.inputs.records.filter(({ date }) => found.next !== null && context.day(date) >= found.next),
    standIn: minutes,
  };
  if (found.next !== null && found.next < -7 * LOAD_WEEKS) return {};
  if (found.next !== null) return { load };
  const isRunWalk = found.kind === 'restart';
  const how = isRunWalk ? 'a week of walk-run' : 'a Base week of about half of what was usual';
  return { load, restart: { minutes, isRunWalk }, notes: [`After ${found.days} days off this is ${how}, all easy.`] };
};

/** What came before a week and makes it easier than its place in the programme alone; null where nothing does. */
export const easingOf = (context: Context): Easing | null => {
  const { runner, inputs } = context;
  const found = [byCheckins(context), byTime(context), byBreak(context), easingAfterRace(runner, inputs.weekStart)];
  if (found.every((part) => Object.keys(part).length === 0)) return null;
  const none: Easing = {
    share: 1,
    isAllEasy: false,
    qualityLess: 0,
    runsLess: 0,
    restart: null,
    load: null,
    notes: [],
  };
  const strongest = Math.min(...found.map((part) => part.share ?? 1));
  // A break is an easing of its own: the strongest one counts, and none is taken off what another left.
  const isRestart = found.some((part) => part.restart);
  const share = isRestart ? Math.min(1, strongest / RESTART_SHARE) : strongest;
  const runsLess = isRestart ? 0 : Math.max(0, ...found.map((part) => part.runsLess ?? 0));
  const isAllEasy = found.some((part) => part.isAllEasy);
  return Object.assign(none, ...found, {
    share,
    runsLess,
    isAllEasy,
    notes: found.flatMap((part) => part.notes ?? []),
  });
};
