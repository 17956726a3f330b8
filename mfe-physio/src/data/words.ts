import type { Onset } from '@stridewell/contracts/web';
import { INJURY_WORDS } from './injury-words.ts';

/** English names of the areas. */
export const AREA_NAMES = INJURY_WORDS.en.areas;

export const ONSET_NAMES: Record<Onset, string> = { sudden: 'Sudden', gradual: 'Gradual' };
