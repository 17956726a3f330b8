import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/shapes.ts';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

/** List of rows with dividing lines. */
export const List = styled.div`
  > * + * {
    border-top: 1px solid ${token('color-border')};
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  min-height: 56px;
  padding: ${token('space-3')} ${token('card-pad')};
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
`;

const RowLink = styled(Link)`
  ${row}
`;
const RowButton = styled.button.attrs({ type: 'button' })`
  ${row}
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${token('weight-medium')};
  small {
    ${text('14')}
    display: block;
    font-weight: ${token('weight-regular')};
    color: ${token('color-text-3')};
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export interface ListRowProps {
  icon: IconName;
  children: ReactNode;
  note?: ReactNode;
  /** Target of the row if it is a link. A row without a target is a button. */
  href?: string;
  onClick?: () => void;
  current?: boolean;
}

/** Row of a menu or a settings list. */
export const ListRow = ({ icon, children, note, href, onClick, current }: ListRowProps) => {
  const inner = (
    <>
      <Icon name={icon} />
      <Words>
        {children}
        {note && <small>{note}</small>}
      </Words>
    </>
  );
  return href === undefined ? (
    <RowButton onClick={onClick}>{inner}</RowButton>
  ) : (
    <RowLink href={href} {...(onClick && { onClick })} aria-current={current ? 'page' : undefined}>
      {inner}
    </RowLink>
  );
};
