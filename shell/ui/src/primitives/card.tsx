import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

/** The card's box; `$flush` for lists and tables that reach its edges. */
export const CardBox = styled.section<{ $flush?: boolean }>`
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-lg')};
  padding: ${({ $flush }) => ($flush ? '0' : token('card-pad'))};
  ${({ $flush }) => $flush && 'overflow: hidden;'}
  min-width: 0;
`;

const Head = styled.div<{ $flush: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-height: 28px;
  margin-bottom: ${({ $flush }) => token($flush ? 'space-2' : 'space-4')};
  ${({ $flush }) => $flush && `padding: ${token('card-pad')} ${token('card-pad')} 0;`}
`;

export const CardTitle = styled.h2`
  ${text('16')}
  font-weight: ${token('weight-semibold')};
  letter-spacing: -0.011em;
`;

/** The small grey heading above a large figure. */
export const Eyebrow = styled.h2`
  ${text('14')}
  color: ${token('color-text-3')};
  font-weight: ${token('weight-medium')};
`;

const Aside = styled.span`
  ${text('14')}
  color: ${token('color-text-3')};
`;

/** A card's footer, below a line. */
export const CardFoot = styled.div`
  margin-top: ${token('space-4')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('color-border')};
`;

export interface CardProps {
  title?: ReactNode;
  /** Shown to the right of the title: a short text, a link or a badge. */
  aside?: ReactNode;
  /** Content reaches the edges. */
  flush?: boolean;
  children: ReactNode;
  className?: string;
}

/** A card; with a title it is a named region. */
export const Card = ({ title, aside, flush = false, children, className }: CardProps) => {
  const id = useId();
  return (
    <CardBox $flush={flush} aria-labelledby={title ? id : undefined} className={className}>
      {title && (
        <Head $flush={flush}>
          <CardTitle id={id}>{title}</CardTitle>
          {typeof aside === 'string' ? <Aside>{aside}</Aside> : aside}
        </Head>
      )}
      {children}
    </CardBox>
  );
};
