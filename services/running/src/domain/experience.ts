import type { Level } from '@stridewell/contracts/web';

/** Years of running for each choice of the profile form: the middle of its range. */
const CHOICES: Record<string, number> = {
  '0 months': 0,
  'less than 6 months': 0.25,
  '6-12 months': 0.75,
  '1-2 years': 1.5,
  '2-5 years': 3.5,
  '5-10 years': 7.5,
  '10+ years': 10,
};

/** Converts either form of `experience_years`, a choice or a number, to years of running; null if unknown. */
export const experienceYears = (value: string | number | null | undefined): number | null => {
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? null : (CHOICES[value] ?? null);
};

const INTERMEDIATE_FROM = 1;
const ADVANCED_FROM = 5;

/**
 * Returns the level for which to plan: the runner's own choice, otherwise derived from the years of running
 * (Intermediate from 1, Advanced from 5). If both are missing it is Beginner, whose plan is the most careful.
 */
export const levelOf = (level: Level | null | undefined, experience: string | number | null | undefined): Level => {
  if (level) return level;
  const years = experienceYears(experience) ?? 0;
  if (years >= ADVANCED_FROM) return 'Advanced';
  return years >= INTERMEDIATE_FROM ? 'Intermediate' : 'Beginner';
};
