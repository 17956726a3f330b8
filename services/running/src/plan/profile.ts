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
