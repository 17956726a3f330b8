import type { Language } from '@stridewell/language/language';
import { exerciseName } from './exercise-names.ts';

/** Films that the shell ships under `/media/` (`npm run clips`), by exercise. */
const FILMS: Record<string, string> = {
  'achilles-two-leg-raise': 'two-leg-heel-raise',
  'plantar-two-leg-raise': 'two-leg-heel-raise',
  'shin-two-leg-raise': 'two-leg-heel-raise',
  'back-bridge': 'bridge',
  'hip-bridge': 'bridge',
  'itb-bridge': 'bridge',
  'knee-bridge': 'bridge',
};

/** A link to the film of an exercise, which the chat plays in place; null where there is none. */
export const filmLink = ({ id, name }: { id: string; name: string }, language: Language): string | null => {
  const film = FILMS[id];
  return film === undefined ? null : `[Film: ${exerciseName(name, language)}](/media/${film}.mp4)`;
};
