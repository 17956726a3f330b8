import { SAFETY_CATEGORIES, type SafetyCategory } from '../categories.ts';

/** The heads of the linear model. `emergency` tells whether an unsafe message needs help now, whatever its category. */
export const HEADS = ['unsafe', 'emergency', 'ordinary', 'niggle', 'lookalike', ...SAFETY_CATEGORIES] as const;
export type Head = (typeof HEADS)[number];

export const headIndex = (head: Head): number => HEADS.indexOf(head);

/** Where the categories begin among the heads. */
export const FIRST_CATEGORY = HEADS.length - SAFETY_CATEGORIES.length;

export const categoryAt = (head: number): SafetyCategory => {
  const category = SAFETY_CATEGORIES[head - FIRST_CATEGORY];
  if (!category) throw new Error(`Head ${head} is no category`);
  return category;
};
