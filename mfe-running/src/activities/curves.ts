import type { ActivitySeries } from '@stridewell/contracts/web';
import { formatSinglePace } from '@stridewell/ui/units';
import { decimalsIn } from '../session/decimals.ts';
import type { PaceUnit } from '../session/units.ts';

/** The curves that can be drawn for an activity. */
export const CURVES = ['pace', 'hr', 'altitude'] as const;
export type CurveName = (typeof CURVES)[number];
export type Column = readonly (number | null)[];

/** The samples of an activity as curves over its distance, or over its time when the distance is unknown. */
export interface ActivityCurves {
  /** Unit of {@link x}: kilometres, miles or minutes. */
  xUnit: PaceUnit | 'min';
  x: readonly number[];
  /** Pace in s/km, heart rate in beats per minute, altitude in metres; only those that were recorded. */
  lines: readonly { name: CurveName; values: Column }[];
}

const METERS = { km: 1_000, mi: 1_609.344 } as const;
/** Speed in m/s below which the runner counts as standing, so no pace is drawn. */
const STANDING = 0.8;
/**
 * Number of seconds before and after a sample over which the speed is averaged, because watches measure it imprecisely.
 */
const SMOOTH_SECONDS = 15;

const mean = (values: Column): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** Returns, for each sample, the mean of the values within `SMOOTH_SECONDS` before and after it. */
const smoothed = (t: readonly number[], values: Column): (number | null)[] => {
  let [from, to, sum, count] = [0, 0, 0, 0];
  const add = (value: number | null | undefined, sign: 1 | -1): void => {
    if (value === null || value === undefined) return;
    sum += sign * value;
    count += sign;
  };
  return t.map((at) => {
    for (; to < t.length && (t[to] ?? 0) <= at + SMOOTH_SECONDS; to += 1) add(values[to], 1);
    for (; (t[from] ?? at) < at - SMOOTH_SECONDS; from += 1) add(values[from], -1);
    return count === 0 ? null : sum / count;
  });
};

const paceOfSpeed = (speed: number | null): number | null =>
  speed === null || speed < STANDING ? null : 1_000 / speed;

const isRecorded = (values: Column): boolean => values.filter((value) => value !== null).length > 1;

/** Returns the distances in a unit, or null if the total is unknown or zero. */
const distancesIn = (distance: Column, unit: PaceUnit): number[] | null => {
  const found: number[] = [];
  for (const meters of distance) {
    const last = found.at(-1) ?? 0;
    if (meters === null && found.length === 0) found.push(0);
    // A gap repeats the last known distance.
    else found.push(meters === null ? last : Math.max(last, meters / METERS[unit]));
  }
  return (found.at(-1) ?? 0) > 0 ? found : null;
};

/** Prepares the samples of an activity for drawing. `hasPace` is false for sports without a pace, such as cycling. */
export const curvesOf = (series: ActivitySeries, unit: PaceUnit, hasPace: boolean): ActivityCurves => {
  const { t, distance, speed, hr, altitude } = series;
  const distances = distancesIn(distance, unit);
  const pace = hasPace ? smoothed(t, speed).map(paceOfSpeed) : [];
  const all: ActivityCurves['lines'] = [
    { name: 'pace', values: pace },
    { name: 'hr', values: hr },
    { name: 'altitude', values: altitude },
  ];
  return {
    xUnit: distances ? unit : 'min',
    x: distances ?? t.map((seconds) => seconds / 60),
    lines: all.filter(({ values }) => isRecorded(values)),
  };
};

/** Formats a value of a curve. */
export const formatValue = (name: CurveName, value: number | null, unit: PaceUnit): string => {
  if (value === null) return '–';
  if (name === 'pace') return formatSinglePace(value, unit);
  return name === 'hr' ? String(Math.round(value)) : `${Math.round(value)} m`;
};

const STEPS = {
  km: [0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
  mi: [0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
  min: [1, 2, 5, 10, 15, 30, 60],
};
const MOST_ROWS = 25;

/** Returns the curves as rows of a table: the end of each stretch, and the mean of each curve in it. */
export const rowsOf = ({ x, xUnit, lines }: ActivityCurves, unit: PaceUnit): string[][] => {
  const end = x.at(-1) ?? 0;
  const steps = STEPS[xUnit];
  const step = steps.find((each) => end / each <= MOST_ROWS) ?? Math.ceil(end / MOST_ROWS);
  const stretches = Math.max(1, Math.ceil(end / step - 1e-9));
  return Array.from({ length: stretches }, (_, at) => {
    const [from, to] = [at * step, at === stretches - 1 ? Number.POSITIVE_INFINITY : (at + 1) * step];
    const cells = lines.map(({ name, values }) => {
      const inside = values.filter((_value, index) => (x[index] ?? -1) >= from && (x[index] ?? -1) < to);
      return formatValue(name, mean(inside), unit);
    });
    const shown = Math.round(Math.min(end, (at + 1) * step) * 100) / 100;
    return [decimalsIn(`${shown} ${xUnit}`), ...cells];
  });
};
