/** Groups of the knowledge cards (`language.md` 5.4), in the order in which they are shown. */
export const CARD_GROUPS = [
  ...(['principles', 'measures', 'shoes', 'food', 'gear', 'weather', 'race-day'] as const),
  ...(['strength', 'recovery', 'head', 'body', 'rehab', 'app'] as const),
] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

/**
 * Tags that state how thoroughly the source of a knowledge card was read: `V` in full, `V2` in part, `K` known but not
 * read. `D` marks a custom of coaches without a source.
 */
export const SOURCE_TAGS = ['V', 'V2', 'K', 'D'] as const;
export type SourceTag = (typeof SOURCE_TAGS)[number];
