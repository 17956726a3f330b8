import { token } from '@stridewell/ui/core';
import styled from 'styled-components';

/**
 * Square with an icon in its centre. It is 40 px wide and grey by default, or 48 px wide and in the accent colour with
 * `$large`.
 */
export const IconTile = styled.span<{ $large?: boolean }>`
  width: ${({ $large }) => ($large ? '48px' : '40px')};
  height: ${({ $large }) => ($large ? '48px' : '40px')};
  flex: none;
  display: grid;
  place-items: center;
  border-radius: ${token('radius-md')};
  background: ${({ $large }) => token($large ? 'color-accent-bg' : 'color-surface-sunken')};
  color: ${({ $large }) => token($large ? 'color-accent' : 'color-text-2')};
`;
