import type { LogStatus } from '@stridewell/contracts/web';
import { Icon, type IconName, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { planWords } from './plan-words.ts';

const STATUSES: Record<LogStatus, { icon: IconName; colour: string }> = {
  done: { icon: 'check-circle', colour: token('color-success-fg') },
  partial: { icon: 'half-circle', colour: token('color-warning-fg') },
  skipped: { icon: 'x-circle', colour: token('color-text-3') },
};

const Line = styled.p<{ $status: LogStatus }>`
  ${text('14')}
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${({ $status }) => STATUSES[$status].colour};
  font-weight: ${token('weight-medium')};
`;

/** Icon and word for the status of a logged day. */
export const DayStatus = ({ status }: { status: LogStatus }) => (
  <Line $status={status}>
    <Icon name={STATUSES[status].icon} size={16} />
    {planWords().statuses[status]}
  </Line>
);
