import styled from 'styled-components';
import { mediumDay } from '../format/dates.ts';
import { figures, text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

/** Box of a tooltip. */
export const ChartTip = styled.div`
  ${text('12')}
  ${figures}
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-sm')};
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-float')};
  color: ${token('color-text-2')};
  b {
    font-weight: ${token('weight-semibold')};
    color: ${token('color-text')};
  }
`;

export interface ChartTipProps {
  active?: boolean;
  label?: string | number;
  payload?: readonly { name?: string | number; value?: unknown }[];
}

/** Tooltip with the values of the day under the pointer. Renders nothing for a day without values. */
export const ChartTooltip = ({ active = false, label, payload = [] }: ChartTipProps) => {
  const entries = payload.filter((entry) => typeof entry.value === 'number');
  if (!active || entries.length === 0) return null;
  return (
    <ChartTip>
      {mediumDay(String(label))}
      {entries.map((entry) => (
        <div key={entry.name}>
          {entry.name} <b>{String(entry.value)}</b>
        </div>
      ))}
    </ChartTip>
  );
};
