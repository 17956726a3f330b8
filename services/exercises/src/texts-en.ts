import texts from './data/texts-en.json' with { type: 'json' };
import type { ExerciseTexts } from './types.ts';

/** Steps, cues and mistakes in English, by the exercise's id. */
export const TEXTS_EN = texts as unknown as Readonly<Record<string, ExerciseTexts>>;
