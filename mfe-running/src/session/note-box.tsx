import { Icon, type IconName, text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  ${text('14')}
  display: flex;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
  color: ${token('color-text-2')};
  text-wrap: pretty;
  svg {
    flex: none;
    color: ${token('color-text-3')};
  }
  b {
    color: ${token('color-text')};
    font-weight: ${token('weight-semibold')};
  }
`;

export interface NoteBoxProps {
  icon: IconName;
  children: ReactNode;
}

/** Sunken box with an icon and a short text, in the content of a card. */
export const NoteBox = ({ icon, children }: NoteBoxProps) => (
  <Box>
    <Icon name={icon} size={20} />
    <div>{children}</div>
  </Box>
);
