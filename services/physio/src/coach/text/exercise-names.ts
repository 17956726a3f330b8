import { EXERCISES } from '@stridewell/exercises';
import type { Language } from '@stridewell/language/language';

/** Norwegian names of the library, by English name. */
const NORWEGIAN: ReadonlyMap<string, string> = new Map(EXERCISES.map(({ name }) => [name.en, name.nb]));

export const hasName = (name: string): boolean => NORWEGIAN.has(name);

/** Returns an exercise name in the given language. A name without a translation stays in English. */
export const exerciseName = (name: string, language: Language): string =>
  language === 'nb' ? (NORWEGIAN.get(name) ?? name) : name;
