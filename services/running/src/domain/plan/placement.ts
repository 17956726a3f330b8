import { apart } from './round.ts';

/** Days are numbers from Monday = 0; the week goes round, because the next one looks the same. */
export interface PlacementInputs {
  /** Days that may take a session, ascending. */
  open: readonly number[];
  /** Hard days that already stand: logged ones, and the race. */
  hard: readonly number[];
  /** Days that already hold a run. */
  taken: readonly number[];
  /** How many runs are still to place, the long run and quality among them. */
  runs: number;
  quality: number;
  /** The day of a long run or race that already stands; null to place a long run, 'none' for a week without one. */
  long: number | 'none' | null;
  /** Least days between hard days: 2 for 48 h, 3 for 72 h. */
  gap: 2 | 3;
  /** Days too near a hard one of the week before. */
  notHard?: readonly number[] | undefined;
}

export interface Placement {
  long: number | null;
  quality: number[];
  easy: number[];
}

const SUNDAY = 6;
const SATURDAY = 5;

const nearest = (day: number, others: readonly number[]): number =>
  Math.min(7, ...others.filter((other) => other !== day).map((other) => apart(day, other)));

/** All choices of `size` days, in week order: earlier weekdays come first, so that the first best one wins ties. */
const choices = (days: readonly number[], size: number): number[][] => {
  if (size === 0) return [[]];
  return days.flatMap((day, at) => choices(days.slice(at + 1), size - 1).map((rest) => [day, ...rest]));
};

const firstBest = <T>(items: readonly T[], worth: (item: T) => readonly number[]): T | null => {
  let best: { item: T; worth: readonly number[] } | null = null;
  for (const item of items) {
    const found = { item, worth: worth(item) };
    const than = best?.worth;
    const differs = than ? found.worth.findIndex((value, at) => value !== than[at]) : 0;
    if (!than || (differs >= 0 && (found.worth[differs] ?? 0) > (than[differs] ?? 0))) best = found;
  }
  return best?.item ?? null;
};

/** The long run's day: Sunday, else Saturday, else the day furthest from the others; null where every day is too near a hard one. */
const longDay = ({ open, hard, gap, notHard }: PlacementInputs): number | null => {
  const free = open.filter((day) => nearest(day, hard) >= gap && !notHard?.includes(day));
  const weekend = [SUNDAY, SATURDAY].find((day) => free.includes(day));
  return weekend ?? firstBest(free, (day) => [nearest(day, open)]);
};

const keepsGap = (days: readonly number[], hard: readonly number[], gap: number): boolean =>
  days.every((day) => nearest(day, [...days, ...hard]) >= gap);

const qualityDays = (inputs: PlacementInputs, hard: readonly number[]): number[] => {
  const { quality, gap, notHard } = inputs;
  const open = inputs.open.filter((day) => !notHard?.includes(day));
  for (let count = quality; count > 0; count -= 1) {
    const fitting = choices(open, count).filter((days) => keepsGap(days, hard, gap));
    const best = firstBest(fitting, (days) => {
      const distances = days.map((day) => nearest(day, [...days, ...hard]));
      return [Math.min(...distances), distances.reduce((sum, distance) => sum + distance, 0)];
    });
    if (best) return best;
  }
  return [];
};

/** Easy days are those that leave the day after the long run free and spread the week's runs. */
const easyDays = (open: readonly number[], runs: readonly number[], count: number, long: number | null): number[] => {
  const afterLong = long === null ? null : (long + 1) % 7;
  const best = firstBest(choices(open, Math.min(count, open.length)), (days) => {
    const all = [...runs, ...days];
    const free = afterLong !== null && days.includes(afterLong) ? 0 : 1;
    return [free, all.reduce((sum, day) => sum + nearest(day, all), 0)];
  });
  return best ?? [];
};

/**
 * Lays the week's sessions on its days (section B of the domain page, "Placement"): the long run first, quality at least
 * `gap` days from it and from each other round the week, easy runs on the rest. Ties go to the earlier weekday; a quality
 * session that has no place becomes an easy run.
 */
export const placeSessions = (inputs: PlacementInputs): Placement => {
  const { open, hard, taken, runs, long: standing } = inputs;
  if (runs <= 0) return { long: null, quality: [], easy: [] };
  const long = standing === null ? longDay(inputs) : null;
  const left = runs - (long === null ? 0 : 1);
  const beside = open.filter((day) => day !== long);
  const hardDays = long === null ? hard : [...hard, long];
  const quality = qualityDays({ ...inputs, open: beside, quality: Math.min(inputs.quality, left) }, hardDays);
  const longest = long ?? (typeof standing === 'number' ? standing : null);
  const free = beside.filter((day) => !quality.includes(day));
  const placed = [...taken, ...quality, ...(long === null ? [] : [long])];
  return { long, quality, easy: easyDays(free, placed, left - quality.length, longest) };
};

/** Strength days: quality or easy days that are not the day before the long run; quality days first, then spread. */
export const strengthDays = (
  candidates: readonly { day: number; isQuality: boolean }[],
  long: number | null,
  count: number,
): number[] => {
  const fitting = candidates.filter(({ day }) => long === null || (day + 1) % 7 !== long);
  const days = fitting.map(({ day }) => day).sort((a, b) => a - b);
  const best = firstBest(choices(days, Math.min(count, days.length)), (chosen) => [
    chosen.length === 1 ? 0 : nearest(chosen[0] ?? 0, chosen) >= 2 ? 1 : 0,
    chosen.filter((day) => fitting.some((candidate) => candidate.day === day && candidate.isQuality)).length,
  ]);
  return best ?? [];
};
