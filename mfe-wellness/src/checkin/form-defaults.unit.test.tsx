import { DEFAULT_ANSWER, NO_CHECKIN, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, INGRIDS_ACCOUNT, type RenderedApp, renderApp } from '@stridewell/app/testing/render';
import { addDays, dateIn, type User, type WeeklyPlanDay, weekStartOf } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDayQuestions } from '../testing/day-questions.ts';
import { historyItem } from '../testing/fixtures.ts';
import { CheckinScreen } from './checkin-screen.tsx';
import { forgetDraft } from './draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDraft();
  document.documentElement.lang = 'en';
});

const TODAY = dateIn('Europe/Oslo', new Date());
const YESTERDAY = addDays(TODAY, -1);
const HISTORY = `GET /api/history?from=${YESTERDAY}&to=${YESTERDAY}&limit=1`;
const PLAN = 'GET /api/coach/weekly-plan';

const open = async (
  routes: Parameters<typeof fakeApi>[0] = {},
  user: User = INGRID,
): Promise<{ app: RenderedApp; api: FakeApi }> => {
  const api = fakeApi({
    'GET /api/checkin/today': NO_CHECKIN,
    'POST /api/checkin': { body: DEFAULT_ANSWER },
    'GET /remotes.json': { body: { remotes: [] } },
    'GET /api/profile': { body: INGRIDS_ACCOUNT },
    'GET /api/coach/safety': { body: { hold: null } },
    [PLAN]: { status: 404, body: {} },
    [HISTORY]: { body: [] },
    ...routes,
  });
  const app = renderApp(<CheckinScreen />, { path: '/check-in', user });
  await screen.findByText(/^(See my recommendation|Se anbefalingen min)$/);
  return { app, api };
};

const sent = ({ calls }: FakeApi) => calls.find(({ method }) => method === 'POST')?.body;
const send = ({ actor }: RenderedApp) => actor.click(screen.getByText('See my recommendation'));
/** Yesterday: sleep 3, stress 2, fatigue 4, pain 1, readiness 7. */
const WITH_YESTERDAY = { [HISTORY]: { body: [historyItem(YESTERDAY)] } };

const planWith = (day: Partial<WeeklyPlanDay>) => ({
  body: {
    weekStart: weekStartOf(TODAY),
    phase: 'Base',
    totalMinutes: 40,
    days: [{ date: TODAY, planType: 'tempo', minutes: 45, zone: 'Z4', title: 'Tempo run', why: 'Speed.', ...day }],
  },
});

describe('CHKF-02 CHKF-03 yesterday’s answers on the check-in form', () => {
  test('marks yesterday’s answers on the scales and includes them in the names for screen readers', async () => {
    await open(WITH_YESTERDAY);
    expect(await screen.findByLabelText('4 tired, yesterday')).not.toBeChecked();
    expect(screen.getByLabelText('Pain')).toHaveAccessibleDescription(
      '0 none 10 worst Usual answer, not chosen yet. yesterday: 1 very mild',
    );
  });

  test('selects all of yesterday’s answers when "All as yesterday" is clicked', async () => {
    const { app, api } = await open(WITH_YESTERDAY);
    await app.actor.click(await screen.findByText('All as yesterday'));
    expect(screen.queryByText(/usual/)).toBeNull();
    await send(app);
    await waitFor(() => expect(sent(api)).toMatchObject({ sleep: 3, stress: 2, fatigue: 4, pain: 1, readiness: 7 }));
  });

  test('shows neither the button nor the marks when there was no check-in yesterday', async () => {
    const { api } = await open();
    await waitFor(() => expect(api.calls.some(({ path }) => path.startsWith('/api/history'))).toBe(true));
    expect(screen.queryByText('All as yesterday')).toBeNull();
    expect(screen.queryByLabelText(/yesterday/)).toBeNull();
  });
});

test('CHKF-01 labels default values "usual" until the runner selects them, but not the answers of a stored check-in', async () => {
  const { app } = await open();
  expect(screen.getAllByText(/ · usual$/)).toHaveLength(5);
  await app.actor.click(screen.getByLabelText('3 fair'));
  await app.actor.click(screen.getByLabelText('Pain: one more'));
  expect(screen.getAllByText(/ · usual$/)).toHaveLength(3);
  app.unmount();
  forgetDraft();
  await open({ 'GET /api/checkin/today': { body: todayOf(TODAY) } });
  expect(screen.queryByText(/ · usual$/)).toBeNull();
});

describe('CHKF-05 today’s planned session on the check-in form', () => {
  test('shows the planned session instead of the question and sends its type', async () => {
    const { app, api } = await open({ [PLAN]: planWith({}) });
    expect(await screen.findByText('Your plan: Tempo run, 45 min')).toBeVisible();
    expect(screen.queryByText('Have you planned a session today?')).toBeNull();
    expect(await violations()).toEqual([]);
    await send(app);
    await screen.findByText('Your recommendation');
    expect(sent(api)).toMatchObject({ planned_today: true, planned_type: 'tempo', preferred_focus: null });
  });

  test('shows the questions and sends no planned session after "Not today?" is clicked', async () => {
    const { app, api } = await open({ [PLAN]: planWith({}) });
    await app.actor.click(await screen.findByText('Not today?'));
    expect(screen.getByLabelText('Your day')).toHaveFocus();
    expect(screen.getByText('No', { exact: true })).toBeChecked();
    await app.actor.click(screen.getByText('Recovery'));
    await send(app);
    await screen.findByText('Your recommendation');
    expect(sent(api)).toMatchObject({ planned_today: false, planned_type: null, preferred_focus: 'recovery' });
  });

  test.each([
    ['on a rest day', planWith({ minutes: 0, planType: 'rest', zone: null, title: 'Rest' }), null],
    ['while a hold blocks training', planWith({}), { tier: 'card', since: TODAY, closesDay: false, text: 'Wait.' }],
  ])('collapses the questions when there is no planned session %s', async (_, plan, hold) => {
    const { app, api } = await open({ [PLAN]: plan, 'GET /api/coach/safety': { body: { hold } } });
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/api/coach/weekly-plan')).toBe(true));
    expect(screen.queryByText(/Your plan:/)).toBeNull();
    await openDayQuestions(app.actor);
    expect(screen.getByText('No', { exact: true })).toBeChecked();
  });

  test('stays expanded while the runner deletes a note', async () => {
    const { app } = await open({
      'GET /api/checkin/today': { body: todayOf(TODAY, { notes: 'x', planned_today: false }) },
    });
    await app.actor.clear(screen.getByLabelText('Notes'));
    expect(screen.getByLabelText('Notes')).toHaveValue('');
  });
});

test('CHKF-20 shows Norwegian text and requests Norwegian text from the server when the runner has chosen Norwegian', async () => {
  const day = `GET /api/checkin/today?language=nb`;
  const plan = `${PLAN}?language=nb`;
  const post = 'POST /api/checkin?language=nb';
  const safety = { 'GET /api/coach/safety?language=nb': { body: { hold: null } } };
  const { app, api } = await open(
    {
      ...WITH_YESTERDAY,
      ...safety,
      [day]: NO_CHECKIN,
      [plan]: planWith({ title: 'Tempotur' }),
      [post]: { body: DEFAULT_ANSWER },
    },
    { ...INGRID, language: 'nb' },
  );
  const sleep = screen.getByLabelText('Søvn');
  await within(sleep).findByLabelText('3 middels, i går');
  expect(sleep).toHaveAccessibleDescription('1 svært dårlig 5 svært god Vanlig svar, ikke valgt ennå');
  expect(await screen.findByText('Planen din: Tempotur, 45 min')).toBeVisible();
  await app.actor.click(screen.getByText('Legg til et notat eller en plan'));
  expect(screen.getByText('Har du planlagt en økt i dag?')).toBeVisible();
  expect(screen.getByText('Valgfritt')).toBeVisible();
  expect(await violations()).toEqual([]);
  await app.actor.click(screen.getByText('Se anbefalingen min'));
  expect(await screen.findByText('Anbefalingen din')).toBeInTheDocument();
  expect(screen.getByText('Innsjekken er sendt. Scoren din er 6,2/10')).toBeInTheDocument();
  expect(api.unexpected).toEqual([]);
});
