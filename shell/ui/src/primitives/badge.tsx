import type { Recommendation } from '@stridewell/contracts/web';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';
import { type Tone, tone, toneOf } from '../theme/tone.ts';

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

/** Short text in a box. */
export const Badge = ({ children, tone: name = 'neutral' }: { children: string; tone?: Tone }) => (
  <Box $tone={name} $icon={false} $large={false}>
    {children}
  </Box>
);

export interface RecommendationBadgeProps {
  recommendation: Recommendation;
  large?: boolean;
}

/** Badge with the icon, name and colour of a recommendation. */
export const RecommendationBadge = ({ recommendation, large = false }: RecommendationBadgeProps) => (
  <Box $tone={toneOf(recommendation)} $icon $large={large}>
    <Icon name={toneOf(recommendation)} size={large ? 20 : 16} />
    {recommendation}
  </Box>
);
