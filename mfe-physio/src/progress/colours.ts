import { token } from '@stridewell/ui/core';
import type { Colour } from './progress-rules.ts';

/** The colours of meter and bars. They always come with a figure and a word. */
export const SOLID: Record<Colour, string> = {
  green: token('color-push-solid'),
  yellow: token('color-adapt-solid'),
  red: token('color-reset-solid'),
};
