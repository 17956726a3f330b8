import styled from 'styled-components';
import { Link } from 'wouter';
import { figures } from '../theme/text.ts';
import { media, token } from '../theme/token.ts';

/** Navigation bar at the bottom of the screen on phones. Wider screens do not show it. */
export const BottomBarFrame = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('z-tabbar')};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding: 0 ${token('space-1')} env(safe-area-inset-bottom);
  background: ${token('color-surface')};
  border-top: 1px solid ${token('color-border')};
  ${media.wide} {
    display: none;
  }
`;

export const BottomBarLink = styled(Link)`
  position: relative;
  display: grid;
  align-content: end;
  justify-items: center;
  gap: 2px;
  height: calc(${token('tabbar-height')} - 1px);
  padding-bottom: 10px;
  color: ${token('color-text-3')};
  font-size: ${token('text-12')};
  line-height: ${token('leading-12')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  white-space: nowrap;
  &[aria-current] {
    color: ${token('color-accent')};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: -1px;
    width: 32px;
    height: 2px;
    border-radius: 0 0 2px 2px;
    background: ${token('color-accent')};
  }
`;

/**
 * Raised circle of the bar's middle item, with an icon or a score. It stays inside the bar when a form bar or a panel
 * that fills the screen is above it, because it would otherwise cover a button or a line of text.
 */
export const BottomBarCircle = styled.span`
  ${figures}
  /* Above the line that marks the current item. */
  position: relative;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${token('radius-full')};
  box-shadow: 0 0 0 4px ${token('color-surface')};
  background: ${token('color-action')};
  color: ${token('color-on-action')};
  font-size: ${token('text-16')};
  font-weight: ${token('weight-semibold')};
  body:has(main :is([data-action-bar], [data-fills-screen])) & {
    width: 32px;
    height: 32px;
    box-shadow: none;
    font-size: ${token('text-12')};
  }
`;
