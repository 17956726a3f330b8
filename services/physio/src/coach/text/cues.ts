import type { Language } from '@stridewell/language/language';
import { CUES_GENTLE } from './cues-gentle.ts';
import { CUES_STRENGTH } from './cues-strength.ts';

const NORWEGIAN: Record<string, string> = { ...CUES_STRENGTH, ...CUES_GENTLE };

export const hasCue = (cue: string): boolean => cue in NORWEGIAN;

/** Returns a cue in the given language. A cue without a translation stays in English. */
export const cueText = (cue: string, language: Language): string => (language === 'nb' ? (NORWEGIAN[cue] ?? cue) : cue);
