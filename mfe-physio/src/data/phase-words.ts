import type { PageLanguage } from '@stridewell/app/screens';
import { PHASE_NAMES, type ProgrammePhase } from '@stridewell/contracts/web';

/** Names of the phases in each language. */
export const PHASE_WORDS: Record<PageLanguage, Record<ProgrammePhase, string>> = {
  en: PHASE_NAMES,
  nb: { 1: 'Ro', 2: 'Last', 3: 'Retur' },
};
