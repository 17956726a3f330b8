import type { Level } from './types.ts';

/** The choices of the profile form in years of running, each in the middle of what it says. */
const CHOICES: Record<string, number> = {
  '0 months': 0,
  'less than 6 months': 0.25,
  '6-12 months': 0.75,
  '1-2 years': 1.5,
  '2-5 years': 3.5,
  '5-10 years': 7.5,
  '10+ years': 10,
};

/** Years of running from either form of `experience_years`, the choice or the number; null when unknown. */
export const experienceYears = (value: string | number | null | undefined): number | null => {
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? null : (CHOICES[value] ?? null);
};

const INTERMEDIATE_FROM = 1;
const ADVANCED_FROM = 5;

/**
 * The level to plan for: the runner's own, else by years of running (from 1 Intermediate, from 5 Advanced), else Beginner,
 * which is the careful one.
 */
export const levelOf = (level: Level | null | undefined, experience: string | number | null | undefined): Level => {
  if (level) return level;
  const years = experienceYears(experience) ?? 0;
  if (years >= ADVANCED_FROM) return 'Advanced';
  return years >= INTERMEDIATE_FROM ? 'Intermediate' : 'Beginner';
};
