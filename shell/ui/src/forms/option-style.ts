import { css } from 'styled-components';
import { token } from '../theme/token.ts';

/** Style of an option with an outline, both selected and not selected. */
export const optionStyle = css`
  min-height: ${token('control')};
  padding: 8px 12px;
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface')};
  font-weight: ${token('weight-medium')};
  cursor: pointer;
  transition: background ${token('duration-quick')} ${token('ease-out')};
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &[data-state='checked'],
  &[data-state='on'] {
    background: ${token('color-accent-bg')};
    border-color: ${token('color-accent')};
    box-shadow: 0 0 0 1px ${token('color-accent')};
    color: ${token('color-accent')};
    font-weight: ${token('weight-semibold')};
  }
  &:disabled {
    color: ${token('color-text-disabled')};
    border-color: ${token('color-border')};
    cursor: not-allowed;
  }
`;
