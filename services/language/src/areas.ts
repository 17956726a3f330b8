import type { Language, Words } from './language.ts';

const AREAS: Record<string, Words> = {
  knee: { en: 'knee', nb: 'kne' },
  itb: { en: 'outer knee', nb: 'utsiden av kneet' },
  achilles: { en: 'Achilles', nb: 'akilles' },
  shin: { en: 'shin', nb: 'leggen' },
  plantar: { en: 'heel', nb: 'hælen' },
  hip: { en: 'hip', nb: 'hofte' },
  back: { en: 'back', nb: 'rygg' },
};

/** Returns the name of the injured area; null when the profile contains no known area. */
export const areaName = (area: string | null | undefined, language: Language): string | null =>
  (area && AREAS[area.toLowerCase()]?.[language]) || null;
