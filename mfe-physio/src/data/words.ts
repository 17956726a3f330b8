import type { Area, Onset } from '@stridewell/contracts/web';

export const AREA_NAMES: Record<Area, string> = {
  knee: 'Knee',
  ITB: 'ITB',
  achilles: 'Achilles',
  shin: 'Shin',
  plantar: 'Plantar',
  hip: 'Hip',
  back: 'Back',
};

export const ONSET_NAMES: Record<Onset, string> = { sudden: 'Sudden', gradual: 'Gradual' };
