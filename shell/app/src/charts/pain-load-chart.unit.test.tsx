import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { PAIN_LOAD_WORDS, PainLoadChart, painLoadSummary } from './pain-load-chart.tsx';

const PAIN = [
  { date: '2026-11-20', value: 2 },
  { date: '2026-11-18', value: 3 },
];
const LOAD = [
  { date: '2026-11-18', minutes: 24 },
  { date: '2026-10-01', minutes: 90 },
];
const chart = (
  <PainLoadChart title="Pain against logged sessions" pain={PAIN} load={LOAD} from="2026-11-14" to="2026-11-20" />
);

describe('PainLoadChart', () => {
  test('summarises only the days in its range', () => {
    renderApp(chart);
    const summary = 'Pain averaged 2.5 over 2 check-ins. 1 logged session, 24 minutes in all.';
    expect(screen.getByRole('figure', { name: summary })).toBeInTheDocument();
  });

  test('lists the pain and minutes for each day in a table, with a dash for each missing value', async () => {
    const { actor } = renderApp(chart);
    await actor.click(screen.getByRole('button', { name: 'Pain against logged sessions as a table' }));
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DatePainMinutes logged',
      'Wed 18 Nov 2026324',
      'Fri 20 Nov 20262–',
    ]);
    expect(await violations()).toEqual([]);
  });

  test('shows the goal’s label in the legend and uses the text that the caller provides', () => {
    const words = { ...PAIN_LOAD_WORDS, painLegend: 'Smerte, 0–10 (venstre)', noLoad: 'Ingen økter.' };
    renderApp(
      <PainLoadChart
        title="Smerte"
        pain={PAIN}
        load={[]}
        from="2026-11-14"
        to="2026-11-20"
        goal={{ pain: 2, label: 'Mål: 2 eller mindre' }}
        words={words}
      />,
    );
    expect(screen.getByText('Mål: 2 eller mindre')).toBeInTheDocument();
    expect(screen.getByText('Smerte, 0–10 (venstre)')).toBeInTheDocument();
    expect(screen.getByRole('figure', { name: /Ingen økter\.$/ })).toBeInTheDocument();
  });

  test('shows an empty state when there is no data', () => {
    renderApp(
      <PainLoadChart title="Pain against logged sessions" pain={[]} load={[]} from="2026-11-14" to="2026-11-20" />,
    );
    expect(screen.getByText('No data available')).toBeInTheDocument();
  });

  test('summarises pain when there are no sessions, and sessions when there is no pain data', () => {
    expect(painLoadSummary({ pain: [{ date: '2026-11-18', value: 3 }], load: [] })).toBe(
      'Pain averaged 3.0 over 1 check-in. No sessions with minutes logged.',
    );
    expect(painLoadSummary({ pain: [], load: LOAD })).toBe(
      'No check-ins in this period. 2 logged sessions, 114 minutes in all.',
    );
  });
});
