import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fixClock, NOT_FOUND } from '../testing/fixtures.ts';
import { SEASON } from '../testing/season-fixture.ts';
import SessionScreen from './session-screen.tsx';

fixClock();

const open = (date: string, season: Route = { body: SEASON }) => {
  fakeApi({
    'GET /api/coach/weekly-plan?weekStart=2027-03-08': NOT_FOUND,
    'GET /api/coach/season': season,
    'GET /api/coach/safety': { body: { hold: null } },
    'GET /api/checkin/today': NOT_FOUND,
  });
  return renderApp(<SessionScreen date={date} />, { path: `/running/session/${date}` });
};

describe('SEASON-134 page of a race day whose week is not planned yet', () => {
  test('shows the days to go, the race week and a link back to the season', async () => {
    open('2027-03-14');
    expect(await screen.findByRole('region', { name: 'Half marathon' })).toBeVisible();
    expect(screen.getByText('114 days to go')).toBeVisible();
    expect(screen.getByText('Race week: about 150 min.')).toBeVisible();
    expect(screen.getByRole('link', { name: /See the whole season/ })).toHaveAttribute('href', '/running/season');
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['another day', '2027-03-13', { body: SEASON }],
    ['a season that could not be loaded', '2027-03-14', { status: 503, body: {} }],
  ])('says that there is no plan for %s', async (_name, date, season) => {
    open(date, season);
    expect(await screen.findByText('No plan for this day')).toBeVisible();
  });
});
