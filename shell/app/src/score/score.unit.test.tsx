import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { FactorRow, Factors } from './factor-row.tsx';
import { Reasons } from './reasons.tsx';
import { ScaleBand } from './scale-band.tsx';
import { ScoreCard } from './score-card.tsx';
import { StatTile } from './stat-tile.tsx';
import { WeekStrip } from './week-strip.tsx';

const CARD = { score: 6.2, recommendation: 'Adapt', baseline: null, headline: 'Train, but trim it.' } as const;

describe('ScoreCard', () => {
  test('shows the readiness score out of 10 with one decimal place', () => {
    renderApp(<ScoreCard {...CARD} score={6} />);
    const card = screen.getByRole('region', { name: 'Readiness score' });
    expect(within(card).getByText('6.0 / 10')).toBeInTheDocument();
    expect(within(card).getByRole('heading', { name: 'Train, but trim it.' })).toBeInTheDocument();
  });
});

describe('ScaleBand', () => {
  test('describes the score’s position, and the baseline if there is one', () => {
    const { rerender } = renderApp(<ScaleBand score={6.2} recommendation="Adapt" baseline={null} />);
    const words = '6.2 on a scale of 0 to 10. Reset below 3, Recover from 3, Adapt from 5, Push from 7.5.';
    expect(screen.getByRole('img', { name: words })).toBeInTheDocument();
    rerender(<ScaleBand score={6.2} recommendation="Adapt" baseline={{ mean: 6.5, sd: 1.1, days: 21 }} />);
    expect(screen.getByRole('img', { name: `${words} Your normal is 5.4 to 7.6.` })).toBeInTheDocument();
    expect(screen.getByText('your normal')).toBeInTheDocument();
  });

  test.each([
    [7.4, 'Adapt', 'clamp(50% + 5px, 74%, 75% - 5px)'],
    [7.5, 'Push', 'clamp(75% + 5px, 75%, 100% - 5px)'],
    [0, 'Reset', 'clamp(0% + 5px, 0%, 30% - 5px)'],
  ] as const)('CHKF-15 keeps the pin of the score %d inside the band %s', (score, recommendation, left) => {
    const { container } = renderApp(<ScaleBand score={score} recommendation={recommendation} baseline={null} />);
    expect(container.querySelector('[data-pin]')?.getAttribute('style')).toContain(left);
  });

  test('clamps the baseline range to the ends of the scale', () => {
    renderApp(<ScaleBand score={9.8} recommendation="Push" baseline={{ mean: 9.5, sd: 1, days: 12 }} />);
    expect(screen.getByRole('img', { name: /Your normal is 8\.5 to 10\.0\./ })).toBeInTheDocument();
  });
});

test('FactorRow shows the answer in words, its points, and a mark if the answer lowered the score most', () => {
  renderApp(
    <Factors>
      <FactorRow factor={{ metric: 'sleep', value: 3, contribution: 1.25, max: 2.5 }} largest={2.5} down />
      <FactorRow factor={{ metric: 'stress', value: 2, contribution: 1.125, max: 1.5 }} largest={2.5} />
    </Factors>,
  );
  const [sleep, stress] = screen.getAllByRole('listitem');
  expect(sleep).toHaveTextContent('Sleep 3 · fair pulled it down1.3 of 2.5');
  expect(stress).toHaveTextContent('Stress 2 · low1.1 of 1.5');
});

test('Reasons omits the text about losses when there are none', () => {
  const { rerender } = renderApp(<Reasons losses="Down: fatigue, sleep." gains="Up: low stress." />);
  expect(screen.getByText('Down: fatigue, sleep.')).toBeInTheDocument();
  rerender(<Reasons losses={null} gains="Up: low stress." />);
  expect(screen.queryByText(/Down/)).toBeNull();
});

test('StatTile renders its label and value as an entry of a description list', () => {
  renderApp(
    <dl>
      <StatTile label="Push Days" value={5} note="of 23" recommendation="Push" />
    </dl>,
  );
  expect(screen.getByText('Push Days').tagName).toBe('DT');
  expect(screen.getByText('5').tagName).toBe('DD');
});

test('WeekStrip describes each day in words and marks today', async () => {
  renderApp(
    <WeekStrip
      days={[
        { date: '2026-11-16', name: 'Mon', today: false, label: 'Adapt', icon: 'adapt', tone: 'adapt' },
        { date: '2026-11-17', name: 'Tue', today: true, label: null, icon: null, tone: 'neutral' },
      ]}
    />,
  );
  const [monday, tuesday] = screen.getAllByRole('listitem');
  expect(within(monday as HTMLElement).getByText('Mon 16: Adapt')).toBeInTheDocument();
  expect(within(tuesday as HTMLElement).getByText('Tue 17: nothing yet')).toBeInTheDocument();
  expect(tuesday).toHaveAttribute('aria-current', 'date');
  expect(await violations()).toEqual([]);
});
