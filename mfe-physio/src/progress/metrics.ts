import type { PhysioCheckin } from '@stridewell/contracts/web';
import type { IconName } from '@stridewell/ui/core';
import { FLAG_WORDS } from '../assessment/words.ts';
import { limitsOf, limitsText } from './limits.ts';
import {
  averagesOf,
  type Colour,
  countColour,
  MAX_LIMITATIONS,
  MAX_RED_FLAGS,
  painColour,
  readinessColour,
} from './progress-rules.ts';

export interface MetricDef {
  id: 'pain' | 'limits' | 'flags' | 'readiness';
  label: string;
  icon: IconName;
  /** Maximum value of the metric. */
  of: number;
  figureOf: (checkin: PhysioCheckin) => number;
  colourOf: (value: number) => Colour;
  /** Returns the caption below the bar. `checkins` are newest first and must not be empty. */
  noteOf: (checkins: readonly PhysioCheckin[]) => string;
}

const flagsText = (checkins: readonly PhysioCheckin[]): string => {
  const flags = checkins[0]?.redFlags ?? [];
  if (flags.length > 0) return flags.map((flag) => FLAG_WORDS[flag]).join(', ');
  const earlier = checkins.filter(({ redFlags }) => redFlags.length > 0).length;
  const count = `${checkins.length} ${checkins.length === 1 ? 'check-in' : 'check-ins'}`;
  return earlier === 0 ? `None in ${count}` : `None now, in ${earlier} of ${count}`;
};

/** The metrics of the progress tab, in display order. */
export const METRICS: readonly MetricDef[] = [
  {
    id: 'pain',
    label: 'Pain level',
    icon: 'pain',
    of: 10,
    figureOf: ({ pain }) => pain,
    colourOf: painColour,
    noteOf: (checkins) => `Average ${averagesOf(checkins)?.pain.toFixed(1)} over ${checkins.length}`,
  },
  {
    id: 'limits',
    label: 'Function limits',
    icon: 'stairs',
    of: MAX_LIMITATIONS,
    figureOf: ({ functionLimits }) => limitsOf(functionLimits).length,
    colourOf: (count) => countColour(count, MAX_LIMITATIONS),
    noteOf: ([newest]) => limitsText(newest?.functionLimits ?? []),
  },
  {
    id: 'flags',
    label: 'Red flags',
    icon: 'alert',
    of: MAX_RED_FLAGS,
    figureOf: ({ redFlags }) => redFlags.length,
    colourOf: (count) => countColour(count, MAX_RED_FLAGS),
    noteOf: flagsText,
  },
  {
    id: 'readiness',
    label: 'Physio readiness',
    icon: 'ready',
    of: 100,
    figureOf: ({ readiness }) => readiness,
    colourOf: readinessColour,
    noteOf: (checkins) => `Average ${averagesOf(checkins)?.readiness.toFixed(0)} over ${checkins.length}`,
  },
];
