import { css } from 'styled-components';
import { token } from './token.ts';

export type Tone =
  | 'push'
  | 'adapt'
  | 'recover'
  | 'reset'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger'
  | 'accent'
  | 'neutral';

/**
 * Sets the CSS variables `--fg`, `--bg`, `--line` and `--solid` of a box to the colours of a tone. The children of the
 * box use the variables.
 */
export const tone = (name: Tone) => {
  if (name === 'neutral') {
    return css`
      --fg: ${token('color-text-2')};
      --bg: ${token('color-surface')};
      --line: ${token('color-border')};
      --solid: ${token('color-border-control')};
    `;
  }
  return css`
    --fg: ${token(name === 'accent' ? 'color-accent' : `color-${name}-fg`)};
    --bg: ${token(`color-${name}-bg`)};
    --line: ${token(`color-${name}-border`)};
    --solid: ${token(name === 'accent' ? 'color-accent' : `color-${name}-solid`)};
  `;
};
