import { todayOf } from '@stridewell/app/testing/checkin';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TODAY, WEEK } from '../testing/fixtures.ts';
import { useGreetingNote } from './use-greeting-note.ts';

const Note = () => <p>{useGreetingNote() ?? 'no note'}</p>;

const TEXT = 'Train as planned. 6.2 is an ordinary day for you.';
const PLAN = {
  ...WEEK,
  days: WEEK.days.map((day) =>
    day.date === TODAY ? { ...day, action: { kind: 'plan', text: TEXT, score: 6.2 } } : day,
  ),
};

const open = (hold: unknown = null) => {
  const api = fakeApi({
    'GET /api/checkin/today': { body: todayOf(TODAY) },
    'GET /api/coach/weekly-plan': { body: PLAN },
    'GET /api/coach/safety': { body: { hold } },
  });
  renderApp(<Note />);
  return api;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('returns the plan’s text about today after the check-in', async () => {
  open();
  expect(await screen.findByText(TEXT)).toBeVisible();
});

test('returns nothing while a safety hold blocks training', async () => {
  const api = open({ tier: 'emergency', since: `${TODAY}T07:00:00Z`, closesDay: true, text: 'Call 113 now.' });
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/api/coach/weekly-plan'));
  expect(screen.getByText('no note')).toBeVisible();
});
