import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { CardBox } from '../primitives/card.tsx';
import { token } from '../theme/token.ts';

const breathe = keyframes`to { opacity: 0.5; }`;

const size = (value: number | string): string => (typeof value === 'number' ? `${value}px` : value);

/** Placeholder with the size of the content that is loading. A size is a number of pixels or a CSS length. */
export const Skeleton = styled.span<{ $width?: number | string; $height?: number | string; $round?: boolean }>`
  display: block;
  width: ${({ $width = '100%' }) => size($width)};
  max-width: 100%;
  height: ${({ $height = 16 }) => size($height)};
  border-radius: ${({ $round }) => token($round ? 'radius-full' : 'radius-sm')};
  background: color-mix(in srgb, ${token('color-text-3')} 16%, transparent);
  animation: ${breathe} 1600ms ease-in-out infinite alternate;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Box = styled(CardBox)`
  display: grid;
  gap: ${token('space-3')};
`;

/** Card shown while content loads. `label` names the content, and the children are skeletons in its layout. */
export const SkeletonCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box as="div" role="status" aria-busy="true" aria-label={label}>
    {children}
  </Box>
);
