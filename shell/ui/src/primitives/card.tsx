import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

/** Box of a card. `$flush` removes the padding, for lists and tables that extend to the edges of the card. */
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
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  min-height: 28px;
  /* The aside moves below the title only where it and the longest word of the title do not fit in one row. */
  > h2 {
    flex: 1 1 min-content;
  }
  margin-bottom: ${({ $flush }) => token($flush ? 'space-2' : 'space-4')};
  ${({ $flush }) => $flush && `padding: ${token('card-pad')} ${token('card-pad')} 0;`}
`;

export const CardTitle = styled.h2`
  ${text('16')}
  font-weight: ${token('weight-semibold')};
  letter-spacing: -0.011em;
`;

/** Small grey heading, shown above a large number. */
export const Eyebrow = styled.h2`
  ${text('14')}
  color: ${token('color-text-3')};
  font-weight: ${token('weight-medium')};
`;

const Aside = styled.span`
  ${text('14')}
  color: ${token('color-text-3')};
`;

/** Footer of a card, separated by a line. */
export const CardFoot = styled.div`
  margin-top: ${token('space-4')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('color-border')};
`;

export interface CardProps {
  title?: ReactNode;
  /** Short text, link or badge to the right of the title. */
  aside?: ReactNode;
  /** True if the content extends to the edges of the card. */
  flush?: boolean;
  children: ReactNode;
  className?: string;
}

/** Card. If it has a title, it is a region whose accessible name is the title. */
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
