import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/shapes.ts';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-8')} ${token('space-4')};
  text-align: center;
`;

export const RoundIcon = styled.span`
  width: 56px;
  height: 56px;
  flex: none;
  border-radius: ${token('radius-full')};
  background: ${token('color-surface-sunken')};
  color: ${token('color-text-3')};
  display: grid;
  place-items: center;
`;

const Title = styled.h2`
  ${text('16')}
  margin-top: ${token('space-2')};
  font-weight: ${token('weight-semibold')};
  text-wrap: balance;
`;

const Words = styled.p`
  ${text('14')}
  color: ${token('color-text-2')};
  text-wrap: pretty;
`;

const Action = styled.div`
  margin-top: ${token('space-2')};
`;

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  /** Button for the runner's next step. */
  action?: ReactNode;
}

/** Placeholder for missing content, with the reason and one action. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <Box>
    {icon && (
      <RoundIcon>
        <Icon name={icon} />
      </RoundIcon>
    )}
    <Title>{title}</Title>
    {children && <Words>{children}</Words>}
    {action && <Action>{action}</Action>}
  </Box>
);
