import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/shapes.ts';
import { token } from '../theme/token.ts';

export const iconButtonStyle = css`
  width: ${token('touch')};
  height: ${token('touch')};
  flex: none;
  display: grid;
  place-items: center;
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
  color: ${token('color-text-2')};
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
`;

const Base = styled.button`
  ${iconButtonStyle}
`;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name, which describes the button's action. */
  label: string;
  size?: 20 | 24;
}

/** Button, 44 px wide and high, with an icon and no text. */
export const IconButton = ({ icon, label, size = 24, type, ...rest }: IconButtonProps) => (
  <Base type={type ?? 'button'} aria-label={label} {...rest}>
    <Icon name={icon} size={size} />
  </Base>
);
