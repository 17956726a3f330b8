import { MetricsChart, RecommendationBars, ScoreChart } from '@stridewell/app/charts';
import { METRIC_LABELS, METRICS, type Metric, SCALES, type StatsAnswer } from '@stridewell/contracts/web';
import { Split, token } from '@stridewell/ui/core';
import { BadgeToggle } from '@stridewell/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';

export interface StatsViewProps {
  stats: StatsAnswer;
  /** First and last day of the range. */
  days: { from: string; to: string };
  today: string;
}

const BADGES = METRICS.map((metric) => ({
  value: metric,
  label: METRIC_LABELS[metric],
  colour: token(`chart-${metric}`),
  note: `${SCALES[metric].min}–${SCALES[metric].max}`,
}));

const Badges = styled.div`
  margin-top: ${token('space-4')};
`;

/** Renders the three charts for a range. The metrics chart initially shows sleep and readiness. */
const StatsCharts = ({ stats, days, today }: StatsViewProps) => {
  const [shown, setShown] = useState<Metric[]>(['sleep', 'readiness']);
  return (
    <>
      <ScoreChart title="Daily readiness score" scores={stats.dailyScores} {...days} today={today} />
      <Split $even>
        <RecommendationBars title="Recommendations" counts={stats.recCounts} />
        <MetricsChart
          title="Individual metrics"
          series={stats.series}
          {...days}
          shown={shown}
          controls={
            <Badges>
              <BadgeToggle label="Metrics shown" options={BADGES} values={shown} onChange={setShown} />
            </Badges>
          }
        />
      </Split>
    </>
  );
};

export default StatsCharts;
