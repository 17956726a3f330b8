import styled from 'styled-components';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

/** The label of a new day between two lines. */
export const DayDivider = styled.p`
  ${text('12')}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin: ${token('space-1')} 0;
  color: ${token('color-text-3')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${token('color-border')};
  }
`;
