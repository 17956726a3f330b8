import { older, REFERRAL, SCORE_PARTS, STOPPED, saying, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { RECOMMENDATION_COPY, RUNNING_STOPPED } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fixDate } from '../testing/fixed-date.tsx';
import Chooser from './chooser.tsx';
import { Today } from './today.tsx';

vi.mock('../remotes/slot.tsx', () => ({
  Slot: ({ name, props }: { name: string; props: object }) => <div data-testid={name}>{JSON.stringify(props)}</div>,
}));

const CHECKIN = todayOf('2026-11-20');

const CHECKIN_TODAY = 'GET /api/checkin/today';
const OUTCOMES = 'GET /api/coach/weekly-outcomes';
const PLAN = 'GET /api/coach/weekly-plan';
const PHYSIO = 'GET /api/physio/profile';
const NO_PLAN = { status: 404, body: { statusCode: 404, error: 'Not Found', message: 'No plan' } };
const NONE = { status: 404, body: { statusCode: 404, error: 'Not Found', message: 'No check-in today' } };
const WEEK = { body: [{ date: '2026-11-20', outcome: 'adapt' }] };

const serve = (routes: Parameters<typeof fakeApi>[0] = {}): FakeApi =>
  fakeApi({
    [CHECKIN_TODAY]: { body: CHECKIN },
    [OUTCOMES]: WEEK,
    [PLAN]: NO_PLAN,
    [PHYSIO]: { status: 404, body: {} },
    ...routes,
  });

fixDate();

describe('home screen in normal mode', () => {
  test('HOME-06 shows a greeting and the date', () => {
    serve();
    renderApp(<Today />);
    expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Ingrid' })).toBeInTheDocument();
    expect(screen.getByText('Friday 20 November')).toBeInTheDocument();
  });

  const openWhy = async (actor: ReturnType<typeof renderApp>['actor']) => {
    await actor.click(await screen.findByRole('button', { name: /^Why / }));
    return within(await screen.findByRole('dialog', { name: /^Why / }));
  };

  test('HOME-15 explains the score with the points of each answer and the complete advice', async () => {
    serve();
    const { actor } = renderApp(<Today />);
    const dialog = await openWhy(actor);
    expect(dialog.getByText(RECOMMENDATION_COPY.Adapt.text)).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(CHECKIN.explanation.factors.length);
    expect(dialog.getByRole('link', { name: 'Update check-in' })).toHaveAttribute('href', '/check-in');
    expect(await violations()).toEqual([]);
    await actor.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Why 6.2' })).toHaveFocus();
  });

  test("HOME-07 shows today's score, recommendation and reasons after a check-in", async () => {
    serve();
    renderApp(<Today />);
    const card = await screen.findByRole('region', { name: 'Readiness score' });
    expect(within(card).getByText('6.2 / 10')).toBeInTheDocument();
    expect(within(card).getAllByText('Adapt').length).toBeGreaterThan(0);
    expect(within(card).getByText('Train, but trim it.')).toBeInTheDocument();
    expect(within(card).getByText('Down: fatigue, sleep.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Update check-in' })).toHaveAttribute('href', '/check-in');
    expect(screen.queryByText('How are you today?')).toBeNull();
  });

  test('shows which answer limited the score', async () => {
    const line = 'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.';
    serve({ [CHECKIN_TODAY]: { body: { ...CHECKIN, ...saying({ code: 'override', text: line }, ...SCORE_PARTS) } } });
    const { actor } = renderApp(<Today />);
    expect((await openWhy(actor)).getByText(line)).toBeInTheDocument();
  });

  test('shows only one notice that running is not allowed, and hides the advice, when the physio coach has paused running', async () => {
    serve({ [CHECKIN_TODAY]: { body: { ...CHECKIN, ...STOPPED } } });
    const { actor } = renderApp(<Today />);
    expect(await screen.findByText('No running for now.')).toBeInTheDocument();
    expect(screen.getByText('No run today, whatever the score.')).toBeInTheDocument();
    await openWhy(actor);
    expect(screen.getAllByText(RUNNING_STOPPED)).toHaveLength(1);
    expect(screen.queryByText(RECOMMENDATION_COPY.Adapt.text)).toBeNull();
  });

  test('hides the advice when only the message of an older server shows that running is not allowed', async () => {
    serve({ [CHECKIN_TODAY]: { body: older({ ...CHECKIN, ...STOPPED }) } });
    renderApp(<Today />);
    expect(await screen.findByText('No running for now.')).toBeInTheDocument();
    expect(screen.queryByText(RECOMMENDATION_COPY.Adapt.text)).toBeNull();
  });

  test('shows the message undivided when an older server sends no message parts', async () => {
    const message = `${CHECKIN.message}\nThat is well below your own normal of 7.9.`;
    serve({ [CHECKIN_TODAY]: { body: older({ ...CHECKIN, message }) } });
    const { actor } = renderApp(<Today />);
    expect((await openWhy(actor)).getByText(message.replace('\n', ' '))).toBeInTheDocument();
  });

  test('shows a safety text with a call link and hides the advice to walk', async () => {
    const body = { ...CHECKIN, score: 2.9, recommendation: 'Reset', ...saying(REFERRAL, ...SCORE_PARTS) };
    serve({ [CHECKIN_TODAY]: { body } });
    renderApp(<Today />);
    expect(await screen.findByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(screen.queryByText(/gentle walk/)).toBeNull();
  });

  test("TIME-02 does not show yesterday's check-in as today's", async () => {
    serve({ [CHECKIN_TODAY]: { body: { ...CHECKIN, date: '2026-11-19' } } });
    renderApp(<Today />);
    expect(await screen.findByText('We could not load today’s check-in.')).toBeInTheDocument();
    expect(screen.queryByText('6.2 / 10')).toBeNull();
  });

  test('links to the statistics and the history', async () => {
    serve();
    renderApp(<Today />);
    expect(await screen.findByRole('link', { name: 'Statistics' })).toHaveAttribute('href', '/stats');
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history');
  });

  test('shows the Adapt advice on a Push day when the score is far below the baseline', async () => {
    const explanation = { ...CHECKIN.explanation, baseline: { mean: 9.5, sd: 0.7, days: 21 } };
    serve({ [CHECKIN_TODAY]: { body: { ...CHECKIN, score: 7.6, recommendation: 'Push', explanation } } });
    renderApp(<Today />);
    expect(await screen.findByText('Train, but trim it.')).toBeInTheDocument();
    expect(screen.getAllByText('Push').length).toBeGreaterThan(0);
    expect(screen.queryByText('Good to go hard.')).toBeNull();
  });

  test('HOME-08 shows the check-in invitation instead of the score when there is no check-in today', async () => {
    serve({ [CHECKIN_TODAY]: NONE, [OUTCOMES]: { body: [] } });
    renderApp(<Today />);
    expect(await screen.findByRole('heading', { name: 'How are you today?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start check-in' })).toHaveAttribute('href', '/check-in');
    expect(screen.queryByRole('region', { name: 'Readiness score' })).toBeNull();
  });

  test('does not repeat the coaches, which are in the navigation', () => {
    serve();
    renderApp(<Today />);
    expect(screen.queryByRole('link', { name: /Coach/ })).toBeNull();
  });

  test('HOME-12 shows the outcome of each day of the week', async () => {
    serve();
    renderApp(<Today />);
    const week = await screen.findByRole('region', { name: 'This week' });
    expect(within(week).getByText('Fri 20: Adapt')).toBeInTheDocument();
    expect(within(week).getByText('Sun 22: nothing yet')).toBeInTheDocument();
  });

  test('shows an error and the week card when the check-in cannot be loaded, then loads the check-in on retry', async () => {
    const api = serve({ [CHECKIN_TODAY]: { status: 503, body: { message: 'x' } } });
    const { actor } = renderApp(<Today />);
    expect(await screen.findByText('We could not load today’s check-in.')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'This week' })).toBeInTheDocument();
    api.on(CHECKIN_TODAY, { body: CHECKIN });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Train, but trim it.')).toBeInTheDocument();
  });

  test('refetches the outcome of today’s check-in until it is available', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime('2026-11-20T05:41:00Z');
    const api = serve({ [OUTCOMES]: { body: [] } });
    const reads = (): number => api.calls.filter((call) => call.path.endsWith('outcomes')).length;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    renderApp(<Today />);
    await pass(0);
    expect(reads()).toBe(1);
    await pass(500);
    expect(reads()).toBe(2);
    api.on(OUTCOMES, WEEK);
    await pass(1_000);
    expect(screen.getByText('Fri 20: Adapt')).toBeInTheDocument();
    await pass(60_000);
    expect(reads()).toBe(3);
  });

  test('has no axe violations', async () => {
    serve();
    renderApp(<Today />);
    await screen.findByRole('region', { name: 'Readiness score' });
    expect(await violations()).toEqual([]);
  });
});

describe('home screen in embedded mode', () => {
  const open = () => renderApp(<Chooser />, { path: '/?embed=1' });

  test("HOME-01 shows today's date in a short English format", () => {
    serve();
    open();
    expect(screen.getByText('Fri, Nov 20')).toBeInTheDocument();
  });

  test('HOME-02 asks the runner to choose a coaching focus', () => {
    serve();
    open();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Choose your coaching focus to get started' }),
    ).toBeInTheDocument();
  });

  test('HOME-03 HOME-04 HOME-05 offers exactly the two coaches', async () => {
    serve();
    open();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Running Coach',
      'Physio Coach',
    ]);
    const actions = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(actions).toEqual([
      ['Start Running Dashboard', '/running'],
      ['Start Physio Dashboard', '/physio-coach'],
    ]);
    await waitFor(() => expect(screen.getByText('6.2 / 10 today')).toBeInTheDocument());
    expect(await violations()).toEqual([]);
  });

  test('lists facts about today for each coach, or renders no list items when there are none', async () => {
    const day = { date: '2026-11-20', planType: 'tempo', minutes: 39, zone: 'Z3', title: 'Tempo', why: 'x' };
    const plan = { weekStart: '2026-11-16', phase: 'base', totalMinutes: 39, days: [day] };
    const knee = { primaryArea: 'knee', status: 'resolved' };
    serve({
      [PLAN]: { body: plan },
      [PHYSIO]: { body: knee },
      'GET /api/physio/today': { body: { status: 'resolved' } },
    });
    const { unmount } = open();
    const facts = (coach: string) => screen.getByRole('list', { name: `${coach}, today` });
    await waitFor(() => expect(facts('Running Coach')).toHaveTextContent('Adapt6.2 / 10 todayTempo, 39 min'));
    await waitFor(() => expect(facts('Physio Coach')).toHaveTextContent('Knee, healed'));
    expect(await violations()).toEqual([]);
    unmount();
    const api = serve({ [CHECKIN_TODAY]: NONE });
    const { client } = open();
    await waitFor(() => expect([api.calls.length, client.isFetching()]).toEqual([4, 0]));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('shows a welcome text without a name when the runner has no name', () => {
    serve();
    renderApp(<Chooser />, { user: { ...INGRID, name: null } });
    expect(screen.getByText('Welcome back')).toBeInTheDocument();
  });
});
