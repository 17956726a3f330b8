import { token } from '@stridewell/ui/core';
import type { Colour } from './progress-rules.ts';

/** Colours of the meter and the bars. */
export const SOLID: Record<Colour, string> = {
  green: token('color-success-solid'),
  yellow: token('color-warning-solid'),
  red: token('color-danger-solid'),
};
