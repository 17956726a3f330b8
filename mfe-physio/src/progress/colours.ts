import { token } from '@stridewell/ui/core';
import type { Colour } from './rules.ts';

/** The colours of meter and bars. A figure and a word always stand beside them. */
export const SOLID: Record<Colour, string> = {
  green: token('color-push-solid'),
  yellow: token('color-adapt-solid'),
  red: token('color-reset-solid'),
};
