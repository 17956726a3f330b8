import { EXERCISES } from '@stridewell/exercises';
import { textsOf } from '@stridewell/exercises/texts';
import type { Language } from '@stridewell/language/language';

const joined = (id: string, language: Language): string => (textsOf(id, language)?.cues ?? []).join(' ');

const NORWEGIAN: ReadonlyMap<string, string> = new Map(EXERCISES.map(({ id }) => [joined(id, 'en'), joined(id, 'nb')]));

export const hasCue = (cue: string): boolean => NORWEGIAN.has(cue);

/** Returns a cue of the library in the given language. A cue without a translation stays in English. */
export const cueText = (cue: string, language: Language): string =>
  language === 'nb' ? (NORWEGIAN.get(cue) ?? cue) : cue;
