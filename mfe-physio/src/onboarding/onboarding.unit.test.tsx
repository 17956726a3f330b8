import { ONBOARDING_KEY } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { fakeApi, type Route } from '@stridewell/ui/testing/fake-api';
import { renderApp } from '@stridewell/ui/testing/render';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Overview from '../overview/overview.tsx';
import { ALERTS, BROKEN, checkinOf, HANDED_OVER, MORNING, newcomer, physio, planOf, TODAY } from '../testing/given.ts';
import { stepsOf } from './steps.ts';
import { startVisit } from './use-onboarding.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
  startVisit();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

describe('when it shows', () => {
  test('ONB-01 ONB-07 the flag is not set: it shows, with a profile too', async () => {
    open(physio());
    await card();
    expect(screen.getByRole('link', { name: "Today's exercises" })).toHaveAttribute('href', '/physio-coach/exercises');
    expect(screen.queryByRole('button', { name: 'Fill Profile' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('ONB-02 ONB-06 no profile: it shows on a later visit though it was seen', async () => {
    seen();
    open(newcomer());
    await card();
    expect(screen.getByRole('button', { name: 'Fill Profile' })).toBeVisible();
    expect(screen.queryByRole('link', { name: "Today's exercises" })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('ONB-03 seen and a profile with an area: it does not', async () => {
    seen();
    open(physio());
    await screen.findByText(/Focus area/);
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  test.each([
    ['a warning sign stands', planOf({ status: 'blocked', exercises: [], alerts: [ALERTS.red_flags] })],
    ['the injury has healed', { status: 'resolved' as const, date: TODAY }],
  ])('ONB-14 %s: it does not send the runner to exercises', async (_what, body) => {
    open(physio({ 'GET /api/physio/today': { body } }));
    await screen.findByText('From 4');
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    expect(screen.queryByRole('link', { name: "Today's exercises" })).toBeNull();
  });

  test('while the profile is not known it does not show', async () => {
    open(physio({ 'GET /api/physio/profile': BROKEN }));
    await screen.findByText('From 4');
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});

describe('putting it away', () => {
  test('CONST-30 ONB-04 ONB-05 dismissing sets the flag, hides it, and it stays away for the visit', async () => {
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

  test('ONB-08 Fill Profile sets the flag, hides it and shows the profile tab', async () => {
    const { actor, show } = open(newcomer());
    await card();
    await actor.click(screen.getByRole('button', { name: 'Fill Profile' }));
    expect(show).toHaveBeenCalledWith('profile');
    expect(flag()).not.toBeNull();
    expect(ONBOARDING_KEY).toBe('physio_onboarding_seen');
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});

describe('the five steps', () => {
  const done = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map((step) => step.done);
  const exercise = (status: 'none' | 'done' | 'skipped') => ({ ...planOf().exercises[0], status }) as never;

  test('lead from the profile to running', () => {
    expect(stepsOf(false, null, null).map(({ label }) => label)).toEqual([
      'Fill profile',
      'Check in daily',
      "Today's exercises",
      'Mark progress',
      'Return to running',
    ]);
  });

  test.each([
    ['nothing', [false, null, null], [false, false, false, false, false]],
    [
      'a profile',
      [true, null, planOf({ status: 'checkin_required', exercises: [] })],
      [true, false, false, false, false],
    ],
    ['a check-in', [true, checkinOf(), planOf()], [true, true, false, false, false]],
    [
      'a part of the exercises',
      [true, checkinOf(), planOf({ exercises: [exercise('done'), exercise('none')] })],
      [true, true, true, false, false],
    ],
    [
      'all exercises, one of them skipped',
      [true, checkinOf(), planOf({ exercises: [exercise('done'), exercise('skipped')] })],
      [true, true, true, true, false],
    ],
    ['the hand-over', [true, checkinOf(), HANDED_OVER], [true, true, false, false, true]],
  ] as [string, Parameters<typeof stepsOf>, boolean[]][])('after %s', (_, given, expected) => {
    expect(done(...given)).toEqual(expected);
  });

  test('the next one is marked, what is done is told in words', async () => {
    open(physio());
    await card();
    await screen.findByText("Next: today's exercises.");
    const steps = screen.getAllByRole('listitem').filter((item) => item.closest('ol'));
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
    expect(steps[0]).toHaveTextContent('Fill profile (done)');
    expect(steps[3]).toHaveTextContent('4Mark progress');
  });
});
