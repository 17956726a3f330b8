import { flattenSteps, type SessionPart, type SessionStep, type StepKind } from '@stridewell/contracts/web';
import type { BuiltSession } from '../../domain/training/build-session.ts';
import { fileText, shortenToBytes } from './file-text.ts';
import { encodeFit, type FitRow, fitTable } from './fit-encoder.ts';
import { plainRepeats } from './plain-repeats.ts';

/** A planned session to be written as a FIT workout file. */
export interface FitWorkout {
  session: BuiltSession;
  /** Name of the workout on the watch. */
  title: string;
  /** Day of the session, such as `2026-11-24`. The number and creation time of the file are derived from it. */
  date: string;
  /** Beats per minute; null or missing if unknown. Used for steps without a pace. */
  thresholdHeartRate?: number | null;
  /** Returns the text that the watch shows for a step. */
  stepName(step: SessionStep): string;
}

const FILE_ID = 0;
const WORKOUT = 26;
const WORKOUT_STEP = 27;

const FILE_ID_LAYOUT = {
  type: { number: 0, type: 'enum' },
  manufacturer: { number: 1, type: 'uint16' },
  product: { number: 2, type: 'uint16' },
  serialNumber: { number: 3, type: 'uint32z' },
  timeCreated: { number: 4, type: 'uint32' },
} as const;

const WORKOUT_LAYOUT = {
  sport: { number: 4, type: 'enum' },
  validSteps: { number: 6, type: 'uint16' },
  name: { number: 8, type: 'string' },
} as const;

const STEP_LAYOUT = {
  index: { number: 254, type: 'uint16' },
  name: { number: 0, type: 'string' },
  durationType: { number: 1, type: 'enum' },
  durationValue: { number: 2, type: 'uint32' },
  targetType: { number: 3, type: 'enum' },
  targetValue: { number: 4, type: 'uint32' },
  targetLow: { number: 5, type: 'uint32' },
  targetHigh: { number: 6, type: 'uint32' },
  intensity: { number: 7, type: 'enum' },
  notes: { number: 8, type: 'string' },
} as const;

type StepRow = FitRow<typeof STEP_LAYOUT>;

const WORKOUT_FILE = 5;
/** The manufacturer number for products without an assigned number. */
const DEVELOPMENT = 255;
const PRODUCT = 1;
const RUNNING = 1;
const DURATION = { time: 0, distance: 1, repeat: 6 } as const;
const TARGET = { speed: 0, heartRate: 1, open: 2 } as const;
const INTENSITY = { active: 0, rest: 1, warmup: 2, cooldown: 3 } as const;
/** Number of seconds from 1970 to 1989-12-31T00:00:00Z, from which FIT counts. */
const FIT_EPOCH_SECONDS = 631_065_600;
/** Values up to 100 are percentages of the maximum heart rate; beats per minute start at 100. */
const BPM_OFFSET = 100;
/** Maximum number of bytes in a name. Watches show about one line. */
const MOST_NAME_BYTES = 80;

const INTENSITIES: Readonly<Record<StepKind, number>> = {
  warmup: INTENSITY.warmup,
  work: INTENSITY.active,
  rest: INTENSITY.rest,
  cooldown: INTENSITY.cooldown,
  stride: INTENSITY.active,
  hill: INTENSITY.active,
  walk: INTENSITY.rest,
  easy: INTENSITY.active,
};

/** Converts a pace in s/km to a speed in mm/s. */
const speedOf = (pace: number): number => Math.round(1_000_000 / pace);

type Target = Pick<StepRow, 'targetType' | 'targetValue' | 'targetLow' | 'targetHigh'>;

const OPEN: Target = { targetType: TARGET.open, targetValue: 0, targetLow: null, targetHigh: null };

/** Returns the speed of a step, its heart rate if it has no pace, and otherwise no target. */
const targetOf = ({ target }: SessionStep, thresholdHeartRate: number | null): Target => {
  // A target value of 0 means that the limits follow, instead of a zone number.
  if (target?.pace) {
    const { low, high } = target.pace;
    return { targetType: TARGET.speed, targetValue: 0, targetLow: speedOf(high), targetHigh: speedOf(low) };
  }
  if (!target?.heartRate || thresholdHeartRate === null) return OPEN;
  const bpm = (percent: number): number => Math.round((percent * thresholdHeartRate) / 100) + BPM_OFFSET;
  const { low, high } = target.heartRate;
  return { targetType: TARGET.heartRate, targetValue: 0, targetLow: bpm(low), targetHigh: bpm(high) };
};

const durationOf = ({ meters, seconds }: SessionStep): Pick<StepRow, 'durationType' | 'durationValue'> =>
  meters === undefined
    ? { durationType: DURATION.time, durationValue: Math.round(seconds * 1_000) }
    : { durationType: DURATION.distance, durationValue: Math.round(meters * 100) };

/** Goes back to the step with the given index until the steps since then have been done the given number of times. */
const repeatRow = (index: number, first: number, times: number): StepRow => ({
  index,
  name: null,
  durationType: DURATION.repeat,
  durationValue: first,
  targetType: TARGET.open,
  targetValue: times,
  targetLow: null,
  targetHigh: null,
  intensity: null,
  notes: null,
});

/** Returns the rows of parts without skipped rests. A repeat is a separate row after the rows that it repeats. */
const rowsOf = (parts: readonly SessionPart[], first: number, row: (step: SessionStep, index: number) => StepRow) => {
  const rows: StepRow[] = [];
  for (const part of parts) {
    const start = first + rows.length;
    if (part.kind === 'repeat') {
      const inner = rowsOf(part.steps, start, row);
      rows.push(...inner, repeatRow(start + inner.length, start, part.times));
    } else {
      rows.push(row(part, start));
    }
  }
  return rows;
};

/** Returns the beginning of a day in UTC, in FIT seconds. */
const secondsOf = (date: string): number => {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date)
    throw new RangeError(`Not a day: ${date}`);
  return midnight / 1_000 - FIT_EPOCH_SECONDS;
};

const nameOf = (text: string): string => shortenToBytes(fileText(text), MOST_NAME_BYTES);

/**
 * Writes a session as a FIT workout file for watches. The same input always gives the same bytes. Throws a RangeError
 * if the date is not a day in the form `2026-11-24`.
 */
export const workoutFit = ({ session, title, date, thresholdHeartRate = null, stepName }: FitWorkout): Uint8Array => {
  const midnight = secondsOf(date);
  // In a session without running, walking is the training and not a rest.
  const isWalk = flattenSteps(session.steps).every(({ kind }) => kind === 'walk');
  const steps = rowsOf(plainRepeats(session.steps), 0, (step, index) => {
    // Some watches show the name of a step and others its notes.
    const name = nameOf(stepName(step));
    const intensity = isWalk ? INTENSITY.active : INTENSITIES[step.kind];
    return { index, name, notes: name, intensity, ...durationOf(step), ...targetOf(step, thresholdHeartRate) };
  });
  return encodeFit([
    fitTable(FILE_ID, FILE_ID_LAYOUT, [
      {
        type: WORKOUT_FILE,
        manufacturer: DEVELOPMENT,
        product: PRODUCT,
        serialNumber: Number(date.replaceAll('-', '')),
        timeCreated: midnight,
      },
    ]),
    fitTable(WORKOUT, WORKOUT_LAYOUT, [{ sport: RUNNING, validSteps: steps.length, name: nameOf(title) }]),
    fitTable(WORKOUT_STEP, STEP_LAYOUT, steps),
  ]);
};
