import { addDays } from '@stridewell/contracts/web';
import type { LoadState } from '../training/load.ts';
import type { WeekInputs } from './types.ts';

/** The increase of a load that was assumed from the level, and the conditions for each of the first two weeks. */
const RISE = { factor: 1.15, weeks: 2, done: 1.2, mostEffort: 4, leastEfforts: 2 };

/** Mean effort of the runs of the last two weeks; null if too few were rated. */
const meanEffort = ({ records, weekStart }: Pick<WeekInputs, 'records' | 'weekStart'>): number | null => {
  const since = addDays(weekStart, -7 * RISE.weeks);
  const efforts = records.flatMap(({ date, status, effort }) =>
    status !== 'skipped' && effort != null && date >= since && date < weekStart ? [effort] : [],
  );
  return efforts.length < RISE.leastEfforts ? null : efforts.reduce((sum, each) => sum + each, 0) / efforts.length;
};

/**
 * Raises the load that was assumed from the runner's level by 15 %, once, if the first two weeks of the plan were done
 * with a fifth more minutes than planned and felt easy (section 1.1 of the plans page). Unchanged otherwise.
 */
export const withStandInRise = (
  load: LoadState,
  inputs: Pick<WeekInputs, 'records' | 'weekStart' | 'earlier'>,
): LoadState => {
  const [last, first] = inputs.earlier;
  const isThirdWeek =
    last?.weekStart === addDays(inputs.weekStart, -7) &&
    first?.weekStart === addDays(inputs.weekStart, -7 * RISE.weeks) &&
    first.state?.base.source === 'level';
  const weeks = load.weeks.slice(-RISE.weeks);
  const isOverdone = weeks.length === RISE.weeks && weeks.every(({ done, planned }) => done >= RISE.done * planned);
  const effort = meanEffort(inputs);
  const rises = isThirdWeek && isOverdone && effort !== null && effort <= RISE.mostEffort;
  return rises ? { ...load, established: RISE.factor * load.established } : load;
};
