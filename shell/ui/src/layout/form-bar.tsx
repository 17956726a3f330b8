import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, token } from '../theme/token.ts';
import { Text } from './box.tsx';

const Bar = styled.div<{ $inline: boolean }>`
  display: grid;
  gap: ${token('space-2')};
  ${({ $inline }) =>
    $inline &&
    css`
      grid-auto-flow: column;
      justify-content: start;
      align-items: center;
      gap: ${token('space-4')};
    `}
  ${media.phone} {
    position: sticky;
    bottom: calc(var(--tabbar, 0px) + env(safe-area-inset-bottom));
    z-index: ${token('z-sticky')};
    grid-auto-flow: row;
    justify-content: stretch;
    margin: 0 calc(-1 * ${token('gutter')});
    padding: ${token('space-3')} ${token('gutter')};
    background: ${token('color-canvas')};
    border-top: 1px solid ${token('color-border')};
  }
`;

const Note = styled.div`
  ${media.phone} {
    display: none;
  }
`;

export interface FormBarProps {
  children: ReactNode;
  /** Description of the button's action, shown next to the button. Hidden on phones. */
  note?: string;
}

/** Bar with the button of a form inside a tab. Fixed at the bottom on phones, above the tab bar if there is one. */
export const FormBar = ({ children, note }: FormBarProps) => (
  <Bar data-action-bar $inline={note !== undefined}>
    {children}
    {note !== undefined && (
      <Note>
        <Text $size="14" $quiet={3}>
          {note}
        </Text>
      </Note>
    )}
  </Bar>
);
