import type { PlanType } from '@stridewell/contracts/web';
import { Icon, text, token, tone } from '@stridewell/ui/core';
import styled from 'styled-components';
import { PLAN_TYPE_DISPLAY, planTypeName, zoneName } from './plan-type-display.ts';

const Line = styled.span<{ $kind: PlanType }>`
  ${({ $kind }) => tone(PLAN_TYPE_DISPLAY[$kind].tone)}
  ${text('14')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  color: var(--fg);
  font-weight: ${token('weight-medium')};
`;

export interface PlanTypeLabelProps {
  planType: PlanType;
  zone?: string | null;
}

/** Shows the icon, the label and the zone of a session type. */
export const PlanTypeLabel = ({ planType, zone = null }: PlanTypeLabelProps) => (
  <Line $kind={planType}>
    <Icon name={PLAN_TYPE_DISPLAY[planType].icon} size={16} />
    {zone === null ? planTypeName(planType) : `${planTypeName(planType)} · ${zoneName(zone)}`}
  </Line>
);
