import { describeSession, fitSession, setOfTitle } from '../quality-set.ts';
import { wholeMinutes } from '../round.ts';
import { describeRunWalk } from '../run-walk.ts';
import type { PlanDay } from '../types.ts';

/** Zone 3 of a long run below this is not worth the name. */
const SMALLEST_STEADY = 10;
const RUN_WALK = /^Run-walk: \d+ x \((\d+) min run, (\d+) min walk\)$/;

export const isQuality = ({ planType, hardMinutes }: PlanDay): boolean =>
  planType === 'tempo' || planType === 'push' || (planType === 'adapt' && hardMinutes > 0);

/** A day that needs 48 h to the next one like it: quality, the long run, or anything with minutes in zone 3 and above. */
export const isHard = (row: PlanDay): boolean => isQuality(row) || row.planType === 'long' || row.hardMinutes > 0;

export const isRunWalk = ({ title }: PlanDay): boolean => RUN_WALK.test(title);

/** The day of the race; the plan itself holds nothing on it. */
export const isRaceDay = ({ title }: PlanDay): boolean => title === 'Race day';

type Instead = Pick<PlanDay, 'title' | 'why'> & Partial<PlanDay>;

/** The same day with something else on it, easy unless said otherwise; a day without minutes is rest. */
export const instead = (row: PlanDay, minutes: number, what: Instead): PlanDay =>
  minutes > 0
    ? { ...row, planType: 'easy', zone: 'Z2', hardMinutes: 0, ...what, minutes }
    : restInstead(row, { title: 'Rest', why: what.why });

/** The same day as a rest day; strength goes with the run that it stood beside. */
export const restInstead = ({ date }: PlanDay, { title, why }: Pick<PlanDay, 'title' | 'why'>): PlanDay => ({
  date,
  planType: 'rest',
  minutes: 0,
  zone: null,
  title,
  why,
  hardMinutes: 0,
});

const EASY_WHY = 'Easy minutes instead of the hard part: you should be able to speak in full sentences.';

const FARTLEK = /^Fartlek: /;
/** Minutes of warm-up and cool-down, and the least of brisk running between. */
const AROUND_FARTLEK = 15;
const SMALLEST_FARTLEK = 6;

/** The same minutes by feel: hard where it feels good, no set to hold. */
export const asFartlek = (row: PlanDay): PlanDay => ({
  ...row,
  zone: 'Z3-Z4',
  title: `Fartlek: ${row.minutes} min with ${row.hardMinutes} min brisk, by feel`,
  why: 'The first hard session after a break goes by feel.',
});

/** A quality session with at most so much work in at most so many minutes; an easy run of those minutes where no set is left. */
export const withWork = (row: PlanDay, work: number, minutes: number): PlanDay => {
  const brisk = Math.min(work, minutes - AROUND_FARTLEK);
  if (FARTLEK.test(row.title) && brisk >= SMALLEST_FARTLEK) return asFartlek({ ...row, minutes, hardMinutes: brisk });
  const spec = setOfTitle(row.title, row.planType === 'push' ? 'push' : 'tempo', row.why);
  const session = spec ? fitSession(spec, { work, minutes }) : null;
  if (!session) return instead(row, minutes, { title: 'Easy run', why: EASY_WHY });
  return { ...row, minutes: session.minutes, hardMinutes: session.work, title: describeSession(session) };
};

/** The same minutes with at most so much work in them: what goes from the set is run easily at the end. */
export const withLessWork = (row: PlanDay, work: number): PlanDay => {
  if (FARTLEK.test(row.title)) return withWork(row, work, row.minutes);
  const spec = setOfTitle(row.title, row.planType === 'push' ? 'push' : 'tempo', row.why);
  const session = spec ? fitSession(spec, { work, minutes: row.minutes }) : null;
  if (!session) return instead(row, row.minutes, { title: 'Easy run', why: EASY_WHY });
  const coolDown = session.coolDown + row.minutes - session.minutes;
  return { ...row, hardMinutes: session.work, title: describeSession({ ...session, coolDown }) };
};

/** The reason names the limit that the run was planned by, which is not what holds it once it is shorter; `changed` says that. */
const LONG_WHY = /^Builds endurance; [^.]+\./;

const shorterLong = (planned: PlanDay, minutes: number): PlanDay => {
  const row = { ...planned, why: planned.why.replace(LONG_WHY, 'Builds endurance.') };
  const steady = Math.min(row.hardMinutes, wholeMinutes((row.hardMinutes * minutes) / row.minutes));
  if (row.hardMinutes === 0) return { ...row, minutes };
  if (steady < SMALLEST_STEADY) return { ...row, minutes, hardMinutes: 0, zone: 'Z2', title: 'Long run' };
  return { ...row, minutes, hardMinutes: steady, title: `Long run with ${steady} min in Z3` };
};

/** The same session in at most so many minutes, its hard part shrunk with it; never longer than it was. */
export const shorten = (row: PlanDay, minutes: number): PlanDay => {
  if (minutes >= row.minutes) return row;
  if (minutes <= 0) return restInstead(row, { title: 'Rest', why: row.why });
  if (isQuality(row)) return withWork(row, wholeMinutes((row.hardMinutes * minutes) / row.minutes), minutes);
  const rounds = RUN_WALK.exec(row.title);
  if (rounds) {
    const runWalk = { run: Number(rounds[1]), walk: Number(rounds[2]), why: row.why };
    return { ...row, minutes, title: describeRunWalk(runWalk, minutes) };
  }
  return shorterLong(row, minutes);
};

/** Shorter than this a run is not worth the shoes; what was planned shorter stays so. */
const SHORTEST_RUN = 10;

/** The same session at a share of its minutes, whole ones. */
export const scale = (row: PlanDay, share: number): PlanDay =>
  shorten(row, Math.max(SHORTEST_RUN, wholeMinutes(row.minutes * share)));

/** The hard part at a share of itself; what goes from it goes from the session's minutes too. */
export const easeHardPart = (row: PlanDay, share: number): PlanDay => {
  const work = wholeMinutes(row.hardMinutes * share);
  return withWork(row, work, row.minutes - (row.hardMinutes - work));
};

/** An easy run of at most so many minutes in place of what was hard; an easy day stays as it is, without strides. */
export const easyInstead = (row: PlanDay, most: number): PlanDay =>
  isHard(row) && !isRunWalk(row)
    ? instead(row, Math.min(most, row.minutes), { title: 'Easy run', why: EASY_WHY })
    : { ...withoutStrides(shorten(row, most)), ...(row.planType === 'long' ? { planType: 'easy' as const } : {}) };

/** Strides are left out of an easy run's title. */
export const withoutStrides = (row: PlanDay): PlanDay => {
  const title = row.title.replace(/(?:, | with )\d+ x 20 s strides.*$/, '');
  return title === row.title ? row : { ...row, title };
};
