import { css } from 'styled-components';
import { token } from './token.ts';

type Size = '12' | '14' | '16' | '20' | '28' | '44';

/**
 * Style with the font size and line height of a step of the type scale. Sizes of 20 px or more are headings: semibold,
 * with a tight line height and balanced wrapping.
 */
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

/**
 * Style with tabular figures for elements that contain numbers. Not for running text, because they widen the hyphen of
 * the Inter font.
 */
export const figures = css`
  font-variant-numeric: tabular-nums;
`;

/** Style of an element that is visible only to screen readers. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
