import { css } from 'styled-components';
import { token } from './token.ts';

type Size = '12' | '14' | '16' | '20' | '28' | '44';

/** Font size and line height of a step of the scale; 20 and more are headings: semibold, tight, balanced. */
export const text = (size: Size) => css`
  font-size: ${token(`text-${size}`)};
  line-height: ${token(`leading-${size}`)};
  ${
    Number(size) >= 20 &&
    css`
    font-weight: ${token('weight-semibold')};
    letter-spacing: ${token(size === '44' ? 'tracking-figure' : 'tracking-tight')};
    text-wrap: balance;
  `
  }
`;

/** Equal-width figures, for boxes that hold figures; not for running text, where Inter widens the hyphen with them. */
export const figures = css`
  font-variant-numeric: tabular-nums;
`;

/** Seen by screen readers only. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
