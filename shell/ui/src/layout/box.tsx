import styled from 'styled-components';
import { figures, hidden, text } from '../theme/text.ts';
import { media, token } from '../theme/token.ts';

type Gap = 1 | 2 | 3 | 4 | 6;

/** One column; `$gap` in steps of 4 px, by default the space between cards. */
export const Stack = styled.div<{ $gap?: Gap }>`
  display: grid;
  gap: ${({ $gap }) => token($gap ? `space-${$gap}` : 'stack')};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

/** A row of elements. */
export const Row = styled.div<{ $gap?: Gap; $between?: boolean; $wrap?: boolean; $align?: 'start' | 'baseline' }>`
  display: flex;
  align-items: ${({ $align }) => $align ?? 'center'};
  gap: ${({ $gap = 3 }) => token(`space-${$gap}`)};
  ${({ $between }) => $between && 'justify-content: space-between;'}
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
`;

/** Two columns from 960 px on: 2 to 1, or equal. */
export const Split = styled.div<{ $even?: boolean }>`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: ${({ $even }) => ($even ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(0, 1fr)')};
  }
`;

/** Tiles: two in a row on phones, `$wide` in a row from 720 px on. */
export const Columns = styled.div<{ $wide?: 2 | 3 | 4 }>`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.wide} {
    gap: ${token('space-4')};
    grid-template-columns: repeat(${({ $wide = 2 }) => $wide}, minmax(0, 1fr));
  }
`;

type TextSize = '12' | '14' | '16' | '20' | '28' | '44';

/** Text in a size of the type scale; `$quiet` 2 is secondary, 3 is a label. Set the element with `as`. */
export const Text = styled.p<{ $size?: TextSize; $quiet?: 2 | 3; $medium?: boolean; $figures?: boolean }>`
  ${({ $size = '16' }) => text($size)}
  ${({ $quiet }) => $quiet && `color: ${token(`color-text-${$quiet}`)};`}
  ${({ $medium }) => $medium && `font-weight: ${token('weight-medium')};`}
  ${({ $figures }) => $figures && figures}
  ${({ $size = '16' }) => Number($size) < 20 && 'text-wrap: pretty;'}
`;

/** Visible only to screen readers. */
export const Hidden = styled.span`
  ${hidden}
`;

/** Not on phones. */
export const WideOnly = styled.div`
  ${media.phone} {
    display: none;
  }
`;

/** On phones only. */
export const PhoneOnly = styled.div`
  ${media.wide} {
    display: none;
  }
`;
