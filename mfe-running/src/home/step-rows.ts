import { flattenSteps, type PlannedSession, type SessionStep } from '@stridewell/contracts/web';
import { formatDistance, formatPaceRange } from '@stridewell/ui/units';
import { levelOf, partsOf, type StepLevel } from '../session/effort.ts';
import { formatDuration, formatMinutes, type PaceUnit } from '../session/units.ts';
import type { HomeWords, StepClass } from './home-words.ts';

export interface StepRow {
  level: StepLevel;
  /** Size, such as "15 min" or "4 × 30 s". */
  size: string;
  name: string;
  /** Pace or effort, or null if the steps have different ones. */
  target: string | null;
  /** Size of the recovery between repetitions of a hard step, or null if there is none. */
  rest: string | null;
}

/** Maximum number of rows. If a session has more kinds of steps, the shorter ones appear only in the picture. */
export const ROWS_MAX = 3;

const secondsOf = (steps: readonly SessionStep[]): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);

const sizeOf = ({ meters, seconds }: SessionStep, unit: PaceUnit): string =>
  meters === undefined ? formatDuration(seconds) : formatDistance(meters, unit);

/** The size of equal steps, such as "4 × 30 s", otherwise the sum of their minutes. */
const totalSize = (steps: readonly SessionStep[], unit: PaceUnit): string => {
  const [size, ...others] = steps.map((step) => sizeOf(step, unit));
  if (size === undefined || others.some((other) => other !== size)) return formatMinutes(secondsOf(steps));
  return others.length === 0 ? size : `${others.length + 1} × ${size}`;
};

const targetOf = (steps: readonly SessionStep[], unit: PaceUnit, words: HomeWords): string | null => {
  const target = steps[0]?.target;
  if (!target || steps.some((step) => step.target?.pace?.low !== target.pace?.low)) return null;
  return target.pace ? formatPaceRange(target.pace, unit) : words.effort(target.effort.low, target.effort.high);
};

const nameOf = (kind: StepClass, level: StepLevel, words: HomeWords): string =>
  kind === 'work' ? words.efforts[level] : words.classes[kind];

/**
 * Sums up the steps of a session in at most {@link ROWS_MAX} rows, one for each kind of step, in the order in which they
 * begin. A recovery belongs to the hard part that it follows.
 */
export const stepRows = (session: Pick<PlannedSession, 'steps'>, unit: PaceUnit, words: HomeWords): StepRow[] => {
  const steps = flattenSteps(partsOf(session));
  const rest = steps.find(({ kind }) => kind === 'rest');
  const kinds = [...new Set(steps.map(({ kind }) => kind))].filter((kind) => kind !== 'rest');
  const groups = kinds.map((kind) => ({ kind, all: steps.filter((step) => step.kind === kind) }));
  const longest = groups.toSorted((a, b) => secondsOf(b.all) - secondsOf(a.all)).slice(0, ROWS_MAX);
  return groups
    .filter((group) => longest.includes(group))
    .map(({ kind, all }) => {
      const [first] = all as [SessionStep];
      const level = levelOf(first);
      const isHard = kind === 'work' || kind === 'hill';
      return {
        level,
        size: totalSize(all, unit),
        name: nameOf(kind, level, words),
        target: targetOf(all, unit, words),
        rest: isHard && rest && all.length > 1 ? sizeOf(rest, unit) : null,
      };
    });
};
