import type { MouseEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.ts';
import { type ButtonStyle, buttonStyle } from './button-style.ts';

/** A tab of its own that knows nothing of ours: inside another page it is the one place a link surely opens in. */
const LEAVING = { target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const;

const Inline = styled.a`
  color: ${token('color-accent')};
  text-underline-offset: 3px;
  /* 24 px at least, within a line of text as well (WCAG 2.5.8). */
  padding: ${token('space-1')} 0;
  &:hover {
    color: ${token('color-accent-hover')};
  }
`;

const Wide = styled.a<ButtonStyle>`
  ${buttonStyle}
`;

interface LeavingProps {
  /** An http(s) address outside the product. */
  href: string;
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** Leads out of the product, within a sentence. */
export const LeavingLink = (props: LeavingProps) => <Inline {...LEAVING} {...props} />;

/** Leads out of the product and looks like a button. */
export const LeavingButton = ({
  variant = 'primary',
  wide = false,
  ...props
}: LeavingProps & { variant?: 'primary' | 'secondary'; wide?: boolean }) => (
  <Wide {...LEAVING} {...props} $variant={variant} $small={false} $wide={wide} />
);
