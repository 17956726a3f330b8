import styled from 'styled-components';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { kitWords } from '../kit-words.ts';
import { iconButtonStyle } from '../primitives/icon-button.tsx';
import { media, token } from '../theme/token.ts';

/** Frame of the top bar, which every screen has except in embedded mode. */
export const TopBarFrame = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('z-topbar')};
  background: ${token('color-canvas')};
  ${media.wide} {
    border-bottom: 1px solid ${token('color-border')};
    background: ${token('color-surface')};
  }
`;

export const TopBarRow = styled.div<{ $on: 'phone' | 'wide' }>`
  height: ${token('topbar-height')};
  max-width: calc(${token('content-max')} + 2 * ${token('gutter')});
  margin: 0 auto;
  padding: 0 ${({ $on }) => ($on === 'phone' ? '4px' : token('gutter'))};
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  ${({ $on }) => ($on === 'phone' ? media.wide : media.phone)} {
    display: none;
  }
`;

export const TopBarTitle = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, auto);
  justify-content: center;
  font-weight: ${token('weight-semibold')};
  text-align: center;
  white-space: nowrap;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const TopBarNav = styled.nav`
  display: flex;
  gap: ${token('space-1')};
  margin: 0 auto 0 ${token('space-6')};
`;

export const TopBarLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  height: ${token('touch')};
  padding: 0 ${token('space-3')};
  border-radius: ${token('radius-md')};
  color: ${token('color-text-2')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &[aria-current] {
    color: ${token('color-text')};
    background: ${token('color-surface-sunken')};
  }
`;

/** Links of the top bar that only screens at least 960 px wide have room for. */
export const TopBarExtra = styled.nav`
  display: none;
  gap: ${token('space-1')};
  margin-left: ${token('space-6')};
  ${media.desktop} {
    display: flex;
    + nav {
      margin-left: 0;
    }
  }
`;

/** Email address that is truncated if it is long, so that the other items have enough space. */
export const TopBarEmail = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const TopBarIconLink = styled(Link)`
  ${iconButtonStyle}
`;

const Mark = styled.span`
  width: 28px;
  height: 28px;
  border-radius: ${token('radius-sm')};
  background: ${token('color-action')};
  color: ${token('color-on-action')};
  display: grid;
  place-items: center;
  svg {
    stroke-width: 2.6;
  }
`;

const BrandLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  height: ${token('touch')};
  font-weight: ${token('weight-semibold')};
  letter-spacing: ${token('tracking-tight')};
  font-size: 18px;
  color: ${token('color-text')};
  text-decoration: none;
`;

/** Logo and product name, linking to the home page. */
export const Brand = () => (
  <BrandLink href="/">
    <Mark>
      <Icon name="mark" size={20} />
    </Mark>
    Stridewell
  </BrandLink>
);

const Circle = styled.span<{ $large: boolean }>`
  width: ${({ $large }) => ($large ? '56px' : '32px')};
  height: ${({ $large }) => ($large ? '56px' : '32px')};
  flex: none;
  border-radius: ${token('radius-full')};
  background: ${token('color-accent-bg')};
  color: ${token('color-accent')};
  display: grid;
  place-items: center;
  font-size: ${({ $large }) => token($large ? 'text-20' : 'text-14')};
  font-weight: ${token('weight-semibold')};
`;

/** Avatar: the first letter of a name or email address in a circle. */
export const Avatar = ({ of, large = false }: { of: string; large?: boolean }) => (
  <Circle aria-hidden="true" $large={large}>
    {of.trim().charAt(0).toUpperCase()}
  </Circle>
);

/** Link that skips the top bar. It is visible only while it is focused. */
export const SkipLink = styled.a.attrs(() => ({ href: '#main', children: kitWords().skip }))`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${token('z-skip-link')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('color-action')};
  color: ${token('color-on-action')};
  transform: translateY(-80px);
  &:focus {
    transform: none;
  }
`;
