import { Icon, type IconName, text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  ${text('14')}
  display: flex;
  align-items: center;
  column-gap: ${token('space-3')};
  padding: ${token('space-1')} ${token('space-2')} ${token('space-1')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
  svg {
    flex: none;
    color: ${token('color-text-3')};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  padding: ${token('space-2')} 0;
  font-weight: ${token('weight-medium')};
`;

export interface NoteRowProps {
  icon: IconName;
  children: ReactNode;
  /** Button at the end of the row. */
  action: ReactNode;
}

/** One line about the week in a sunken box, with a button. */
export const NoteRow = ({ icon, children, action }: NoteRowProps) => (
  <Box>
    <Icon name={icon} size={20} />
    <Words>{children}</Words>
    {action}
  </Box>
);
