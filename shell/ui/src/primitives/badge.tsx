import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/shapes.ts';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { type Tone, tone } from '../theme/tone.ts';

const Box = styled.span<{ $tone: Tone; $icon: boolean; $large: boolean }>`
  ${({ $tone }) => tone($tone)}
  ${({ $tone }) => $tone === 'neutral' && `--bg: ${token('color-surface-sunken')};`}
  ${text('14')}
  ${({ $large }) => $large && text('16')}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: ${({ $large }) => ($large ? '36px' : '28px')};
  padding: ${({ $icon, $large }) => ($large ? '0 14px 0 10px' : $icon ? '0 10px 0 8px' : '0 10px')};
  border: 1px solid var(--line);
  border-radius: ${token('radius-sm')};
  background: var(--bg);
  color: var(--fg);
  font-weight: ${({ $icon }) => token($icon ? 'weight-semibold' : 'weight-medium')};
  white-space: nowrap;
`;

export interface BadgeProps {
  children: string;
  tone?: Tone;
  icon?: IconName;
  large?: boolean;
}

/** Badge with a short label in a box and an optional icon. */
export const Badge = ({ children, tone: name = 'neutral', icon, large = false }: BadgeProps) => (
  <Box $tone={name} $icon={icon !== undefined} $large={large}>
    {icon && <Icon name={icon} size={large ? 20 : 16} />}
    {children}
  </Box>
);
