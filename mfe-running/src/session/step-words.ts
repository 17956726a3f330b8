import {
  flattenSteps,
  type PlannedSession,
  type SessionPart,
  type SessionStep,
  type StepTarget,
  sessionMeters,
  sessionSeconds,
} from '@stridewell/contracts/web';
import { formatDistance, formatPaceRange } from '@stridewell/ui/units';
import { levelOf, mainSteps, partsOf, type StepLevel, sectionsOf } from './effort.ts';
import {
  formatDistanceRange,
  formatDuration,
  formatEffort,
  formatHeartRate,
  formatMinutes,
  type PaceUnit,
} from './units.ts';

/** What the targets of the steps are shown as. */
export type TargetKind = 'pace' | 'heartRate' | 'effort';

const RUNNING: Record<StepLevel, string> = {
  1: 'Walk',
  2: 'Easy',
  3: 'Steady',
  4: 'Comfortably hard',
  5: 'Hard',
};

const NAMES: Partial<Record<SessionStep['kind'], string>> = {
  warmup: 'Warm-up',
  rest: 'Recovery',
  cooldown: 'Cool-down',
  stride: 'Stride',
  hill: 'Uphill',
  walk: 'Walk',
};

/** Name of a step, such as "Warm-up" or "Comfortably hard". */
export const stepName = (step: SessionStep): string => NAMES[step.kind] ?? RUNNING[levelOf(step)];

/** Length of a step: its distance if it has one, otherwise its time. */
export const stepSize = ({ meters, seconds }: SessionStep, unit: PaceUnit): string =>
  meters === undefined ? formatDuration(seconds) : formatDistance(meters, unit);

/** Upper limits of the middle of an effort range, with how much a runner can say at that effort. */
const TALK: readonly [number, string][] = [
  [4.25, 'you can speak in full sentences'],
  [6, 'you can speak in short sentences'],
  [7.25, 'you can say a few words'],
  [10, 'you can say single words'],
];

const effortInWords = ({ effort }: StepTarget): string => {
  const middle = (effort.low + effort.high) / 2;
  const [, talk] = TALK.find(([limit]) => middle <= limit) ?? [0, ''];
  return `${formatEffort(effort)} of 10, ${talk}`;
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface TargetOptions {
  show: TargetKind;
  unit: PaceUnit;
  /** Beats per minute; null when the runner has not entered it. */
  thresholdHeartRate: number | null;
}

/** Target of a step as pace, heart rate or effort. A step without the wanted target shows its effort. */
export const targetText = ({ target }: SessionStep, { show, unit, thresholdHeartRate }: TargetOptions): string => {
  if (!target) return 'Stand or walk';
  if (show === 'pace' && target.pace) return formatPaceRange(target.pace, unit);
  if (show === 'heartRate' && target.heartRate) {
    return capitalised(formatHeartRate(target.heartRate, thresholdHeartRate));
  }
  return capitalised(effortInWords(target));
};

/** The kinds of targets that at least one step has. All steps have an effort. */
export const targetKinds = (parts: readonly SessionPart[]): TargetKind[] => {
  const targets = flattenSteps(parts).flatMap(({ target }) => target ?? []);
  return [
    ...(targets.some(({ pace }) => pace) ? (['pace'] as const) : []),
    ...(targets.some(({ heartRate }) => heartRate) ? (['heartRate'] as const) : []),
    'effort',
  ];
};

/** Pace of a step or, without a pace, its effort. Null for a step without a target. */
export const shortTarget = ({ target }: SessionStep, unit: PaceUnit): string | null => {
  if (!target) return null;
  return target.pace ? formatPaceRange(target.pace, unit) : formatEffort(target.effort);
};

const describeStep = (step: SessionStep, unit: PaceUnit): string => {
  const target = shortTarget(step, unit);
  return `${stepName(step)} ${stepSize(step, unit)}${target ? `, ${target}` : ''}`;
};

/** A part of a session in words, such as "3 times: Comfortably hard 8 min, 5:05–5:15 /km; Recovery 2 min, effort 2–3". */
export const describePart = (part: SessionPart, unit: PaceUnit): string =>
  part.kind === 'repeat'
    ? `${part.times} times: ${part.steps.map((step) => describePart(step, unit)).join('; ')}`
    : describeStep(part, unit);

/** A session in one text for screen readers. */
export const describeSession = (parts: readonly SessionPart[], unit: PaceUnit): string =>
  [...parts.map((part) => describePart(part, unit)), `${formatMinutes(sessionSeconds(parts))} in all`].join('. ');

const isSame = <T>(values: readonly T[]): boolean => new Set(values).size === 1;

export interface Caption {
  name: string;
  note: string;
}

const sideCaption = (parts: readonly SessionPart[], kind: 'warmup' | 'cooldown', name: string): Caption[] => {
  const hasKind = flattenSteps(parts).some((step) => step.kind === kind);
  const seconds = sessionSeconds(parts);
  return seconds === 0 ? [] : [{ name: hasKind ? name : RUNNING[2], note: formatMinutes(seconds) }];
};

const longestStep = (parts: readonly SessionPart[]): SessionStep | undefined =>
  flattenSteps(parts).toSorted((a, b) => b.seconds - a.seconds)[0];

/** Names the main work, such as "3 × 8 min" for equal steps and "11 min" for the sum of unequal ones. */
const mainCaption = (main: readonly SessionPart[], unit: PaceUnit): Caption => {
  const steps = mainSteps(main);
  const sizes = steps.map((step) => stepSize(step, unit));
  const targets = steps.map((step) => shortTarget(step, unit));
  const [size = '', ...others] = sizes;
  const sum = steps.reduce((seconds, step) => seconds + step.seconds, 0);
  const equal = others.length === 0 ? size : `${sizes.length} × ${size}`;
  return { name: isSame(sizes) ? equal : formatMinutes(sum), note: isSame(targets) ? (targets[0] ?? '') : 'varied' };
};

/** Captions below the bars, from left to right: warm-up, main work, cool-down. An easy session has a single caption. */
export const captionsOf = (parts: readonly SessionPart[], unit: PaceUnit): Caption[] => {
  const { before, main, after } = sectionsOf(parts);
  if (main.length === 0) {
    const longest = longestStep(parts);
    return longest
      ? [{ name: formatMinutes(sessionSeconds(parts)), note: shortTarget(longest, unit) ?? stepName(longest) }]
      : [];
  }
  return [
    ...sideCaption(before, 'warmup', 'Warm-up'),
    mainCaption(main, unit),
    ...sideCaption(after, 'cooldown', 'Cool-down'),
  ];
};

/** The main target of a session in one line, such as "5:05–5:15 /km, 2 min between". Null if it has none. */
export const sessionLine = (parts: readonly SessionPart[], unit: PaceUnit): string | null => {
  const { main } = sectionsOf(parts);
  const step = mainSteps(main)[0] ?? longestStep(parts);
  const target = step && shortTarget(step, unit);
  if (!target) return null;
  const rest = flattenSteps(main).find(({ kind }) => kind === 'rest' || kind === 'walk');
  return capitalised(rest ? `${target}, ${stepSize(rest, unit)} between` : target);
};

/** Length of a session, such as "55 min · 24 min hard · 9.5–10.5 km". The distance is missing without a known pace. */
export const lengthText = (
  session: Pick<PlannedSession, 'minutes' | 'hardMinutes' | 'steps'>,
  unit: PaceUnit,
): string => {
  const { minutes, hardMinutes } = session;
  const meters = sessionMeters(partsOf(session));
  return [
    `${minutes} min`,
    ...(hardMinutes > 0 ? [`${hardMinutes} min hard`] : []),
    ...(meters ? [formatDistanceRange(meters, unit)] : []),
  ].join(' · ');
};

/** The main target and the distance of a session, such as "5:48–6:42 /km · 6–7 km". Null if it has neither. */
export const targetLine = (parts: readonly SessionPart[], unit: PaceUnit): string | null => {
  const meters = sessionMeters(parts);
  const words = [sessionLine(parts, unit), meters && formatDistanceRange(meters, unit)].filter((each) => each !== null);
  return words.length > 0 ? words.join(' · ') : null;
};
