import { addDays } from './dates.ts';
import { rawScore } from './readiness.ts';
import { BASELINE_MIN_DAYS, type Baseline, LEAST_DEVIATION, TREND_MIN_DAYS } from './recommendations.ts';
import { isUntouchedForm, type Metrics } from './scales.ts';

/** Returns the median of the numbers: for an even count, the mean of the two middle values; for an empty list, 0. */
export const median = (values: readonly number[]): number => {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? 0) + upper) / 2;
};

/** Scales a median of absolute deviations to a standard deviation. */
const MAD_FACTOR = 1.4826;

/** Returns the median of raw scores and their robust standard deviation, at least {@link LEAST_DEVIATION}. */
export const robustNormal = (raws: readonly number[]): { median: number; deviation: number } => {
  const middle = median(raws);
  const spread = MAD_FACTOR * median(raws.map((raw) => Math.abs(raw - middle)));
  return { median: middle, deviation: Math.max(LEAST_DEVIATION, spread) };
};

/**
 * Periods in days before the date on which the normal is based. The second is used if the first contains too few
 * check-ins.
 */
export const NORMAL_WINDOWS = [28, 42] as const;
export const NORMAL_LOOKBACK_DAYS = 42;

/** Minimum pain level at which a day is excluded from the normal. */
const PAINFUL = 5;
/** Causes of a cap that exclude a day from the normal. `notes_pain` is pain that only the notes name. */
const EXCLUDING: ReadonlySet<string> = new Set(['notes', 'hold', 'physio_red_flag', 'notes_pain']);

/** The data of a day with a check-in that the normal is based on. */
export interface NormalDay {
  date: string;
  metrics: Metrics;
  hasNotes: boolean;
  /** True when the runner was ill on this day. */
  isIll: boolean;
  /** Code of the cap that lowered the score. */
  capCode: string | null;
}

const isOrdinary = ({ metrics, hasNotes, isIll, capCode }: NormalDay): boolean =>
  !isIll &&
  metrics.pain < PAINFUL &&
  !(capCode !== null && EXCLUDING.has(capCode)) &&
  !isUntouchedForm(metrics, hasNotes);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * The runner's own normal on a date (section 2.2 of the plans page): median and robust deviation of the raw scores on
 * the ordinary days of the previous 28 days, or of 42 days if the 28 contain fewer than 14. Null if there are fewer
 * than 7. Raw scores are used so that a cap does not become the normal. The median is rounded to tenths, as it is
 * shown.
 */
export const ownNormalOn = (date: string, days: readonly NormalDay[]): Baseline | null => {
  const ordinary = days.filter((day) => day.date < date && isOrdinary(day));
  const raws = NORMAL_WINDOWS.map((window) => {
    const first = addDays(date, -window);
    return ordinary.filter((day) => day.date >= first).map(({ metrics }) => rawScore(metrics));
  });
  const counted = raws.find(({ length }) => length >= TREND_MIN_DAYS) ?? raws.at(-1) ?? [];
  if (counted.length < BASELINE_MIN_DAYS) return null;
  const { median: middle, deviation } = robustNormal(counted);
  return { mean: Math.round(middle * 10) / 10, sd: rounded(deviation, 2), days: counted.length };
};
