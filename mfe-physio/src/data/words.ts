import type { Area, Onset } from '@stridewell/contracts/web';

/** An area as runners say it, at the start of a sentence or on a button. */
export const AREA_NAMES: Record<Area, string> = {
  knee: 'Knee',
  ITB: 'ITB',
  achilles: 'Achilles',
  shin: 'Shin',
  plantar: 'Plantar',
  hip: 'Hip',
  back: 'Back',
};

/** How it began. */
export const ONSET_NAMES: Record<Onset, string> = { sudden: 'Sudden', gradual: 'Gradual' };
