import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { token } from '../theme/token.ts';

const style = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-height: ${token('touch')};
  color: ${token('color-accent')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-medium')};
  text-align: start;
  text-decoration: none;
  /* Wraps only when it is wider than its container, as with large text on a small phone. */
  flex: none;
  max-width: 100%;
  &:hover {
    color: ${token('color-accent-hover')};
  }
`;

const Anchor = styled(Link)`
  ${style}
`;

/** Button that looks like a link, for actions that do not navigate. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${style}
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** Chevron of the link: `forward` adds it after the text, `back` before the text. */
  direction?: 'forward' | 'back';
  className?: string;
}

/** Link to another screen, with a height of 44 px. */
export const TextLink = ({ href, children, direction, className }: TextLinkProps) => (
  <Anchor href={href} {...(className && { className })}>
    {direction === 'back' && <Icon name="chevron-left" size={16} />}
    {children}
    {direction === 'forward' && <Icon name="chevron-right" size={16} />}
  </Anchor>
);
