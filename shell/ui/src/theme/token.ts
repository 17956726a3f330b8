import type { COLOURS } from './colours.ts';
import type { SIZE_TOKENS } from './size-tokens.ts';

export type TokenName = keyof typeof COLOURS | keyof typeof SIZE_TOKENS;

/** Returns the CSS variable of a design token, such as `var(--color-text)` for `token('color-text')`. */
export const token = (name: TokenName): string => `var(--${name})`;

/** Media queries for the three layouts (phones, 720 px and wider, 960 px and wider). */
export const media = {
  phone: '@media (max-width: 719px)',
  wide: '@media (min-width: 720px)',
  desktop: '@media (min-width: 960px)',
} as const;
