import styled from 'styled-components';
import { figures, hidden, text } from '../theme/text.ts';
import { media, token } from '../theme/token.ts';

type Gap = 1 | 2 | 3 | 4 | 6;

/** Single-column layout. `$gap` is a multiple of 4 px and by default the space between cards. */
export const Stack = styled.div<{ $gap?: Gap }>`
  display: grid;
  gap: ${({ $gap }) => token($gap ? `space-${$gap}` : 'stack')};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

export const Row = styled.div<{ $gap?: Gap; $between?: boolean; $wrap?: boolean; $align?: 'start' | 'baseline' }>`
  display: flex;
  align-items: ${({ $align }) => $align ?? 'center'};
  gap: ${({ $gap = 3 }) => token(`space-${$gap}`)};
  ${({ $between }) => $between && 'justify-content: space-between;'}
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
`;

/**
 * Two-column layout for screens at least 960 px wide. The columns have the ratio 2 to 1 or, with `$even`, equal width.
 */
export const Split = styled.div<{ $even?: boolean }>`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: ${({ $even }) => ($even ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(0, 1fr)')};
  }
`;

/** Grid of tiles with two tiles per row on phones and `$wide` tiles per row on screens at least 720 px wide. */
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

/** Text in a size of the type scale. `$quiet` 2 is for secondary text, 3 for labels. `as` sets the HTML element. */
export const Text = styled.p<{ $size?: TextSize; $quiet?: 2 | 3; $medium?: boolean; $figures?: boolean }>`
  ${({ $size = '16' }) => text($size)}
  ${({ $quiet }) => $quiet && `color: ${token(`color-text-${$quiet}`)};`}
  ${({ $medium }) => $medium && `font-weight: ${token('weight-medium')};`}
  ${({ $figures }) => $figures && figures}
  ${({ $size = '16' }) => Number($size) < 20 && 'text-wrap: pretty;'}
`;

/** Element that is visible only to screen readers. */
export const Hidden = styled.span`
  ${hidden}
`;

/** Element that is hidden on phones. */
export const WideOnly = styled.div`
  ${media.phone} {
    display: none;
  }
`;

/** Element that is visible only on phones. */
export const PhoneOnly = styled.div`
  ${media.wide} {
    display: none;
  }
`;
