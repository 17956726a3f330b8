import { scoreText } from '@stridewell/app/screens';
import type { PhysioCheckin } from '@stridewell/contracts/web';
import type { IconName } from '@stridewell/ui/core';
import { formWords } from '../assessment/form-words.ts';
import { limitsOf, limitsText } from './limits.ts';
import {
  averagesOf,
  type Colour,
  countColour,
  MAX_LIMITATIONS,
  MAX_RED_FLAGS,
  painColour,
  painLevelOf,
  readinessColour,
  readinessLevelOf,
  significantGainOf,
} from './progress-rules.ts';
import { progressWords } from './progress-words.ts';

export interface MetricDef {
  /** The metric's name is in the UI text of the tab. */
  id: 'pain' | 'limits' | 'flags' | 'readiness';
  icon: IconName;
  /** Maximum value of the metric. */
  of: number;
  figureOf: (checkin: PhysioCheckin) => number;
  colourOf: (value: number) => Colour;
  /** Returns the caption of the metric. `checkins` are newest first and must not be empty. */
  noteOf: (checkins: readonly PhysioCheckin[]) => string;
}

const flagsText = (checkins: readonly PhysioCheckin[]): string => {
  const flags = checkins[0]?.redFlags ?? [];
  const { noFlags, flagsBefore } = progressWords();
  if (flags.length > 0) return flags.map((flag) => formWords().flagWords[flag]).join(', ');
  const earlier = checkins.filter(({ redFlags }) => redFlags.length > 0).length;
  return earlier === 0 ? noFlags(checkins.length) : flagsBefore(earlier, checkins.length);
};

const painText = (checkins: readonly PhysioCheckin[]): string => {
  const averages = averagesOf(checkins);
  if (!averages) return '';
  return progressWords().average(scoreText(averages.pain), checkins.length, painLevelOf(averages.pain));
};

const readinessText = (checkins: readonly PhysioCheckin[]): string => {
  const averages = averagesOf(checkins);
  if (!averages) return '';
  const { average, gain } = progressWords();
  const points = significantGainOf(averages);
  const line = average(averages.readiness.toFixed(0), checkins.length, readinessLevelOf(averages.readiness));
  return points === null ? line : `${line}. ${gain(points)}`;
};

/** The metrics of the progress tab, in display order. */
export const METRICS: readonly MetricDef[] = [
  {
    id: 'pain',
    icon: 'pain',
    of: 10,
    figureOf: ({ pain }) => pain,
    colourOf: painColour,
    noteOf: painText,
  },
  {
    id: 'limits',
    icon: 'stairs',
    of: MAX_LIMITATIONS,
    figureOf: ({ functionLimits }) => limitsOf(functionLimits).length,
    colourOf: (count) => countColour(count, MAX_LIMITATIONS),
    noteOf: ([newest]) => limitsText(newest?.functionLimits ?? []),
  },
  {
    id: 'flags',
    icon: 'alert',
    of: MAX_RED_FLAGS,
    figureOf: ({ redFlags }) => redFlags.length,
    colourOf: (count) => countColour(count, MAX_RED_FLAGS),
    noteOf: flagsText,
  },
  {
    id: 'readiness',
    icon: 'ready',
    of: 100,
    figureOf: ({ readiness }) => readiness,
    colourOf: readinessColour,
    noteOf: readinessText,
  },
];
