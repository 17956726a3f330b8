import { todayOf } from '@stridewell/app/testing/checkin';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { TriageOutcome } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkinOf, EMERGENCY, fixClock, NOT_FOUND, physio, TODAY } from '../testing/fixtures.ts';
import { TriageOutcomeCard } from './triage-outcome-card.tsx';

fixClock();

describe('TRIAGE-77 an outcome without urgent signs', () => {
  const CALM: TriageOutcome = {
    ...EMERGENCY,
    tier: 'self_care',
    title: 'Nothing here needs urgent care today',
    actions: [],
    route: 'self_care',
    said: ['self_care'],
  };
  const openCalm = (change: Parameters<typeof physio>[0]) => {
    fakeApi(physio({ 'GET /api/checkin/today': NOT_FOUND, ...change }));
    return renderApp(<TriageOutcomeCard outcome={CALM} onRead={() => {}} input={{ flags: [], answers: {} }} />);
  };
  const HELD = {
    tier: 'emergency',
    since: '2026-11-20T04:00:00Z',
    closesDay: true,
    closesTraining: true,
    text: 'No training advice for now. In Norway call 113.',
    card: null,
  };

  test.each([
    ['in the physio check-in', { 'GET /api/physio/checkin/today': { body: checkinOf({ pain: 8 }) } }],
    [
      'in the check-in of the day',
      { 'GET /api/physio/checkin/today': NOT_FOUND, 'GET /api/checkin/today': { body: todayOf(TODAY, { pain: 8 }) } },
    ],
  ])('mentions the pain and the three days when the pain is high %s', async (_, change) => {
    openCalm(change);
    expect(await screen.findByRole('heading', { name: 'Pain 8 of 10: rest it today' })).toBeVisible();
    expect(screen.getByText(/still above 6 after three days, see a doctor or physiotherapist/)).toBeVisible();
    expect(screen.queryByText(/Nothing here needs urgent care/)).toBeNull();
    expect(screen.queryByText('No urgent sign')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('keeps its text when the pain is 6', async () => {
    openCalm({ 'GET /api/physio/checkin/today': { body: checkinOf({ pain: 6 }) } });
    expect(await screen.findByText('Nothing here needs urgent care today')).toBeVisible();
  });

  test('refers to the coach’s message and its number while a hold blocks training', async () => {
    openCalm({ 'GET /api/physio/safety': { body: { hold: HELD } } });
    expect(await screen.findByRole('heading', { name: 'First do what your coach told you' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(screen.queryByText(/Nothing here needs urgent care/)).toBeNull();
  });

  test('is shown in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    openCalm({ 'GET /api/physio/checkin/today': { body: checkinOf({ pain: 9 }) } });
    expect(await screen.findByRole('heading', { name: 'Smerte 9 av 10: ta det med ro i dag' })).toBeVisible();
    document.documentElement.removeAttribute('lang');
  });
});
