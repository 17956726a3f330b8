import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { MetricsChart } from './metrics-chart.tsx';
import { RecommendationBars } from './recommendation-bars.tsx';
import { ScoreChart, scoreSummary } from './score-chart.tsx';

const WEEK = { from: '2026-11-14', to: '2026-11-20', today: '2026-11-20' };
const SCORES = [
  { date: '2026-11-15', score: 4.1 },
  { date: '2026-11-17', score: 8.2 },
  { date: '2026-11-20', score: 6.2 },
];
const EMPTY = { sleep: [], stress: [], fatigue: [], pain: [], readiness: [] };

const rows = (): (string | null)[] => screen.getAllByRole('row').map((row) => row.textContent);

describe('chart card', () => {
  test('describes the chart in one sentence', () => {
    renderApp(<ScoreChart title="Daily readiness score" scores={SCORES} {...WEEK} />);
    const card = screen.getByRole('region', { name: 'Daily readiness score' });
    const summary = 'Average 6.2 over 3 check-ins. Highest 8.2 on 17 Nov, lowest 4.1 on 15 Nov.';
    expect(within(card).getByText(summary)).toBeInTheDocument();
    expect(within(card).getByRole('figure', { name: summary })).toBeInTheDocument();
  });

  test('shows its data as a table, without days that have no check-in, when toggled with the keyboard', async () => {
    const { actor } = renderApp(<ScoreChart title="Daily readiness score" scores={SCORES} {...WEEK} />);
    await actor.tab();
    expect(screen.getByRole('button', { name: 'Daily readiness score as a table' })).toHaveFocus();
    await actor.keyboard('{Enter}');
    expect(rows()).toEqual([
      'DateScoreRecommendation',
      'Sun 15 Nov 20264.1Recover',
      'Tue 17 Nov 20268.2Push',
      'Fri 20 Nov 20266.2Adapt',
    ]);
    expect(await violations()).toEqual([]);
    await actor.keyboard('{Enter}');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('shows an empty state when there is no data', () => {
    renderApp(
      <>
        <ScoreChart title="Scores" scores={[]} {...WEEK} />
        <MetricsChart title="Metrics" series={EMPTY} shown={['sleep']} {...WEEK} />
        <RecommendationBars title="Counts" counts={{ Push: 0, Adapt: 0, Recover: 0, Reset: 0 }} />
      </>,
    );
    expect(screen.getAllByText('No data available')).toHaveLength(3);
  });
});

test('scoreSummary describes a single check-in', () => {
  expect(scoreSummary(SCORES.slice(0, 1))).toBe('One check-in: 4.1 on 15 Nov.');
});

test('MetricsChart lists all five metrics in its table and shows a dash for a missing value', async () => {
  const series = {
    ...EMPTY,
    sleep: [
      { date: '2026-11-15', value: 3 },
      { date: '2026-11-17', value: 4 },
    ],
    pain: [{ date: '2026-11-17', value: 0 }],
  };
  const { actor } = renderApp(
    <MetricsChart title="Metrics" series={series} shown={['sleep', 'readiness']} {...WEEK} />,
  );
  expect(screen.getByText('Averages: sleep 3.5 of 5.')).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Metrics as a table' }));
  expect(rows()).toEqual(['DateSleepStressFatiguePainReadiness', 'Sun 15 Nov 20263––––', 'Tue 17 Nov 20264––0–']);
});

test('RecommendationBars shows the number of days with each recommendation', async () => {
  const { actor } = renderApp(
    <RecommendationBars title="Recommendations" counts={{ Push: 5, Adapt: 15, Recover: 3, Reset: 0 }} />,
  );
  expect(screen.getByText('23 days with a check-in: Push 5, Adapt 15, Recover 3, Reset 0.')).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Recommendations as a table' }));
  expect(rows()).toEqual(['RecommendationDays', 'Push5', 'Adapt15', 'Recover3', 'Reset0']);
});
