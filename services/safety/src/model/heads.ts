import { SAFETY_CATEGORIES, type SafetyCategory } from '../categories.ts';

/**
 * The output heads of the model. `emergency` means that the runner needs help now, whatever the category of the
 * message.
 */
export const HEADS = ['unsafe', 'emergency', 'ordinary', 'niggle', 'lookalike', ...SAFETY_CATEGORIES] as const;
export type Head = (typeof HEADS)[number];

export const headIndex = (head: Head): number => HEADS.indexOf(head);

/** Index of the first category in HEADS. */
export const FIRST_CATEGORY = HEADS.length - SAFETY_CATEGORIES.length;

export const categoryAt = (head: number): SafetyCategory => {
  const category = SAFETY_CATEGORIES[head - FIRST_CATEGORY];
  if (!category) throw new Error(`Head ${head} is not a category`);
  return category;
};
