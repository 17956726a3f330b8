import { STOPPED, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dashboardRoutes, fixClock, TODAY } from '../testing/fixtures.ts';
import { comparison } from './last-week.tsx';
import Overview from './overview.tsx';

fixClock();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

const open = (change: Record<string, FakeAnswer> = {}) => {
  fakeApi(dashboardRoutes(change));
  return renderApp(<Overview />, { path: '/running' });
};

describe('RUN-43 the overview on phones', () => {
  test('RUN-44 begins with the week, and folds the trend, the links and the deletion of all data', async () => {
    const { actor } = open();
    const week = await screen.findByRole('region', { name: "This week's plan" });
    const score = await screen.findByRole('region', { name: 'Readiness score' });
    expect(week.compareDocumentPosition(score)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Tracker' })).toHaveAttribute('href', '/running?tab=tracker');
    expect(screen.getByRole('link', { name: 'Your season' })).toHaveAttribute('href', '/running/season');
    expect(screen.queryByRole('button', { name: 'Delete All My Data' })).toBeNull();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Trend, links and your data' }));
    expect(screen.getByRole('button', { name: 'Delete All My Data' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Analytics' })).toBeVisible();
  });

  test('shows the score in one row, which unfolds to the recommendation', async () => {
    const { actor } = open();
    const strip = await screen.findByRole('region', { name: 'Readiness score' });
    await actor.click(within(strip).getByRole('button', { name: /^Why / }));
    expect(await screen.findByRole('link', { name: "Go to your coach and ask for today's training" })).toBeVisible();
  });

  test('never folds the notice that the physio coach has paused running', async () => {
    open({ 'GET /api/checkin/today': { body: todayOf(TODAY, { score: 7.4, ...STOPPED }) } });
    expect(await screen.findByRole('link', { name: 'Go to Physio Coach' })).toBeVisible();
  });

  test('compares last week with its plan in one row', async () => {
    open();
    expect(
      await screen.findByRole('button', { name: 'Last week 3 of 4 sessions · 95 of 130 min · −27 %' }),
    ).toBeVisible();
  });
});

describe('RUN-43 comparison', () => {
  const metrics = { checkins: 0, readinessMean: null };

  test('never shows "of 0"', () => {
    const done = { ...metrics, sessionsDone: 3, sessionsPlanned: 0, minutesDone: 90, minutesPlanned: 0 };
    expect(comparison({ metrics: done } as unknown as Parameters<typeof comparison>[0])).toBe('3 sessions · 90 min');
  });

  test('ACT-91 shows the number of planned sessions when more were done', () => {
    const done = { ...metrics, sessionsDone: 4, sessionsPlanned: 3, minutesDone: 170, minutesPlanned: 80 };
    expect(comparison({ metrics: done } as unknown as Parameters<typeof comparison>[0])).toBe(
      '4 sessions (3 planned) · 170 of 80 min · +113 %',
    );
  });
});
