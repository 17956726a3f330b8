import type { PlanType } from '@stridewell/contracts/web';
import { Icon, text, token, tone } from '@stridewell/ui/core';
import styled from 'styled-components';
import { KINDS, zoneName } from './kinds.ts';

const Line = styled.span<{ $kind: PlanType }>`
  ${({ $kind }) => tone(KINDS[$kind].tone)}
  ${text('14')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  color: var(--fg);
  font-weight: ${token('weight-medium')};
`;

export interface KindProps {
  planType: PlanType;
  zone?: string | null;
}

/** The kind of a day as icon, word and colour, with its zone. */
export const Kind = ({ planType, zone = null }: KindProps) => (
  <Line $kind={planType}>
    <Icon name={KINDS[planType].icon} size={16} />
    {zone === null ? KINDS[planType].label : `${KINDS[planType].label} · ${zoneName(zone)}`}
  </Line>
);
