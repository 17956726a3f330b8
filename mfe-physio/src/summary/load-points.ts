import { daysBetween } from '@stridewell/contracts/web';

/** Size of the drawing in SVG units. It is stretched to the width of the page. */
export const DRAWING = { width: 700, height: 100 } as const;
/** Highest pain. */
const MOST_PAIN = 10;
/** Minimum upper end of the minutes axis, so that one short walk is not drawn as a full bar. */
const LEAST_MINUTES = 30;
/** Fraction of a day's width that its bar fills. */
const BAR_SHARE = 0.6;

export interface LoadDays {
  from: string;
  to: string;
  pain: readonly { date: string; pain: number }[];
  load: readonly { date: string; minutes: number }[];
  /** First day at each stage of the ladder. */
  stages: readonly { date: string; stage: number }[];
}

export interface LoadPoints {
  /** Upper end of the minutes axis. */
  minutes: number;
  /** Middle of the day and height of the pain, by ascending date. `joined` is true if the next day follows. */
  pain: { date: string; x: number; y: number; joined: boolean }[];
  bars: { date: string; x: number; y: number; width: number; height: number }[];
  /** Middle of the day on which a stage began, in units and as a fraction of the width. */
  stages: { stage: number; x: number; share: number }[];
}

/** Returns the height of a pain in the drawing. */
export const painHeight = (pain: number): number => DRAWING.height * (1 - pain / MOST_PAIN);

/** Returns the position of each day. Days outside the period are omitted. */
export const loadPoints = ({ from, to, pain, load, stages }: LoadDays): LoadPoints => {
  const days = daysBetween(from, to) + 1;
  const dayWidth = DRAWING.width / days;
  const middleOf = (date: string): number => (daysBetween(from, date) + 0.5) * dayWidth;
  const within = <T extends { date: string }>(all: readonly T[]): T[] =>
    all.filter(({ date }) => date >= from && date <= to).sort((one, other) => one.date.localeCompare(other.date));
  const loaded = within(load);
  const minutes = Math.max(LEAST_MINUTES, ...loaded.map((day) => Math.ceil(day.minutes / 10) * 10));
  return {
    minutes,
    pain: within(pain).map(({ date, pain: value }, index, all) => {
      const after = all[index + 1];
      const joined = after !== undefined && daysBetween(date, after.date) === 1;
      return { date, x: middleOf(date), y: painHeight(value), joined };
    }),
    bars: loaded.map(({ date, minutes: value }) => {
      const height = (value / minutes) * DRAWING.height;
      const width = dayWidth * BAR_SHARE;
      return { date, x: middleOf(date) - width / 2, y: DRAWING.height - height, width, height };
    }),
    stages: within(stages).map(({ date, stage }) => ({
      stage,
      x: middleOf(date),
      share: middleOf(date) / DRAWING.width,
    })),
  };
};
