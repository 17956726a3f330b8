import texts from './data/texts-nb.json' with { type: 'json' };
import type { ExerciseTexts } from './types.ts';

/** Steps, cues and mistakes in Norwegian, by the exercise's id. */
export const TEXTS_NB = texts as unknown as Readonly<Record<string, ExerciseTexts>>;
