import { media, token } from '@stridewell/ui/core';
import styled, { css } from 'styled-components';

/** List of rows that the runner can add and remove. */
export const RowList = styled.ol`
  display: grid;
  gap: ${token('space-4')};
  list-style: none;
  margin: 0;
  padding: 0;
`;

/**
 * Three fields and a button: one row on wide screens, the third field in a second row on phones and with `$twoRows`.
 */
export const RowItem = styled.li<{ $twoRows?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 44px;
  gap: ${token('space-3')};
  align-items: start;
  > :nth-child(3) {
    grid-area: 2 / 1 / auto / span 2;
  }
  > :last-child {
    grid-area: 1 / 3;
    margin-top: 30px;
  }
  ${({ $twoRows }) =>
    !$twoRows &&
    css`
      ${media.wide} {
        grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr) 44px;
        > :nth-child(3) {
          grid-area: auto;
        }
        > :last-child {
          grid-area: 1 / 4;
        }
      }
    `}
`;
