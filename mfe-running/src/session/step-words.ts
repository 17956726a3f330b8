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
import { decimalsIn } from './decimals.ts';
import { levelOf, mainSteps, partsOf, sectionsOf } from './effort.ts';
import { sessionWords, type TargetKind } from './session-words.ts';
import {
  formatDistanceRange,
  formatDuration,
  formatEffort,
  formatHeartRate,
  formatMinutes,
  type PaceUnit,
} from './units.ts';

/** Name of a step, such as "Warm-up" or "Comfortably hard". All text in this file is in the language of the page. */
export const stepName = (step: SessionStep): string => {
  const { stepNames, efforts } = sessionWords();
  return stepNames[step.kind] ?? efforts[levelOf(step)];
};

const effortText = (effort: StepTarget['effort']): string => formatEffort(effort, sessionWords().targets);

const distanceRange = (meters: { low: number; high: number }, unit: PaceUnit): string =>
  decimalsIn(formatDistanceRange(meters, unit));

/** Length of a step: its distance if it has one, otherwise its time. */
export const stepSize = ({ meters, seconds }: SessionStep, unit: PaceUnit): string =>
  meters === undefined ? formatDuration(seconds) : decimalsIn(formatDistance(meters, unit));

/** Upper limits for the midpoint of an effort range, one for each amount that a runner can say. */
const TALK_LIMITS = [4.25, 6, 7.25, 10] as const;

const effortInWords = ({ effort }: StepTarget): string => {
  const middle = (effort.low + effort.high) / 2;
  const { ofTen, talk } = sessionWords();
  return ofTen(effortText(effort), talk[TALK_LIMITS.findIndex((limit) => middle <= limit)] ?? '');
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface TargetOptions {
  show: TargetKind;
  unit: PaceUnit;
  /** Beats per minute, or null if the runner has not entered it. */
  thresholdHeartRate: number | null;
}

/** Target of a step as pace, heart rate or effort. If a step lacks the requested target, its effort is used. */
export const targetText = ({ target }: SessionStep, { show, unit, thresholdHeartRate }: TargetOptions): string => {
  const words = sessionWords();
  if (!target) return words.noTarget;
  if (show === 'pace' && target.pace) return formatPaceRange(target.pace, unit);
  if (show === 'heartRate' && target.heartRate) {
    return capitalised(formatHeartRate(target.heartRate, thresholdHeartRate, words.targets));
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

/** Pace of a step or, if it has none, its effort. Null for a step without a target. */
export const shortTarget = ({ target }: SessionStep, unit: PaceUnit): string | null => {
  if (!target) return null;
  return target.pace ? formatPaceRange(target.pace, unit) : effortText(target.effort);
};

const describeStep = (step: SessionStep, unit: PaceUnit): string => {
  const target = shortTarget(step, unit);
  return `${stepName(step)} ${stepSize(step, unit)}${target ? `, ${target}` : ''}`;
};

/**
 * Describes a part of a session, such as "3 times: Comfortably hard 8 min, 5:05–5:15 /km; Recovery 2 min, effort 2–3".
 */
export const describePart = (part: SessionPart, unit: PaceUnit): string =>
  part.kind === 'repeat'
    ? `${sessionWords().times(part.times)}: ${part.steps.map((step) => describePart(step, unit)).join('; ')}`
    : describeStep(part, unit);

/** Describes a session in one text for screen readers. */
export const describeSession = (parts: readonly SessionPart[], unit: PaceUnit): string =>
  [...parts.map((part) => describePart(part, unit)), sessionWords().inAll(formatMinutes(sessionSeconds(parts)))].join(
    '. ',
  );

const isSame = <T>(values: readonly T[]): boolean => new Set(values).size === 1;

export interface Caption {
  name: string;
  note: string;
}

const sideCaption = (parts: readonly SessionPart[], kind: 'warmup' | 'cooldown'): Caption[] => {
  const { stepNames, efforts } = sessionWords();
  const hasKind = flattenSteps(parts).some((step) => step.kind === kind);
  const seconds = sessionSeconds(parts);
  return seconds === 0 ? [] : [{ name: hasKind ? stepNames[kind] : efforts[2], note: formatMinutes(seconds) }];
};

const longestStep = (parts: readonly SessionPart[]): SessionStep | undefined =>
  flattenSteps(parts).toSorted((a, b) => b.seconds - a.seconds)[0];

/** Describes the main work, such as "3 × 8 min" for equal steps and "11 min" for the sum of unequal ones. */
const mainCaption = (main: readonly SessionPart[], unit: PaceUnit): Caption => {
  const steps = mainSteps(main);
  const sizes = steps.map((step) => stepSize(step, unit));
  const targets = steps.map((step) => shortTarget(step, unit));
  const [size = '', ...others] = sizes;
  const sum = steps.reduce((seconds, step) => seconds + step.seconds, 0);
  const equal = others.length === 0 ? size : `${sizes.length} × ${size}`;
  return {
    name: isSame(sizes) ? equal : formatMinutes(sum),
    note: isSame(targets) ? (targets[0] ?? '') : sessionWords().varied,
  };
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
  return [...sideCaption(before, 'warmup'), mainCaption(main, unit), ...sideCaption(after, 'cooldown')];
};

/** The main target of a session in one line, such as "5:05–5:15 /km, 2 min between". Null if it has none. */
export const sessionLine = (parts: readonly SessionPart[], unit: PaceUnit): string | null => {
  const { main } = sectionsOf(parts);
  const step = mainSteps(main)[0] ?? longestStep(parts);
  const target = step && shortTarget(step, unit);
  if (!target) return null;
  const rest = flattenSteps(main).find(({ kind }) => kind === 'rest' || kind === 'walk');
  return capitalised(rest ? sessionWords().between(target, stepSize(rest, unit)) : target);
};

/**
 * Length of a session, such as "55 min · 24 min hard · 9.5–10.5 km". The distance is omitted if the pace is unknown.
 */
export const lengthText = (
  session: Pick<PlannedSession, 'minutes' | 'hardMinutes' | 'steps'>,
  unit: PaceUnit,
): string => {
  const { minutes, hardMinutes } = session;
  const meters = sessionMeters(partsOf(session));
  return [
    `${minutes} min`,
    ...(hardMinutes > 0 ? [sessionWords().hard(hardMinutes)] : []),
    ...(meters ? [distanceRange(meters, unit)] : []),
  ].join(' · ');
};

/** The main target and the distance of a session, such as "5:48–6:42 /km · 6–7 km". Null if it has neither. */
export const targetLine = (parts: readonly SessionPart[], unit: PaceUnit): string | null => {
  const meters = sessionMeters(parts);
  const words = [sessionLine(parts, unit), meters && distanceRange(meters, unit)].filter((each) => each !== null);
  return words.length > 0 ? words.join(' · ') : null;
};
