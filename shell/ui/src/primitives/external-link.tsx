import type { MouseEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.ts';
import { type ButtonStyle, buttonStyle } from './button-style.ts';

/**
 * Attributes that open a link in a new tab without opener and referrer. In a framed page, an external link works
 * reliably only in a new tab.
 */
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const;

const Inline = styled.a`
  color: ${token('color-accent')};
  text-underline-offset: 3px;
  /* The target is at least 24 px high, also within a line of text (WCAG 2.5.8). */
  padding: ${token('space-1')} 0;
  &:hover {
    color: ${token('color-accent-hover')};
  }
`;

const Wide = styled.a<ButtonStyle>`
  ${buttonStyle}
`;

interface LeavingProps {
  /** URL of an external page (http or https). */
  href: string;
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** External link within a sentence. */
export const LeavingLink = (props: LeavingProps) => <Inline {...NEW_TAB} {...props} />;

/** External link that looks like a button. */
export const LeavingButton = ({
  variant = 'primary',
  wide = false,
  ...props
}: LeavingProps & { variant?: 'primary' | 'secondary'; wide?: boolean }) => (
  <Wide {...NEW_TAB} {...props} $variant={variant} $small={false} $wide={wide} />
);
