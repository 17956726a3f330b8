import { hasSteadyLong, mostWork, qualitySets } from './content.ts';
import { shareEasyMinutes } from './easy-minutes.ts';
import type { Frame } from './frame.ts';
import { longRun } from './long-run.ts';
import { placeSessions } from './placement.ts';
import { fitSession, type QualitySession, type SetSpec } from './quality-set.ts';
import { wholeMinutes } from './round.ts';
import { runCount, shortestRun } from './run-count.ts';

export interface LongSession {
  day: number;
  minutes: number;
  why: string;
  /** Minutes in zone 3, for the marathon in Peak. */
  steady: number;
}

/** The new sessions of a week, by day. */
export interface Sessions {
  long: LongSession | null;
  /** The day of the long run or the race, wherever it comes from. */
  longDay: number | null;
  quality: Map<number, QualitySession>;
  easy: Map<number, number>;
  minutes: number;
}

const AFTER_LONG = 40;
const HARD_SHARE = 0.2;
const SMALLEST_STEADY = 10;
const LONGEST_STEADY = 60;

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

const keptRows = ({ kept }: Frame) => {
  const rows = [...kept];
  const long = rows.find(([, { planType }]) => planType === 'long');
  return {
    minutes: sum(rows.map(([, row]) => row.minutes)),
    hard: sum(rows.map(([, row]) => row.hardMinutes)),
    runs: rows.filter(([, row]) => row.minutes > 0).map(([day]) => day),
    quality: rows.filter(([, { planType }]) => planType === 'tempo' || planType === 'push').length,
    long: long ? long[0] : null,
  };
};

const MOST_RUN_DAYS = 6;

const layOut = (frame: Frame, minutes: number) => {
  const { frequency, isDown, open, hard, gap, race, notHard } = frame;
  const kept = keptRows(frame);
  const wanted = Math.min(frequency.runs, MOST_RUN_DAYS - (race === null ? 0 : 1)) - kept.runs.length;
  const hasLong = frame.hasLong && race === null && kept.long === null;
  const total = minutes + kept.minutes;
  const runs = runCount(frame, { runs: wanted, taken: kept.runs.length, minutes, total, hasLong });
  const isOnly = kept.runs.length + runs < 2;
  const standing = race ?? kept.long ?? (isOnly || !frame.hasLong ? 'none' : null);
  const quality = Math.max(0, (isDown ? Math.min(1, frequency.quality) : frequency.quality) - kept.quality);
  const placement = placeSessions({ open, hard, taken: kept.runs, runs, quality, long: standing, gap, notHard });
  return { kept, runs: kept.runs.length + runs, placement, longDay: placement.long ?? race ?? kept.long };
};

const steadyPart = (frame: Frame, minutes: number, hardBudget: number): number => {
  const { request, at, isDown } = frame;
  if (isDown || frame.isEasy || frame.isRunWalking || !hasSteadyLong(request.runner, at, request.records)) return 0;
  const most = Math.min(LONGEST_STEADY, mostWork('tempo', request.runner.level, isDown), hardBudget, minutes - 20);
  return most >= SMALLEST_STEADY ? most : 0;
};

/** As many of the sets as fit, fewer rather than none; each gets an equal part of the hard minutes and of the room. */
const fitAll = (frame: Frame, sets: readonly SetSpec[], hard: number, limits: readonly number[], minutes: number) => {
  const { level } = frame.request.runner;
  for (let count = Math.min(sets.length, limits.length); count > 0; count -= 1) {
    const spareDays = limits.length - count;
    const each = Math.floor((minutes - spareDays * shortestRun(frame)) / count);
    const fitted = sets.slice(0, count).map((spec, at) =>
      fitSession(spec, {
        work: Math.min(mostWork(spec.planType, level, frame.isDown, frame.at.phase), Math.floor(hard / count)),
        minutes: Math.min(limits[at] ?? 0, each),
      }),
    );
    const sessions = fitted.filter((session) => session !== null);
    if (sessions.length === count) return sessions;
  }
  return [];
};

/**
 * Fills a week of `total` minutes: long run, quality, easy runs. What the session cap, the 40 minutes after the long run
 * or the shares leave over is not run, so `minutes` may fall short of the total. No run is longer than the long run, and
 * at most one, the long run or the week's only run, is longer than the longest of the last 30 days.
 */
export const fillWeek = (frame: Frame, total: number): Sessions => {
  const { request, at } = frame;
  const { kept, runs, placement, longDay } = layOut(frame, total - keptRows(frame).minutes);
  const room = Math.max(0, total - kept.minutes);
  const hardBudget = Math.max(0, wholeMinutes(total * HARD_SHARE) - kept.hard);
  const found = placement.long === null ? null : longRun(request.runner, frame.cap(placement.long), total, runs);
  const longMinutes = found ? Math.min(found.minutes, room) : 0;
  const steady = found ? steadyPart(frame, longMinutes, hardBudget) : 0;
  const limit = (day: number): number => {
    const most = runs === 1 ? frame.cap(day) : frame.longest(day);
    return Math.min(most, found ? longMinutes : most, request.runner.longRunCapMin ?? most);
  };
  const sets = qualitySets(request.runner, at, request.records);
  const days = placement.quality.slice(0, Math.max(0, placement.quality.length - (steady > 0 ? 1 : 0)));
  const leftForQuality = room - longMinutes - placement.easy.length * shortestRun(frame);
  const fitted = fitAll(frame, sets, hardBudget - steady, days.map(limit), leftForQuality);
  const quality = new Map(fitted.map((session, index) => [days[index] ?? 0, session]));
  const easyDays = [...placement.easy, ...placement.quality.filter((day) => !quality.has(day))].sort((a, b) => a - b);
  const slots = easyDays.map((day) => {
    const isAfterLong = longDay !== null && day === (longDay + 1) % 7;
    return { day, isAfterLong, limit: isAfterLong ? Math.min(AFTER_LONG, limit(day)) : limit(day) };
  });
  const used = longMinutes + sum([...quality.values()].map(({ minutes }) => minutes));
  const easy = shareEasyMinutes(slots, room - used);
  const long =
    found && placement.long !== null ? { day: placement.long, minutes: longMinutes, why: found.why, steady } : null;
  return { long, longDay, quality, easy, minutes: kept.minutes + used + sum(easy.values()) };
};
