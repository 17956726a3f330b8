/** Perceived effort of a run, 1 to 10, in words. */
const WORDS = [
  'very light',
  'light',
  'easy',
  'easy, full sentences',
  'steady',
  'a little hard',
  'hard',
  'very hard',
  'almost all you have',
  'all you have',
] as const;

export const EFFORTS: readonly number[] = WORDS.map((_, index) => index + 1);

export const effortWord = (effort: number): string => WORDS[effort - 1] ?? '';
