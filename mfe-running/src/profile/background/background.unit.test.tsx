import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { asksBeforeLeaving } from '@stridewell/app/testing/leaving';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { BACKGROUND, NO_BACKGROUND } from '../../testing/background-fixture.ts';
import { fixClock, UNAVAILABLE } from '../../testing/fixtures.ts';
import { forgetProfileDraft } from '../profile-draft.ts';
import { BackgroundSection } from './background-section.tsx';

fixClock();
afterEach(forgetProfileDraft);

const GET = 'GET /api/coach/background';
const PUT = 'PUT /api/coach/background';

/** Opens the form with a fake API that, like the real one, returns the saved answers. */
const open = async (background: object = BACKGROUND, save?: Route) => {
  const api = fakeApi({
    [GET]: { body: background },
    [PUT]:
      save ??
      (({ body }) => {
        api.on(GET, { body });
        return { body };
      }),
  });
  const rendered = renderApp(<BackgroundSection />, { path: '/running' });
  await screen.findByRole('form', { name: 'Your last weeks' });
  return { api, ...rendered };
};
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save your last weeks' }));

describe('form about the last few weeks', () => {
  test('shows the saved answers', async () => {
    await open();
    expect(field('Usual minutes a week')).toHaveValue('180');
    expect(field('Longest recent run')).toHaveValue('62');
    expect(screen.getByLabelText('Long run day')).toHaveDisplayValue('Sunday');
    expect(screen.getByLabelText('Most running days in a row')).toHaveDisplayValue('2 days');
    expect(screen.getByRole('button', { name: 'Band', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gym', pressed: false })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Peak weeks may pass my hours by 15 %' })).toBeChecked();
    expect(field('Distance, km, result 1')).toHaveValue('10');
    expect(field('Time, result 1')).toHaveValue('51:20');
    expect(screen.getByLabelText('Date, result 1')).toHaveValue('2026-09-12');
    expect(screen.getByRole('checkbox', { name: /^I have run fast in the last eight weeks/ })).toBeChecked();
    expect(screen.getByLabelText('Distance, race 1')).toHaveDisplayValue('10 km');
    expect(screen.getByLabelText('How, race 1')).toHaveDisplayValue('B race');
    expect(screen.getByLabelText('Date, race 1')).toHaveValue('2027-01-17');
    expect(await violations()).toEqual([]);
  });

  test('is empty for a runner who has not answered', async () => {
    await open(NO_BACKGROUND);
    expect(field('Usual minutes a week')).toHaveValue('');
    expect(screen.getByLabelText('Long run day')).toHaveDisplayValue('Not set');
    expect(screen.queryByRole('list', { name: 'Race results' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('sends all answers, including those that it does not show', async () => {
    const { api, actor } = await open();
    type('Usual minutes a week', '210');
    await actor.selectOptions(screen.getByLabelText('Long run day'), 'Saturday');
    await actor.click(screen.getByRole('button', { name: 'Gym' }));
    for (const box of screen.getAllByRole('checkbox')) await actor.click(box);
    save();
    await seeToast({ title: 'Your last weeks are saved', tone: 'success' });
    expect(sent(api)).toEqual([
      {
        ...BACKGROUND,
        usualWeekMinutes: 210,
        longDay: 5,
        equipment: ['band', 'gym'],
        hasRunFast: false,
        hoursFlex: false,
      },
    ]);
    expect(field('Usual minutes a week')).toHaveValue('210');
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('sends null for answers that were removed', async () => {
    const { api, actor } = await open();
    type('Usual minutes a week', '');
    await actor.selectOptions(screen.getByLabelText('Most running days in a row'), 'Not set');
    save();
    await waitFor(() => expect(sent(api)).toMatchObject([{ usualWeekMinutes: null, maxDaysInRow: null }]));
  });

  test('shows the limits after a field loses the focus and saves nothing while it is invalid', async () => {
    const { api } = await open();
    type('Longest recent run', '601');
    expect(field('Longest recent run')).toHaveAccessibleDescription('Minutes');
    fireEvent.blur(field('Longest recent run'));
    expect(field('Longest recent run')).toHaveAccessibleDescription('Between 0 and 600 minutes');
    save();
    await waitFor(() => expect(field('Longest recent run')).toHaveFocus());
    expect(sent(api)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('keeps unsaved input when the form is closed and reopened, and asks before the page is left', async () => {
    const { unmount } = await open();
    expect(asksBeforeLeaving()).toBe(false);
    type('Usual minutes a week', '99');
    expect(asksBeforeLeaving()).toBe(true);
    unmount();
    await open();
    expect(field('Usual minutes a week')).toHaveValue('99');
  });

  test('keeps the input and shows the server’s message after a 400', async () => {
    const message = 'A result cannot be in the future.';
    const issues = [
      { path: 'results', message },
      { path: 'results.0.seconds', message: 'Too short' },
    ];
    await open(BACKGROUND, { status: 400, body: { statusCode: 400, message, issues } });
    type('Usual minutes a week', '99');
    save();
    await seeToast({ title: 'Error', text: message, tone: 'destructive' });
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(field('Time, result 1')).toHaveAccessibleDescription('Too short');
    expect(field('Usual minutes a week')).toHaveValue('99');
  });

  test('shows a default message when the error response has none', async () => {
    await open(BACKGROUND, UNAVAILABLE);
    save();
    await seeToast({ title: 'Error', text: 'Failed to save your last weeks', tone: 'destructive' });
  });
});

describe('race results', () => {
  test('adds a result with the keyboard, focuses it and sends the newest first', async () => {
    const { api, actor } = await open();
    screen.getByRole('button', { name: 'Add a result' }).focus();
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(field('Distance, km, result 2')).toHaveFocus());
    await actor.keyboard('21.1');
    await actor.tab();
    await actor.keyboard('1:52:30');
    type('Date, result 2', '2026-10-04');
    expect(await violations()).toEqual([]);
    save();
    await waitFor(() =>
      expect(sent(api)).toMatchObject([
        { results: [{ meters: 21_098, seconds: 6_750, date: '2026-10-04' }, BACKGROUND.results[0]] },
      ]),
    );
  });

  test('removes a result and moves the focus to the button that adds one', async () => {
    const { api, actor } = await open();
    await actor.click(screen.getByRole('button', { name: 'Remove result 1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a result' })).toHaveFocus());
    save();
    await waitFor(() => expect(sent(api)).toMatchObject([{ results: [] }]));
  });

  test.each([
    ['Distance, km, result 1', 'ten', 'Write it like 10 or 21.1'],
    ['Distance, km, result 1', '0.8', 'Between 1 and 200 km'],
    ['Time, result 1', '51', 'Write it like 51:20 or 1:52:30'],
    ['Time, result 1', '1:30', 'Between 2 minutes and 48 hours'],
    ['Date, result 1', '2026-11-21', 'A result cannot be in the future'],
    ['Date, result 1', '', 'Choose the day'],
  ])('explains the error in %s "%s"', async (name, value, problem) => {
    const { api } = await open();
    type(name, value);
    save();
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveAccessibleDescription(problem));
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveFocus());
    expect(sent(api)).toEqual([]);
  });

  test('does not send a result without any input', async () => {
    const { api, actor } = await open();
    await actor.click(screen.getByRole('button', { name: 'Add a result' }));
    save();
    await waitFor(() => expect(sent(api)).toMatchObject([{ results: BACKGROUND.results }]));
  });
});

describe('list of races before the main race', () => {
  test('adds a race, focuses it and sends it with its priority', async () => {
    const { api, actor } = await open();
    await actor.click(screen.getByRole('button', { name: 'Add a race' }));
    await waitFor(() => expect(screen.getByLabelText('Distance, race 2')).toHaveFocus());
    await actor.selectOptions(screen.getByLabelText('Distance, race 2'), '5 km');
    await actor.selectOptions(screen.getByLabelText('How, race 2'), 'C race');
    type('Date, race 2', '2026-12-12');
    expect(await violations()).toEqual([]);
    save();
    await waitFor(() =>
      expect(sent(api)).toMatchObject([
        { races: [BACKGROUND.races[0], { goal: '5k', date: '2026-12-12', priority: 'C' }] },
      ]),
    );
  });

  test('requires the distance and the day, and does not send a race without any input', async () => {
    const { api, actor } = await open(NO_BACKGROUND);
    await actor.click(screen.getByRole('button', { name: 'Add a race' }));
    type('Date, race 1', '2026-12-12');
    save();
    await waitFor(() =>
      expect(screen.getByLabelText('Distance, race 1')).toHaveAccessibleDescription('Choose the distance'),
    );
    await actor.selectOptions(screen.getByLabelText('Distance, race 1'), '5 km');
    type('Date, race 1', '');
    expect(screen.getByLabelText('Date, race 1')).toHaveAccessibleDescription('Choose the day');
    await actor.selectOptions(screen.getByLabelText('Distance, race 1'), 'Not set');
    save();
    await waitFor(() => expect(sent(api)).toMatchObject([{ races: [] }]));
  });

  test('removes a race and moves the focus to the button that adds one', async () => {
    const { api, actor } = await open();
    await actor.click(screen.getByRole('button', { name: 'Remove race 1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a race' })).toHaveFocus());
    save();
    await waitFor(() => expect(sent(api)).toMatchObject([{ races: [] }]));
  });
});

describe('profile section about the last few weeks', () => {
  test('shows a loading state', async () => {
    fakeApi({ [GET]: () => new Promise(() => undefined) });
    renderApp(<BackgroundSection />);
    expect(screen.getByRole('status', { name: 'Loading: your last weeks' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('shows a retry button and no form when the answers cannot be loaded', async () => {
    const api = fakeApi({ [GET]: UNAVAILABLE });
    const { actor } = renderApp(<BackgroundSection />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('form')).toBeNull();
    expect(await violations()).toEqual([]);
    api.on(GET, { body: BACKGROUND });
    await actor.click(retry);
    expect(await screen.findByRole('form')).toBeVisible();
  });
});
