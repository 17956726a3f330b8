import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { dashboardRoutes, fixClock, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { RaceReviewCard } from './race-review-card.tsx';

fixClock();
afterEach(() => {
  document.documentElement.lang = '';
});

const GET = 'GET /api/coach/race-review';
const POST = 'POST /api/coach/race-review';
const RACE = { date: '2026-11-15', goal: 'half_marathon', priority: 'A', meters: 21_098 };
const NONE = { body: { race: null } };

const open = async (race: object = RACE, answer: FakeAnswer = NONE, when: 'past' | 'today' = 'past') => {
  const api = fakeApi(dashboardRoutes({ [GET]: { body: { race } }, [POST]: answer }));
  const rendered = renderApp(<RaceReviewCard when={when} />, { path: '/running' });
  await screen.findByRole('form');
  return { api, ...rendered };
};
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const typeTime = (value: string) => fireEvent.change(screen.getByLabelText('Your time'), { target: { value } });

describe('SEASON-74 question about a race', () => {
  test('shows the race and its day, and sends time, effort and pain', async () => {
    const { api, actor } = await open();
    expect(screen.getByText('Half marathon, Sunday 15 November')).toBeVisible();
    expect(screen.queryByLabelText('Distance in km')).toBeNull();
    expect(await violations()).toEqual([]);
    typeTime('1:52:30');
    await actor.click(group('How hard was it?').getByRole('radio', { name: '9, almost all you have' }));
    await actor.click(group(/^Does anything hurt now/).getByRole('radio', { name: '2, mild' }));
    await actor.click(button('Save my race'));
    expect(await screen.findByText('Well run!')).toBeVisible();
    expect(sent(api)).toEqual([{ answer: 'finished', date: '2026-11-15', seconds: 6_750, effort: 9, pain: 2 }]);
    expect(screen.getByText(/^Half marathon in 1:52:30/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose your next goal' })).toHaveAttribute('href', '/running?tab=profile');
    expect(screen.queryByRole('link', { name: 'Check in with Physio Coach' })).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('can be answered with the keyboard, and moves the focus to the thanks', async () => {
    const { api, actor } = await open();
    await actor.click(screen.getByLabelText('Your time'));
    await actor.keyboard('1:52:30');
    await actor.tab();
    await actor.keyboard('[Space]');
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(sent(api)).toMatchObject([{ seconds: 6_750, effort: 1, pain: null }]));
    await waitFor(() => expect(screen.getByText('Well run!').closest('[tabindex="-1"]')).toHaveFocus());
  });

  test('SEASON-75 links to the check-in of the physio coach when the pain is 4 or more', async () => {
    const { actor } = await open();
    typeTime('1:52:30');
    await actor.click(group('How hard was it?').getByRole('radio', { name: /^8/ }));
    await actor.click(group(/^Does anything hurt now/).getByRole('radio', { name: /^4/ }));
    await actor.click(button('Save my race'));
    const link = await screen.findByRole('link', { name: 'Check in with Physio Coach' });
    expect(link).toHaveAttribute('href', '/physio-coach?tab=checkins');
    expect(screen.getByText('Pain 4 deserves a look before your next run.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('SEASON-75 sends the pain of a runner who did not finish', async () => {
    const { api, actor } = await open();
    await actor.click(group(/^Does anything hurt now/).getByRole('radio', { name: /^7/ }));
    await actor.click(button('Did not finish'));
    expect(await screen.findByText('That happens to every runner')).toBeVisible();
    expect(sent(api)).toEqual([{ answer: 'not_finished', date: '2026-11-15', pain: 7 }]);
    expect(screen.getByRole('link', { name: 'Check in with Physio Coach' })).toBeVisible();
  });

  test('sends that the runner did not start, without asking for anything else', async () => {
    const { api, actor } = await open();
    await actor.click(button('I did not start'));
    expect(await screen.findByText('Noted')).toBeVisible();
    expect(sent(api)).toEqual([{ answer: 'not_started', date: '2026-11-15' }]);
  });

  test.each([
    ['Not now', 'not_now'],
    ["Don't ask about this race", 'declined'],
  ])('SEASON-73 disappears on "%s"', async (name, answer) => {
    const { api, actor } = await open();
    api.on(GET, NONE);
    await actor.click(button(name));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(sent(api)).toEqual([{ answer, date: '2026-11-15' }]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('offers no next goal after a B race, because the main race is still ahead', async () => {
    const { actor } = await open({ ...RACE, priority: 'B' });
    await actor.click(button('I did not start'));
    expect(await screen.findByText('Noted')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('SEASON-71 shows missing and invalid fields and sends nothing', async () => {
    const { api, actor } = await open();
    await actor.click(button('Save my race'));
    expect(screen.getByLabelText('Your time')).toHaveAccessibleDescription('Write it like 51:20 or 1:52:30');
    expect(screen.getByText('Choose how hard it was')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Your time')).toHaveFocus());
    typeTime('1:52');
    expect(screen.getByLabelText('Your time')).toHaveAccessibleDescription(
      'That is too short for this distance. With hours it looks like 1:52:30',
    );
    expect(sent(api)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('asks for the distance of an ultra', async () => {
    const { api, actor } = await open({ ...RACE, goal: 'ultra', meters: null });
    fireEvent.change(screen.getByLabelText('Distance in km'), { target: { value: '50' } });
    typeTime('5:40:00');
    await actor.click(group('How hard was it?').getByRole('radio', { name: /^10/ }));
    await actor.click(button('Save my race'));
    await waitFor(() => expect(sent(api)).toMatchObject([{ meters: 50_000, seconds: 20_400, effort: 10 }]));
  });

  test('keeps the input and shows the server’s message after a rejection', async () => {
    const message = 'That time is too short for this distance.';
    const { actor } = await open(RACE, {
      status: 400,
      body: { statusCode: 400, message, issues: [{ path: 'seconds', message }] },
    });
    typeTime('1:52:30');
    await actor.click(group('How hard was it?').getByRole('radio', { name: /^8/ }));
    await actor.click(button('Save my race'));
    await seeToast({ title: 'Error', text: message, tone: 'destructive' });
    expect(screen.getByLabelText('Your time')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Your time')).toHaveValue('1:52:30');
  });

  test('disappears when the race was answered on another device', async () => {
    const { api, actor } = await open(RACE, {
      status: 409,
      body: { statusCode: 409, message: 'You have already answered for this race.', code: 'already_answered' },
    });
    api.on(GET, NONE);
    await actor.click(button('I did not start'));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });

  test('SEASON-76 is asked in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    const { actor } = await open();
    expect(screen.getByText('Hvordan gikk det?')).toBeVisible();
    expect(screen.getByText('Halvmaraton, søndag 15. november')).toBeVisible();
    await actor.click(button('Jeg startet ikke'));
    expect(await screen.findByText('Notert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Velg neste mål' })).toBeVisible();
  });
});

describe('SEASON-70 question about a race on screens other than the race-day card', () => {
  test.each([
    ['today’s race outside the race-day card', { [GET]: { body: { race: { ...RACE, date: TODAY } } } }],
    ['an API that cannot be reached', { [GET]: UNAVAILABLE }],
    [
      'a safety hold that blocks training',
      {
        [GET]: { body: { race: RACE } },
        'GET /api/coach/safety': {
          body: {
            hold: {
              tier: 'emergency',
              category: 'cardiac',
              text: 'Call 113 now.',
              closesDay: true,
              closesTraining: true,
              since: '2026-11-20T07:00:00.000Z',
            },
          },
        },
      },
    ],
  ])('is not asked with %s', async (_what, change) => {
    const api = fakeApi(dashboardRoutes(change));
    const { client } = renderApp(<RaceReviewCard when="past" />, { path: '/running' });
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(2));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText('How did it go?')).toBeNull();
  });
});
