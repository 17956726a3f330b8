import { type CheckinDay, doneMinutes, type LoggedDay, type Pause, type PhysioState } from '../records.ts';

/** Maximum pain (0 to 10) at which a day is suitable for training or celebrating. */
export const MOST_PAIN = 3;

/** A run of more than this multiple of its planned minutes was longer than planned. */
export const MOST_SHARE = 1.1;

export interface DaySources {
  checkins: readonly CheckinDay[];
  physio: Pick<PhysioState, 'checkins' | 'earlierStops'> | null;
}

const isStop = ({ recommendation, metrics, illness }: CheckinDay): boolean =>
  recommendation === 'Reset' || metrics.pain > MOST_PAIN || illness === true;

/** True for a physio check-in with pain above 3 or a warning sign. */
export const isPhysioStop = ({
  pain,
  flags,
  redFlag,
}: Pick<PhysioState['checkins'][number], 'pain' | 'flags' | 'redFlag'>): boolean =>
  pain > MOST_PAIN || flags.length > 0 || redFlag === true;

/**
 * Returns the stop days, on which the runner should not have trained: pain above 3, a warning sign, illness or a Reset
 * day.
 */
export const stopDays = ({ checkins, physio }: DaySources): ReadonlySet<string> =>
  new Set([
    ...checkins.filter(isStop).map(({ date }) => date),
    ...(physio?.checkins ?? []).filter(isPhysioStop).map(({ date }) => date),
    ...(physio?.earlierStops?.dates ?? []),
  ]);

/** True for a day on which the runner ran, fully or partly as planned or without a plan. */
export const isRun = (log: LoggedDay): boolean => log.status !== 'skipped' && doneMinutes(log) > 0;

/** True if a pause covers a day. */
export const isPaused = (pauses: readonly Pause[], date: string): boolean =>
  pauses.some(({ from, to }) => from <= date && (to === null || date <= to));
