import type { Language } from '@stridewell/language/language';
import { exerciseName } from './exercise-names.ts';

/** Films that the shell serves under `/media/` (created by `npm run clips`), by exercise id. */
const FILMS: Record<string, string> = {
  'achilles-two-leg-raise': 'two-leg-heel-raise',
  'plantar-two-leg-raise': 'two-leg-heel-raise',
  'shin-two-leg-raise': 'two-leg-heel-raise',
  'back-bridge': 'bridge',
  'hip-bridge': 'bridge',
  'itb-bridge': 'bridge',
  'knee-bridge': 'bridge',
};

/** Returns a link to the film of an exercise, which the chat plays inline; null when there is no film. */
export const filmLink = ({ id, name }: { id: string; name: string }, language: Language): string | null => {
  const film = FILMS[id];
  return film === undefined ? null : `[Film: ${exerciseName(name, language)}](/media/${film}.mp4)`;
};
