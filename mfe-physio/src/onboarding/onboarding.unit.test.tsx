import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { ONBOARDING_KEY } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import Overview from '../overview/overview.tsx';
import {
  ALERTS,
  checkinOf,
  fixClock,
  HANDED_OVER,
  newcomer,
  physio,
  planOf,
  TODAY,
  UNAVAILABLE,
} from '../testing/fixtures.ts';
import { stepsOf } from './steps.ts';
import { startVisit } from './use-onboarding.ts';

fixClock();
beforeEach(() => {
  startVisit();
});

const TITLE = 'Your way back to running';
const open = (routes: Record<string, Route>) => {
  const show = vi.fn();
  fakeApi(routes);
  return { show, ...renderApp(<Overview show={show} />) };
};
const flag = () => window.localStorage.getItem(ONBOARDING_KEY);
const seen = () => window.localStorage.setItem(ONBOARDING_KEY, 'true');
const card = () => screen.findByRole('region', { name: TITLE });

describe('onboarding card', () => {
  test('ONB-01 ONB-07 is shown when the flag is not set, even with a profile', async () => {
    open(physio());
    await card();
    expect(screen.getByRole('link', { name: "Today's exercises" })).toHaveAttribute('href', '/physio-coach/exercises');
    expect(screen.queryByRole('button', { name: 'Fill Profile' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('ONB-02 ONB-06 is shown without a profile even when the flag is set', async () => {
    seen();
    open(newcomer());
    await card();
    expect(screen.getByRole('button', { name: 'Fill Profile' })).toBeVisible();
    expect(screen.queryByRole('link', { name: "Today's exercises" })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('ONB-03 is hidden when the flag is set and there is a profile', async () => {
    seen();
    open(physio());
    await screen.findByText(/Focus area/);
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  test.each([
    ['there is a warning sign', planOf({ status: 'blocked', exercises: [], alerts: [ALERTS.red_flags] })],
    ['the injury has healed', { status: 'resolved' as const, date: TODAY }],
  ])('ONB-14 is hidden when %s', async (_what, body) => {
    open(physio({ 'GET /api/physio/today': { body } }));
    await screen.findByText('From 4');
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    expect(screen.queryByRole('link', { name: "Today's exercises" })).toBeNull();
  });

  test('is hidden when the profile cannot be read', async () => {
    open(physio({ 'GET /api/physio/profile': UNAVAILABLE }));
    await screen.findByText('From 4');
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});

describe('onboarding card dismissal', () => {
  test('CONST-30 ONB-04 ONB-05 sets the flag and hides the card for the visit on "Dismiss"', async () => {
    const { actor, unmount } = open(newcomer());
    await card();
    expect(flag()).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    expect(flag()).not.toBeNull();
    expect(ONBOARDING_KEY).toBe('physio_onboarding_seen');
    unmount();
    open(newcomer());
    await screen.findByRole('button', { name: 'Start Physio Check-in' });
    await screen.findAllByText('none yet');
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  test('ONB-08 sets the flag, hides the card and opens the profile tab on "Fill Profile"', async () => {
    const { actor, show } = open(newcomer());
    await card();
    await actor.click(screen.getByRole('button', { name: 'Fill Profile' }));
    expect(show).toHaveBeenCalledWith('profile');
    expect(flag()).not.toBeNull();
    expect(ONBOARDING_KEY).toBe('physio_onboarding_seen');
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});

describe('onboarding step list', () => {
  const done = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map((step) => step.done);
  const exercise = (status: 'none' | 'done' | 'skipped') => ({ ...planOf().exercises[0], status }) as never;

  test('stepsOf returns the five steps in order', () => {
    expect(stepsOf(false, null, null).map(({ label }) => label)).toEqual([
      'Fill profile',
      'Check in daily',
      "Today's exercises",
      'Mark progress',
      'Return to running',
    ]);
  });

  test.each([
    ['no action', [false, null, null], [false, false, false, false, false]],
    [
      'a profile',
      [true, null, planOf({ status: 'checkin_required', exercises: [] })],
      [true, false, false, false, false],
    ],
    ['a check-in', [true, checkinOf(), planOf()], [true, true, false, false, false]],
    [
      'some of the exercises',
      [true, checkinOf(), planOf({ exercises: [exercise('done'), exercise('none')] })],
      [true, true, true, false, false],
    ],
    [
      'all exercises, one of them skipped',
      [true, checkinOf(), planOf({ exercises: [exercise('done'), exercise('skipped')] })],
      [true, true, true, true, false],
    ],
    ['the hand-over', [true, checkinOf(), HANDED_OVER], [true, true, false, false, true]],
  ] as [string, Parameters<typeof stepsOf>, boolean[]][])(
    'stepsOf returns which steps are done after %s',
    (_, given, expected) => {
      expect(done(...given)).toEqual(expected);
    },
  );

  test('marks the next step with aria-current and done steps with the text "(done)"', async () => {
    open(physio({ 'GET /api/physio/logs?limit=30': { body: [] } }));
    await card();
    await screen.findByText("Next: today's exercises.");
    const steps = screen.getAllByRole('listitem').filter((item) => item.closest('ol'));
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
    expect(steps[0]).toHaveTextContent('Fill profile (done)');
    expect(steps[3]).toHaveTextContent('4Mark progress');
  });
});
