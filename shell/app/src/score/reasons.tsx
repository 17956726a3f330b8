import type { Factor } from '@stridewell/contracts/web';
import { Icon, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import type { DayMessage } from './day-message.ts';

const Line = styled.p`
  ${text('14')}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  color: ${token('color-text-2')};
  span {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
  }
`;

export type ReasonsProps = Pick<DayMessage, 'losses' | 'gains'>;

/**
 * Line with the reasons for a score, such as "Down: fatigue, sleep. Up: low stress." Renders nothing if there are no
 * reasons.
 */
export const Reasons = ({ losses, gains }: ReasonsProps) =>
  (losses ?? gains) && (
    <Line>
      {losses && (
        <span>
          <Icon name="arrow-down" size={16} />
          {losses}
        </span>
      )}
      {gains && (
        <span>
          <Icon name="arrow-up" size={16} />
          {gains}
        </span>
      )}
    </Line>
  );

/** Sorts the factors of a score by weight, largest first. */
export const byWeight = (factors: readonly Factor[]): Factor[] =>
  [...factors].sort((a, b) => b.max - a.max || b.contribution - a.contribution);
