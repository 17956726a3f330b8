import { DEFAULT_ANSWER, NO_CHECKIN, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { asksBeforeLeaving } from '@stridewell/app/testing/leaving';
import { INGRIDS_ACCOUNT, type RenderedApp, renderApp } from '@stridewell/app/testing/render';
import { addDays, dateIn, IDEMPOTENCY_HEADER } from '@stridewell/contracts/web';
import { seeToast } from '@stridewell/ui/testing/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDayQuestions } from '../testing/day-questions.ts';
import { CheckinScreen } from './checkin-screen.tsx';
import { forgetDraft } from './draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDraft();
});

const TODAY = dateIn('Europe/Oslo', new Date());
const YESTERDAY = addDays(TODAY, -1);
const HISTORY = `GET /api/history?from=${YESTERDAY}&to=${YESTERDAY}&limit=1`;

const open = async (routes: Parameters<typeof fakeApi>[0] = {}): Promise<{ app: RenderedApp; api: FakeApi }> => {
  const api = fakeApi({
    'GET /api/checkin/today': NO_CHECKIN,
    'POST /api/checkin': { body: DEFAULT_ANSWER },
    'GET /remotes.json': { body: { remotes: [] } },
    'GET /api/profile': { body: INGRIDS_ACCOUNT },
    'GET /api/coach/safety': { body: { hold: null } },
    'GET /api/coach/weekly-plan': { status: 404, body: {} },
    [HISTORY]: { body: [] },
    ...routes,
  });
  const app = renderApp(<CheckinScreen />, { path: '/check-in' });
  await screen.findByText('See my recommendation');
  return { app, api };
};

const posts = (api: FakeApi) => api.calls.filter(({ method }) => method === 'POST');
const sent = (api: FakeApi, index = 0) => posts(api)[index]?.body as Record<string, unknown>;
const send = (app: RenderedApp) => app.actor.click(screen.getByText('See my recommendation'));
/** Clicks an answer option. Finds it by label or text, because role queries on a whole form are slow in jsdom. */
const choose = (app: RenderedApp, name: string) =>
  app.actor.click(screen.queryByLabelText(name) ?? screen.getByText(name));

describe('CHK-01 daily check-in form', () => {
  test.each([
    ['CHK-02 CHK-88', 'Sleep', '3 fair', '1 very poor', '5 very good'],
    ['CHK-03 CHK-89', 'Stress', '2 low', '1 calm', '5 very high'],
    ['CHK-04 CHK-90', 'Fatigue', '3 some', '1 fresh', '5 exhausted'],
  ])(
    '%s asks for %s with five buttons, selects the default value and describes both ends of the scale',
    async (_, metric, initial, low, high) => {
      await open();
      const group = screen.getByRole('radiogroup', { name: metric });
      expect(
        within(group)
          .getAllByRole('radio')
          .map((radio) => radio.getAttribute('value')),
      ).toEqual(['1', '2', '3', '4', '5']);
      expect(within(group).getByRole('radio', { name: initial })).toBeChecked();
      expect(group).toHaveAccessibleDescription(`${low} ${high} Usual answer, not chosen yet`);
    },
  );

  test.each([
    ['CHK-05 CHK-91', 'Pain', '2, mild', '0', '10', '0 none 10 worst'],
    ['CHK-06 CHK-92', 'Readiness', '7, good', '1', '10', '1 not at all 10 completely'],
  ])(
    '%s CONST-09 asks for %s with a slider that has a default value, a minimum, a maximum and descriptions of both ends',
    async (_, metric, initial, min, max, ends) => {
      await open();
      const slider = screen.getByRole('slider', { name: metric });
      expect(slider).toHaveAttribute('aria-valuetext', initial);
      expect(slider).toHaveAttribute('aria-valuemin', min);
      expect(slider).toHaveAttribute('aria-valuemax', max);
      expect(slider).toHaveAccessibleDescription(`${ends} Usual answer, not chosen yet`);
    },
  );

  test('CHK-07 CHK-08 CHK-14 sends default values when nothing was changed, and null for notes, planned type and focus', async () => {
    const { app, api } = await open();
    await openDayQuestions(app.actor);
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await send(app);
    await screen.findByText('Your recommendation');
    expect(sent(api)).toEqual({
      sleep: 3,
      stress: 2,
      fatigue: 3,
      pain: 2,
      readiness: 7,
      notes: null,
      planned_today: false,
      planned_type: null,
      preferred_focus: null,
      date: TODAY,
    });
    expect(api.unexpected).toEqual([]);
  });

  test('sends the values selected with answer buttons, step buttons and arrow keys', async () => {
    const { app, api } = await open();
    await choose(app, '5 very good');
    await app.actor.click(screen.getByRole('button', { name: 'Pain: one more' }));
    screen.getByRole('slider', { name: 'Readiness' }).focus();
    await app.actor.keyboard('{ArrowLeft}');
    await app.actor.type(await openDayQuestions(app.actor), 'Woke at four.');
    await send(app);
    await screen.findByText('Your recommendation');
    expect(sent(api)).toMatchObject({ sleep: 5, pain: 3, readiness: 6, notes: 'Woke at four.' });
  });
});

const chips = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((chip) => chip.textContent?.toLowerCase());

describe('planned-session question on the check-in form', () => {
  test('CHK-09 offers a choice of session types when the answer is Yes', async () => {
    const { app } = await open();
    await openDayQuestions(app.actor);
    await choose(app, 'Yes');
    expect(chips('Which kind?')).toEqual([
      'long',
      'intervals',
      'short',
      'tempo',
      'threshold',
      'easy',
      'strength',
      'mobility',
      'rest',
    ]);
  });

  test('CHK-10 offers a choice of focuses when the answer is No', async () => {
    const { app } = await open();
    await openDayQuestions(app.actor);
    expect(chips('What would you like to focus on?')).toEqual([
      'endurance',
      'speed',
      'technique',
      'strength',
      'recovery',
      'none',
    ]);
  });

  test('CHK-11 clears the planned type when the answer is changed to No', async () => {
    const { app } = await open();
    await openDayQuestions(app.actor);
    await choose(app, 'Yes');
    await choose(app, 'Tempo');
    expect(screen.getByRole('radio', { name: 'Tempo' })).toBeChecked();
    await choose(app, 'No');
    await choose(app, 'Yes');
    expect(screen.getByRole('radio', { name: 'Tempo' })).not.toBeChecked();
  });

  test('CHK-12 clears the preferred focus when a planned type is picked', async () => {
    const { app, api } = await open();
    await openDayQuestions(app.actor);
    await choose(app, 'Speed');
    await choose(app, 'Yes');
    await choose(app, 'Tempo');
    await choose(app, 'No');
    expect(screen.getByRole('radio', { name: 'Speed' })).not.toBeChecked();
    await choose(app, 'Yes');
    await choose(app, 'Long');
    await send(app);
    await screen.findByText('Your recommendation');
    expect(sent(api)).toMatchObject({ planned_today: true, planned_type: 'long', preferred_focus: null });
  });

  test('CHK-13 sends null as the planned type when a preferred focus is picked', async () => {
    const { app, api } = await open();
    await openDayQuestions(app.actor);
    await choose(app, 'Yes');
    await choose(app, 'Long');
    await choose(app, 'No');
    await choose(app, 'Speed');
    await send(app);
    await screen.findByText('Your recommendation');
    expect(sent(api)).toMatchObject({ planned_today: false, planned_type: null, preferred_focus: 'speed' });
  });
});

describe('TOAST-09 check-in form after a failed submission', () => {
  const refusal = (issues: unknown[] = []) => ({
    status: 400,
    body: { statusCode: 400, error: 'Bad Request', message: 'Please use at most 2000 characters', issues },
  });

  test('shows the server’s error message in a toast and keeps the form values after a 400 response', async () => {
    const { app } = await open({ 'POST /api/checkin': refusal() });
    await choose(app, '5 exhausted');
    await app.actor.type(await openDayQuestions(app.actor), 'Tired.');
    await send(app);
    await seeToast({ title: 'Error', text: 'Please use at most 2000 characters', tone: 'destructive' });
    expect(screen.getByLabelText('Notes')).toHaveValue('Tired.');
    expect(screen.getByRole('radio', { name: '5 exhausted' })).toBeChecked();
  });

  test('shows a validation error next to its field and focuses the field', async () => {
    const issue = { path: 'notes', message: 'Too long for us' };
    const { app } = await open({ 'POST /api/checkin': refusal([issue]) });
    await send(app);
    await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveFocus());
    expect(screen.getByLabelText('Notes')).toHaveAccessibleDescription('Too long for us');
  });

  test('shows "Failed to submit check-in" when the error response has no message', async () => {
    const { app } = await open({ 'POST /api/checkin': { status: 502, body: '<html>Bad Gateway</html>' } });
    await send(app);
    await seeToast({ title: 'Error', text: 'Failed to submit check-in', tone: 'destructive' });
  });
});

describe('check-in form', () => {
  const keyOf = (api: FakeApi, index: number) => posts(api)[index]?.headers.get(IDEMPOTENCY_HEADER);

  test('sends the same Idempotency-Key on a retry, and a new one after the answers change or a submission succeeds', async () => {
    const { app, api } = await open({ 'POST /api/checkin': { status: 503, body: { message: 'Not now' } } });
    await send(app);
    await waitFor(() => expect(posts(api)).toHaveLength(1));
    await send(app);
    await waitFor(() => expect(posts(api)).toHaveLength(2));
    expect(keyOf(api, 0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(api, 1)).toBe(keyOf(api, 0));
    await choose(app, '1 calm');
    api.on('POST /api/checkin', { body: DEFAULT_ANSWER });
    await send(app);
    await app.actor.click(await screen.findByRole('button', { name: 'Do Another Check-in' }));
    expect(keyOf(api, 2)).not.toBe(keyOf(api, 0));
    await send(app);
    await waitFor(() => expect(posts(api)).toHaveLength(4));
    expect(new Set([0, 2, 3].map((index) => keyOf(api, index))).size).toBe(3);
  });
});

describe('check-in form on a day that already has a check-in', () => {
  test('TIME-02 is prefilled with the answers and notes from today’s check-in', async () => {
    const saved = todayOf(TODAY, { sleep: 5, notes: 'Woke at four.', planned_today: true, planned_type: 'tempo' });
    await open({ 'GET /api/checkin/today': { body: saved } });
    expect(screen.getByRole('radio', { name: '5 very good' })).toBeChecked();
    expect(screen.getByLabelText('Notes')).toHaveValue('Woke at four.');
    expect(screen.getByRole('radio', { name: 'Tempo' })).toBeChecked();
    expect(screen.getByText('You have checked in today: 6.2, Adapt')).toBeVisible();
  });

  test('TIME-02 ignores a cached check-in from another day', async () => {
    await open({ 'GET /api/checkin/today': { body: todayOf('2020-01-01', { sleep: 5 }) } });
    expect(screen.getByRole('radio', { name: '3 fair' })).toBeChecked();
    expect(screen.queryByText(/You have checked in today/)).toBeNull();
  });

  test('shows the recommendation from the existing check-in without sending a new check-in', async () => {
    const { app, api } = await open({ 'GET /api/checkin/today': { body: todayOf(TODAY) } });
    await app.actor.click(screen.getByRole('button', { name: "See today's recommendation" }));
    expect(await screen.findByRole('heading', { name: 'Your recommendation' })).toHaveFocus();
    expect(posts(api)).toEqual([]);
  });

  test('sends a check-in when the existing check-in cannot be loaded', async () => {
    const { app } = await open({ 'GET /api/checkin/today': { status: 503, body: 'down' } });
    expect(screen.getByText("We could not load today's check-in")).toBeVisible();
    await send(app);
    expect(await screen.findByRole('heading', { name: 'Your recommendation' })).toBeVisible();
  });
});

describe('check-in form with unsent answers', () => {
  test('keeps the answers when the screen is closed and reopened', async () => {
    const { app } = await open();
    await app.actor.type(await openDayQuestions(app.actor), 'Half a thought');
    app.unmount();
    await open();
    expect(screen.getByLabelText('Notes')).toHaveValue('Half a thought');
  });

  test('CHK-107 asks for confirmation before the page is closed while answers are unsent', async () => {
    const { app } = await open();
    expect(asksBeforeLeaving()).toBe(false);
    await choose(app, '5 exhausted');
    expect(asksBeforeLeaving()).toBe(true);
    await send(app);
    await screen.findByText('Your recommendation');
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('CHK-106 shows the length of the notes once it reaches 80 % of the maximum, and an error above the maximum', async () => {
    const { app, api } = await open();
    const notes = await openDayQuestions(app.actor);
    fireEvent.change(notes, { target: { value: 'x'.repeat(1_600) } });
    expect(notes).toHaveAccessibleDescription('1,600 of 2,000 characters');
    fireEvent.change(notes, { target: { value: 'x'.repeat(2_001) } });
    expect(notes).toHaveAccessibleDescription('Too long: 2,001 of 2,000 characters');
    expect(posts(api)).toEqual([]);
  });
});
