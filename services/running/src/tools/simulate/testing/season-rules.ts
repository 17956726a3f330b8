import { buildSession } from '../../../domain/training/build-session.ts';
import type { DaySession } from '../../../domain/training/day-session.ts';
import { AFTER_LONG } from '../../../domain/training/place-week.ts';
import { growthOf, mostOtherRun, runsPerWeek } from '../../../domain/training/runner.ts';
import { sessionTitle } from '../../../messages/describe-session.ts';
import type { LivedWeek } from '../live-season.ts';
import type { Moment, Rule } from './moments.ts';

/** Minimum number of weeks of a race season for the rules about whole seasons. */
const LEAST_WEEKS = 10;

/** True in the last week of a race season that is long enough. */
const isEndOfSeason = ({ life, weeks, index }: Moment): boolean =>
  life.profile.raceDate !== null && weeks.length >= LEAST_WEEKS && index === weeks.length - 1;

const PEAK = { share: 0.9, rounding: 2.5 };

/**
 * Number of last weeks whose key sessions are included, and the minimum number of different titles. Ultra seasons with
 * three runs a week have seven. Below four hours a week, weeks with less than two hours of running can have fewer,
 * because few sessions fit into their hard minutes.
 */
const VARIETY = { weeks: 12, titles: 8, beginners: 5, ultraOnThreeRuns: 7, leastHours: 4, leastMinutes: 120 };

const leastTitles = (runner: Moment['runner']): number => {
  if (runner.level === 'Beginner') return VARIETY.beginners;
  return runner.goal === 'ultra' && runsPerWeek(runner) === 3 ? VARIETY.ultraOnThreeRuns : VARIETY.titles;
};

/** True for quality sessions and long runs, including the second long run of an ultra season. */
const isKey = ({ role, kind }: DaySession): boolean =>
  role === 'quality' || role === 'long' || kind === 'openers' || kind === 'long_second';

const keyTitles = ({ state: { base } }: LivedWeek): string[] =>
  base.sessions.flatMap((session) =>
    session && isKey(session) ? [sessionTitle(buildSession(session, base.model), 'en')] : [],
  );

const hasQuality = ({ state }: LivedWeek): boolean =>
  state.base.sessions.some((session) => session?.role === 'quality');

export const SEASON_RULES = {
  peakWeek: (moment) => {
    const { life, runner, weeks } = moment;
    const [first] = weeks;
    const isAlwaysReady = Array.isArray(life.checkins) && life.checkins[0] === 100;
    if (!isEndOfSeason(moment) || !isAlwaysReady || life.style !== 'compliant' || !first) return;
    const targets = weeks.map(({ state }) => state.base.week);
    const training = targets.filter(({ phase }) => phase !== 'Taper');
    const loadWeeks = training.filter(({ kind }) => kind === 'load').length;
    const longest = Math.max(...training.map(({ longMinutes }) => longMinutes));
    const other = Math.min(longest, mostOtherRun(runner));
    const wanted = Math.min(
      moment.goal.week,
      first.established * (1 + growthOf(runner).rate) ** Math.max(0, loadWeeks - 1),
      // The run on the day after the long run is shorter.
      longest + (runsPerWeek(runner) - 2) * other + Math.min(other, AFTER_LONG[runner.level]),
    );
    const peak = Math.max(...training.map(({ minutes }) => minutes));
    if (peak < PEAK.share * wanted - PEAK.rounding) throw new Error(`peak week ${peak}, wanted ${wanted}`);
  },
  variety: (moment) => {
    const { runner, weeks } = moment;
    if (!isEndOfSeason(moment) || runsPerWeek(runner) < 3) return;
    const last = weeks.slice(-VARIETY.weeks);
    // General training for a runner who should not start does not prepare for the race.
    if (last.some(({ state }) => state.base.race === null)) return;
    const mean = last.reduce((sum, { state }) => sum + state.base.week.minutes, 0) / last.length;
    if (runner.hours < VARIETY.leastHours && mean < VARIETY.leastMinutes) return;
    // Weeks of less than an hour, the Base weeks of Beginners and weeks without a suitable day have no quality session.
    const planned = last.filter(
      ({ phase, kind }) => kind !== 'race' && (phase !== 'Base' || runner.level !== 'Beginner'),
    );
    if (!planned.every(hasQuality)) return;
    const titles = new Set(last.flatMap(keyTitles));
    const least = leastTitles(runner);
    if (titles.size < least) throw new Error(`${titles.size} key titles: ${[...titles].join('; ')}`);
  },
} satisfies Record<string, Rule>;
