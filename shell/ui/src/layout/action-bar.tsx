import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, token } from '../theme/token.ts';

const Bar = styled.div`
  position: sticky;
  bottom: calc(var(--tabbar, 0px) + env(safe-area-inset-bottom));
  z-index: ${token('z-sticky')};
  margin: 0 calc(-1 * ${token('gutter')}) calc(-1 * ${token('space-8')});
  padding: ${token('space-3')} ${token('gutter')};
  background: ${token('color-canvas')};
  border-top: 1px solid ${token('color-border')};
  ${media.wide} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/**
 * Bar with the primary action of a screen. It is fixed at the bottom on phones and in the normal page flow on wider
 * screens.
 */
export const ActionBar = ({ children }: { children: ReactNode }) => <Bar data-action-bar>{children}</Bar>;
