import { css } from 'styled-components';
import { token } from '../theme/token.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';

export interface ButtonStyle {
  $variant: ButtonVariant;
  $small: boolean;
  $wide: boolean;
}

const variants = {
  primary: css`
    background: ${token('color-action')};
    color: ${token('color-on-action')};
    &:hover {
      background: ${token('color-action-hover')};
    }
  `,
  secondary: css`
    background: ${token('color-surface')};
    color: ${token('color-text')};
    border-color: ${token('color-border-control')};
    font-weight: ${token('weight-medium')};
    &:hover {
      background: ${token('color-surface-hover')};
    }
  `,
  quiet: css`
    background: none;
    color: ${token('color-text-2')};
    font-weight: ${token('weight-medium')};
    &:hover {
      background: ${token('color-surface-hover')};
    }
  `,
  danger: css`
    background: ${token('color-danger-action')};
    color: ${token('color-on-danger-action')};
  `,
  'danger-quiet': css`
    background: none;
    border-color: ${token('color-danger-border')};
    color: ${token('color-danger-fg')};
    font-weight: ${token('weight-medium')};
  `,
};

export const buttonStyle = css<ButtonStyle>`
  min-height: ${({ $small }) => token($small ? 'touch' : 'control')};
  padding: ${({ $small }) => ($small ? '8px 16px' : '10px 20px')};
  ${({ $wide }) => $wide && 'width: 100%;'}
  border-radius: ${token('radius-md')};
  border: 1px solid transparent;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  font-size: ${({ $small }) => token($small ? 'text-14' : 'text-16')};
  line-height: ${({ $small }) => token($small ? 'leading-14' : 'leading-16')};
  font-weight: ${token('weight-semibold')};
  letter-spacing: -0.011em;
  text-decoration: none;
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
  transition: background ${token('duration-quick')} ${token('ease-out')};
  ${({ $variant }) => variants[$variant]}
  &:disabled {
    background: ${token('color-surface-sunken')};
    border-color: transparent;
    color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }
`;
