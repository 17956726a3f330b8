import { flattenSteps, type RepeatedSteps, type SessionPart, type SessionStep } from '@stridewell/contracts/web';
import type { BuiltSession } from '../../domain/training/build-session.ts';
import { fileText } from './file-text.ts';
import { plainRepeats } from './plain-repeats.ts';

/** A planned session to be written as a ZWO workout file. */
export interface ZwoWorkout {
  session: BuiltSession;
  title: string;
  /** Day of the session, such as `2026-11-24`, which becomes the description. */
  date: string;
  /** Threshold pace in s/km, to which all speeds are relative. All steps are free runs if it is null or missing. */
  thresholdPace?: number | null;
  /** Returns the text that is shown when a step begins. */
  stepName(step: SessionStep): string;
}

type Attributes = Readonly<Record<string, string | number>>;
interface Message {
  /** Seconds or meters after the beginning of the block. */
  offset: number;
  text: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string => fileText(text).replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const tagOf = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(String(value))}"`)].join(' ');

/** The quantities and names that all blocks of a file share. */
interface Writing {
  /** True if blocks are measured in meters, false if they are measured in seconds. */
  byDistance: boolean;
  threshold: number | null;
  stepName(step: SessionStep): string;
}

const blockOf = (
  name: string,
  attributes: Attributes,
  messages: readonly Message[],
  { byDistance }: Writing,
): string => {
  const offsetName = byDistance ? 'distoffset' : 'timeoffset';
  const events = messages.map(
    ({ offset, text }) => `      <${tagOf('textevent', { [offsetName]: offset, message: text })}/>\n`,
  );
  return `    <${tagOf(name, attributes)}>\n${events.join('')}    </${name}>\n`;
};

/** Returns the length of a step: meters in a file by distance, otherwise the expected seconds. */
const lengthOf = ({ meters, seconds }: SessionStep, { byDistance }: Writing): number =>
  byDistance && meters !== undefined ? meters : seconds;

/** Returns the slow and the fast limit as multiples of the threshold speed; null if no pace is known. */
const speedsOf = ({ target }: SessionStep, { threshold }: Writing): { slow: string; fast: string } | null => {
  if (threshold === null || !target?.pace) return null;
  const { low, high } = target.pace;
  return { slow: (threshold / high).toFixed(4), fast: (threshold / low).toFixed(4) };
};

const stepBlock = (step: SessionStep, writing: Writing): string => {
  const Duration = lengthOf(step, writing);
  const messages = [{ offset: 0, text: writing.stepName(step) }];
  const speeds = speedsOf(step, writing);
  if (!speeds) return blockOf('FreeRide', { Duration, FlatRoad: 1 }, messages, writing);
  const { slow, fast } = speeds;
  // Warm-ups and cool-downs are ramps from `PowerLow` to `PowerHigh`. In steady blocks these are the limits of a range.
  if (step.kind === 'cooldown')
    return blockOf('Cooldown', { Duration, PowerLow: fast, PowerHigh: slow }, messages, writing);
  const name = step.kind === 'warmup' ? 'Warmup' : 'SteadyState';
  return blockOf(name, { Duration, PowerLow: slow, PowerHigh: fast }, messages, writing);
};

/** Writes a repeat of two steps with paces as one block. Returns null for all other repeats. */
const intervalsBlock = ({ times, steps }: RepeatedSteps, writing: Writing): string | null => {
  const [on, off, ...more] = steps;
  if (!on || !off || more.length > 0 || on.kind === 'repeat' || off.kind === 'repeat') return null;
  const onSpeeds = speedsOf(on, writing);
  const offSpeeds = speedsOf(off, writing);
  if (!onSpeeds || !offSpeeds) return null;
  const OnDuration = lengthOf(on, writing);
  const OffDuration = lengthOf(off, writing);
  const attributes = {
    Repeat: times,
    OnDuration,
    OffDuration,
    PowerOnLow: onSpeeds.slow,
    PowerOnHigh: onSpeeds.fast,
    PowerOffLow: offSpeeds.slow,
    PowerOffHigh: offSpeeds.fast,
  };
  const messages = Array.from({ length: times }, (_, round) => round * (OnDuration + OffDuration)).flatMap((start) => [
    { offset: start, text: writing.stepName(on) },
    { offset: start + OnDuration, text: writing.stepName(off) },
  ]);
  return blockOf('IntervalsT', attributes, messages, writing);
};

/** Returns the blocks of parts without skipped rests. The format has no nested repeats, so these are written out. */
const blocksOf = (parts: readonly SessionPart[], writing: Writing): string =>
  parts
    .map((part) => {
      if (part.kind !== 'repeat') return stepBlock(part, writing);
      return intervalsBlock(part, writing) ?? blocksOf(part.steps, writing).repeat(part.times);
    })
    .join('');

/**
 * Writes a session as a ZWO workout file for running, which Zwift and Intervals.icu read. A file is measured either by
 * time or by distance: by distance if all steps have one, otherwise by time, with the expected duration of steps that
 * have a distance.
 */
export const workoutZwo = ({ session, title, date, thresholdPace = null, stepName }: ZwoWorkout): string => {
  const steps = flattenSteps(session.steps);
  const byDistance = steps.length > 0 && steps.every(({ meters }) => meters !== undefined);
  // Readers expect whole seconds. All speeds are relative to the rounded value, so the paces stay exact.
  const threshold = thresholdPace === null ? null : Math.round(thresholdPace);
  const blocks = blocksOf(plainRepeats(session.steps), { byDistance, threshold, stepName });
  const thresholdLine = threshold === null ? '' : `  <thresholdSecPerKm>${threshold}</thresholdSecPerKm>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<workout_file>
  <author>Stridewell</author>
  <name>${escapeXml(title)}</name>
  <description>${escapeXml(date)}</description>
  <sportType>run</sportType>
  <durationType>${byDistance ? 'distance' : 'time'}</durationType>
${thresholdLine}  <tags/>
  <workout>
${blocks}  </workout>
</workout_file>
`;
};
