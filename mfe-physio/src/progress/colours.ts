import { token } from '@stridewell/ui/core';
import type { Colour } from './progress-rules.ts';

/** Colours of the meter and the bars. */
export const SOLID: Record<Colour, string> = {
  green: token('color-push-solid'),
  yellow: token('color-adapt-solid'),
  red: token('color-reset-solid'),
};
