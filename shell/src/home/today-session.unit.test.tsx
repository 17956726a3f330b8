import { older, REFERRAL, SCORE_PARTS, saying, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { type PlanType, type WeeklyPlan, weekDates } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useLive } from '../live/start-live.ts';
import { showPage } from '../live/testing/browser.ts';
import { type FakeStream, fakeStream } from '../live/testing/fake-stream.ts';
import { fixDate } from '../testing/fixed-date.tsx';
// Loaded before the tests, so that no test waits for it.
import './planned.ts';
import { Today } from './today.tsx';

vi.mock('../remotes/slot.tsx', () => ({
  Slot: ({ name, props }: { name: string; props: object }) => <div data-testid={name}>{JSON.stringify(props)}</div>,
}));

const CHECKIN = 'GET /api/checkin/today';
const PLAN = 'GET /api/coach/weekly-plan';
const OUTCOMES = 'GET /api/coach/weekly-outcomes';
const PHYSIO = 'GET /api/physio/profile';
const TYPES: PlanType[] = ['easy', 'rest', 'easy', 'rest', 'tempo', 'rest', 'long'];

const planOf = (today: Partial<WeeklyPlan['days'][number]> = {}, notes: string[] = []): WeeklyPlan => ({
  weekStart: '2026-11-16',
  phase: 'Base',
  totalMinutes: 149,
  notes,
  days: weekDates('2026-11-16').map((date, index) => {
    const planType = TYPES[index] ?? 'rest';
    const rest = planType === 'rest';
    const row = { date, planType, minutes: rest ? 0 : 30, zone: rest ? null : 'Z2', title: 'Easy run', why: 'Base.' };
    return date === '2026-11-20'
      ? { ...row, minutes: 39, zone: 'Z4', title: '2 x 7 min', why: 'Threshold, once a week.', ...today }
      : row;
  }),
});

const serve = (routes: Parameters<typeof fakeApi>[0] = {}): FakeApi =>
  fakeApi({
    [CHECKIN]: { body: todayOf('2026-11-20') },
    [PLAN]: { body: planOf() },
    [OUTCOMES]: { body: planOf().days.map(({ date, planType }) => ({ date, outcome: planType })) },
    [PHYSIO]: { status: 404, body: {} },
    ...routes,
  });

const Live = () => {
  useLive();
  return <Today />;
};

const session = () => screen.findByRole('region', { name: 'Today’s session' });

fixDate();
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
});

describe("HOME-09 today's session card", () => {
  test('HOME-16 shows the session with its minutes and one reason, and renders the running coach’s slot below them', async () => {
    serve();
    renderApp(<Today />);
    const card = await session();
    for (const words of ['2 x 7 min', '39 min', 'Threshold, once a week.'])
      expect(within(card).getByText(words)).toBeInTheDocument();
    expect(within(card).getByTestId('home.session')).toHaveTextContent('{"isNext":true,"isOffered":true}');
    expect(await violations()).toEqual([]);
  });

  test('HOME-16 does not make the session the primary action before the check-in', async () => {
    serve({ [CHECKIN]: { status: 404, body: {} } });
    renderApp(<Today />);
    expect(within(await session()).getByTestId('home.session')).toHaveTextContent('"isNext":false');
  });

  test('HOME-14 shows the training log instead of the session after the session has been logged', async () => {
    const log = { date: '2026-11-20', planType: 'tempo', status: 'partial', minutes: 20, reason: null };
    serve({ 'GET /api/coach/training-logs-week': { body: [log] } });
    renderApp(<Today />);
    expect(await screen.findByText('Partly done')).toBeVisible();
    const card = within(await session());
    expect(card.getByText('20 of 39 min logged')).toBeVisible();
    expect(card.queryByText('Threshold, once a week.')).toBeNull();
    expect(card.getByTestId('home.session')).toHaveTextContent('"isNext":false');
    expect(await violations()).toEqual([]);
  });

  test('HOME-17 shows the reason why a session was changed instead of the plan’s note', async () => {
    const changed = 'Rest, because today is Reset.';
    const note = 'The plan is stopped while you have chest pain.';
    serve({ [PLAN]: { body: planOf({ planType: 'rest', minutes: 0, zone: null, title: 'Rest', changed }, [note]) } });
    renderApp(<Today />);
    const card = await session();
    for (const words of ['Rest day', changed]) expect(within(card).getByText(words)).toBeInTheDocument();
    expect(within(card).queryByText(/min$/)).toBeNull();
    expect(within(card).queryByText(note)).toBeNull();
  });

  test('HOME-17 shows the plan’s note instead of the purpose of the session', async () => {
    const note = 'The plan is stopped while you have chest pain.';
    serve({ [PLAN]: { body: planOf({}, [note]) } });
    renderApp(<Today />);
    const card = await session();
    expect(within(card).getByText(note)).toBeInTheDocument();
    expect(within(card).queryByText('Threshold, once a week.')).toBeNull();
  });

  test('does not offer the training when pain is above 6', async () => {
    serve({ [CHECKIN]: { body: todayOf('2026-11-20', { pain: 7, recommendation: 'Reset' }) } });
    renderApp(<Today />);
    expect(within(await session()).getByTestId('home.session')).toHaveTextContent('"isOffered":false');
  });

  test('CHK-195 does not offer the training when the notes name pain above 6', async () => {
    const checkin = todayOf('2026-11-20', { pain: 0, recommendation: 'Reset' });
    const pain = { metric: 'pain', value: 8, contribution: 0.3, max: 1.5 } as const;
    const factors = checkin.explanation.factors.map((factor) => (factor.metric === 'pain' ? pain : factor));
    serve({ [CHECKIN]: { body: { ...checkin, explanation: { ...checkin.explanation, factors } } } });
    renderApp(<Today />);
    expect(within(await session()).getByTestId('home.session')).toHaveTextContent('"isOffered":false');
  });

  test('START-10 shows a notice and a link to the questions for the first plan when there is no plan', async () => {
    serve({ [PLAN]: { status: 404, body: {} } });
    renderApp(<Today />);
    const card = await session();
    expect(within(card).getByText(/^There is no plan for this week yet\./)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Make your plan' })).toHaveAttribute('href', '/running/start');
  });

  test("TIME-02 does not show last week's plan as this week's", async () => {
    serve({ [PLAN]: { body: { ...planOf(), weekStart: '2026-11-09' } } });
    renderApp(<Today />);
    expect(await screen.findByText('We could not load your plan.')).toBeInTheDocument();
    expect(screen.queryByText('2 x 7 min')).toBeNull();
  });

  test('shows an error and keeps the score visible when the plan cannot be loaded, then loads the plan on retry', async () => {
    const api = serve({ [PLAN]: { status: 503, body: {} } });
    const { actor } = renderApp(<Today />);
    expect(await screen.findByText('We could not load your plan.')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Readiness score' })).toBeInTheDocument();
    api.on(PLAN, { body: planOf() });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 x 7 min')).toBeInTheDocument();
  });

  test('is not rendered when the check-in has a safety text', async () => {
    const checkin = todayOf('2026-11-20');
    const message = saying(REFERRAL, ...SCORE_PARTS);
    serve({ [CHECKIN]: { body: { ...checkin, score: 2.9, recommendation: 'Reset', ...message } } });
    renderApp(<Today />);
    expect(await screen.findByRole('link', { name: 'Call 113' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Today’s session' })).toBeNull();
  });

  test('is not rendered when an older server’s message might begin with a safety text', async () => {
    const message = saying(REFERRAL, ...SCORE_PARTS);
    const checkin = { ...todayOf('2026-11-20'), score: 2.9, recommendation: 'Reset' as const, ...message };
    serve({ [CHECKIN]: { body: older(checkin) } });
    renderApp(<Today />);
    expect(await screen.findByRole('link', { name: 'Call 113' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Today’s session' })).toBeNull();
  });

  test('LIVE-03 shows the changed plan after a live update without a reload', async () => {
    const api = serve();
    const fake: FakeStream = fakeStream();
    showPage(true);
    renderApp(<Live />);
    expect(await screen.findByText('2 x 7 min')).toBeInTheDocument();
    api.on(PLAN, { body: planOf({ planType: 'rest', minutes: 0, zone: null, title: 'Rest', changed: 'Reset.' }) });
    act(() => fake.streams[0]?.sendKeys('/api/coach/weekly-plan'));
    expect(await screen.findByText('Reset.')).toBeInTheDocument();
    expect(screen.queryByText('2 x 7 min')).toBeNull();
  });
});

describe('week card with a plan', () => {
  test('HOME-12 HOME-18 shows each day’s session with its minutes and mark, and the minutes done so far', async () => {
    const log = { date: '2026-11-16', planType: 'easy', status: 'done', minutes: 33, reason: null };
    serve({ 'GET /api/coach/training-logs-week': { body: [log] } });
    renderApp(<Today />);
    for (const words of ['Mon 16: Easy run, 33 min, done', 'Tue 17: Rest', 'Fri 20: 2 x 7 min, 39 min, planned'])
      expect(await screen.findByText(words)).toBeInTheDocument();
    const week = within(screen.getByRole('region', { name: 'This week' }));
    expect(week.getByText('33 of 149 min')).toBeInTheDocument();
    expect(week.getByText('✓ 33')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test('HOME-19 HOME-23 shows the days until the race and the week of the season', async () => {
    const weeks = [{ weekStart: '2026-11-16', phase: 'Base', state: 'current' }];
    const season = { goal: 'half_marathon', daysToRace: 143, weeksToRace: 20, week: 2, weeks };
    serve({ 'GET /api/coach/season': { body: season } });
    renderApp(<Today />);
    const days = await screen.findByText('143 days');
    const link = screen.getByRole('link', { name: /^143 days/ });
    expect(link).toContainElement(days);
    expect(link).toHaveTextContent('143 days to your half marathon · Week 2 of 21 · Base');
    expect(link).toHaveAttribute('href', '/running/season');
  });
});
