import type { Area, Onset } from '@stridewell/contracts/web';

/** Display name of an area, capitalised. */
export const AREA_NAMES: Record<Area, string> = {
  knee: 'Knee',
  ITB: 'ITB',
  achilles: 'Achilles',
  shin: 'Shin',
  plantar: 'Plantar',
  hip: 'Hip',
  back: 'Back',
};

/** Display name of an onset. */
export const ONSET_NAMES: Record<Onset, string> = { sudden: 'Sudden', gradual: 'Gradual' };
