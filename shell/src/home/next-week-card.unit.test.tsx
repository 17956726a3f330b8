import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { fixClock, NOT_FOUND } from '@stridewell/app/testing/fixed-day';
import { renderApp } from '@stridewell/app/testing/render';
import { type WeeklyPlan, weekDates } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NextWeekCard } from './next-week-card.tsx';

fixClock();

const RUNS: Record<string, Pick<WeeklyPlan['days'][number], 'planType' | 'title' | 'minutes'>> = {
  '2026-11-24': { planType: 'easy', title: 'Easy run', minutes: 35 },
  '2026-11-26': { planType: 'easy', title: 'Easy run', minutes: 40 },
  '2026-11-29': { planType: 'long', title: 'Long run', minutes: 60 },
};
const REST = { planType: 'rest', title: 'Rest', minutes: 0 } as const;

/** The preview of the week from Monday 23 November. */
const NEXT_WEEK: WeeklyPlan = {
  weekStart: '2026-11-23',
  phase: 'Base',
  totalMinutes: 135,
  provisional: true,
  dependsOn: 'It holds if this week goes as planned.',
  days: weekDates('2026-11-23').map((date) => ({ date, zone: null, why: 'Base.', ...(RUNS[date] ?? REST) })),
};

const open = (answer: FakeAnswer) => {
  const api = fakeApi({ 'GET /api/coach/weekly-plan?weekStart=2026-11-23': answer });
  return { api, ...renderApp(<NextWeekCard />) };
};
const card = () => screen.queryByRole('region', { name: 'Next week' });

describe('next week’s card on the home screen', () => {
  test('AHEAD-02 shows minutes, runs, key sessions and the conditions on which the week depends', async () => {
    open({ body: NEXT_WEEK });
    await waitFor(() => expect(card()).toHaveTextContent('135 min, 3 runs'));
    expect(card()).toHaveTextContent('Sun: Long run, 60 min');
    expect(card()).toHaveTextContent('Provisional. It holds if this week goes as planned.');
    expect(screen.getByRole('link', { name: 'Open the plan' })).toHaveAttribute('href', '/running');
    expect(await violations()).toEqual([]);
  });

  test('HOME-86 shows "Rest" for a week without minutes', async () => {
    open({ body: { ...NEXT_WEEK, totalMinutes: 0, days: NEXT_WEEK.days.map((day) => ({ ...day, ...REST })) } });
    await waitFor(() => expect(card()).toHaveTextContent('Rest'));
    expect(card()).not.toHaveTextContent('0 min');
  });

  test('is not rendered without a preview', async () => {
    const { api } = open(NOT_FOUND);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(card()).toBeNull();
  });
});
