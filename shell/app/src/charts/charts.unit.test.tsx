import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { MetricsChart } from './metrics-chart.tsx';
import { countsSummary, RecommendationBars } from './recommendation-bars.tsx';
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
      </>,
    );
    expect(screen.getAllByText('No data available')).toHaveLength(2);
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

test('RecommendationBars is described by the number of days with each recommendation', () => {
  const counts = { Push: 5, Adapt: 15, Recover: 3, Reset: 0 };
  renderApp(<RecommendationBars counts={counts} />);
  const summary = '23 days with a check-in: Push 5, Adapt 15, Recover 3, Reset 0.';
  expect(countsSummary(counts)).toBe(summary);
  expect(screen.getByRole('figure', { name: summary })).toBeInTheDocument();
});

describe('STAT-21 ScoreChart with capped days and events', () => {
  const capped = ['2026-11-15', '2026-11-17', '2026-11-20'].map((date) => ({
    ...{ date, code: 'injury', value: null, limit: 7.4 },
  }));

  test('describes in text when a cap limited the score and when an event began', () => {
    renderApp(
      <ScoreChart
        {...{ title: 'Scores', scores: SCORES, ...WEEK, capped }}
        events={[{ date: '2026-11-15', kind: 'injury' }]}
        baseline={{ mean: 6.2, sd: 1, days: 20 }}
      />,
    );
    expect(screen.getByText('Held at 7.4 by the injury: 15 Nov to 20 Nov')).toBeInTheDocument();
    expect(screen.getByText('Injury since 15 Nov')).toBeInTheDocument();
    expect(screen.getByText('Your 28-day normal')).toBeInTheDocument();
  });

  test('lists the caps in its table, and omits that column when there are none', async () => {
    const { actor } = renderApp(<ScoreChart title="Scores" scores={SCORES} {...WEEK} capped={capped.slice(0, 1)} />);
    await actor.click(screen.getByRole('button', { name: 'Scores as a table' }));
    expect(rows().slice(0, 3)).toEqual([
      'DateScoreRecommendationLimit',
      'Sun 15 Nov 20264.1RecoverHeld at 7.4 by the injury',
      'Tue 17 Nov 20268.2Push–',
    ]);
  });

  test('uses general words for caps and events that are unknown to this release', () => {
    renderApp(
      <ScoreChart
        {...{ title: 'Scores', scores: SCORES, ...WEEK }}
        capped={capped.map((day) => ({ ...day, code: 'moon' }))}
        events={[{ date: '2026-11-15', kind: 'eclipse' }]}
      />,
    );
    expect(screen.getByText('Held at 7.4 by another answer: 15 Nov to 20 Nov')).toBeInTheDocument();
    expect(screen.getByText('Marked: 15 Nov')).toBeInTheDocument();
  });
});

describe('STAT-22 day selection on the score chart', () => {
  const answers = new Map([['2026-11-17', { sleep: 5, stress: 1, fatigue: 2, pain: 0, readiness: 9 }]]);

  test('moves between days with a check-in with the arrow keys and shows the answers of the selected day', async () => {
    const { actor } = renderApp(<ScoreChart title="Scores" scores={SCORES} {...WEEK} answers={answers} />);
    const day = screen.getByRole('slider', { name: 'Scores, day by day' });
    expect(day).toHaveTextContent('Tap a day to see it, or step with the arrow keys.');
    await actor.tab();
    await actor.tab();
    expect(day).toHaveFocus();
    await actor.keyboard('{ArrowLeft}');
    expect(day).toHaveTextContent('Fri 20 Nov 20266.2Adapt');
    await actor.keyboard('{ArrowLeft}');
    expect(day).toHaveAttribute(
      'aria-valuetext',
      'Tue 17 Nov 2026: 8.2, Push, Sleep 5, Stress 1, Fatigue 2, Pain 0, Readiness 9',
    );
    await actor.keyboard('{Home}{ArrowLeft}');
    expect(day).toHaveAttribute('aria-valuenow', '1');
    await actor.keyboard('{End}');
    expect(day).toHaveAttribute('aria-valuenow', '3');
    expect(await violations()).toEqual([]);
  });

  test('is not available without answers', () => {
    renderApp(<ScoreChart title="Scores" scores={SCORES} {...WEEK} />);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('charts on a Norwegian page', () => {
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  test('use Norwegian text, dates and decimal commas', async () => {
    document.documentElement.lang = 'nb';
    const { actor } = renderApp(<ScoreChart title="Scoren" scores={SCORES} {...WEEK} />);
    expect(
      screen.getByText('Snittet er 6,2 over 3 innsjekker. Høyest 8,2 (17. nov.), lavest 4,1 (15. nov.).'),
    ).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Scoren som tabell' }));
    expect(rows()[1]).toBe('søn. 15. nov. 20264,1Recover');
  });
});
