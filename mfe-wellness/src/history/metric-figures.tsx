import { METRIC_ICONS, metricLabel, metricValue } from '@stridewell/app/screens';
import { METRICS, type Metrics } from '@stridewell/contracts/web';
import { figures, Hidden, Icon, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const Line = styled.ul`
  ${text('14')}
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  color: ${token('color-text-2')};
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  svg {
    color: ${token('color-text-3')};
  }
`;

/** Shows the five metrics of a check-in as icons with numbers. Screen readers and tooltips also get the names. */
export const MetricFigures = ({ answers }: { answers: Metrics }) => (
  <Line>
    {METRICS.map((metric) => (
      <li key={metric} title={`${metricLabel(metric)}: ${metricValue(metric, answers[metric])}`}>
        <Icon name={METRIC_ICONS[metric]} size={16} />
        <Hidden>{metricLabel(metric)} </Hidden>
        {answers[metric]}
      </li>
    ))}
  </Line>
);

const Key = styled(Line)`
  ${text('12')}
  gap: ${token('space-2')} ${token('space-3')};
  color: ${token('color-text-3')};
`;

/** Legend that explains the metric icons. */
export const MetricKey = () => (
  <Key aria-hidden="true">
    {METRICS.map((metric) => (
      <li key={metric}>
        <Icon name={METRIC_ICONS[metric]} size={16} />
        {metricLabel(metric)}
      </li>
    ))}
  </Key>
);
