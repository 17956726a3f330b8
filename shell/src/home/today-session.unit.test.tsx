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
import { Today } from './today.tsx';

vi.mock('../remotes/slot.tsx', () => ({
  Slot: ({ name, closed }: { name: string; closed: boolean }) => <div data-testid={name} data-closed={closed} />,
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
  test('shows the session from the plan with its content, zone and reason, and a link to the coach', async () => {
    serve();
    renderApp(<Today />);
    const card = await session();
    for (const words of ['Tempo, 39 min', '2 x 7 min', 'Zone 4', 'Threshold, once a week.'])
      expect(within(card).getByText(words)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'See today’s training' })).toHaveAttribute(
      'href',
      '/running?tab=chat&action=today',
    );
    expect(await violations()).toEqual([]);
  });

  test('HOME-14 shows the training log instead of the session after the session has been logged', async () => {
    const log = { date: '2026-11-20', planType: 'tempo', status: 'partial', minutes: 20, reason: null };
    serve({ 'GET /api/coach/training-logs-week': { body: [log] } });
    renderApp(<Today />);
    expect(await screen.findByText('Partly done')).toBeVisible();
    const card = within(await session());
    expect(card.getByText('Planned: Tempo, 39 min')).toBeVisible();
    expect(card.getByText('Logged: 20 min')).toBeVisible();
    expect(card.queryByText('2 x 7 min')).toBeNull();
    expect(card.queryByRole('link', { name: 'See today’s training' })).toBeNull();
    expect(card.getByRole('link', { name: 'Open the tracker' })).toHaveAttribute('href', '/running?tab=tracker');
    expect(await violations()).toEqual([]);
  });

  test('shows the reason why a session was changed and the plan’s notes', async () => {
    const changed = 'Rest, because today is Reset.';
    const note = 'The plan is stopped while you have chest pain.';
    serve({ [PLAN]: { body: planOf({ planType: 'rest', minutes: 0, zone: null, title: 'Rest', changed }, [note]) } });
    renderApp(<Today />);
    const card = await session();
    for (const words of ['Rest', changed, note]) expect(within(card).getByText(words)).toBeInTheDocument();
    expect(within(card).queryByText(/min$/)).toBeNull();
  });

  test('hides the link to the training when pain is above 6', async () => {
    serve({ [CHECKIN]: { body: todayOf('2026-11-20', { pain: 7, recommendation: 'Reset' }) } });
    renderApp(<Today />);
    await session();
    expect(screen.queryByRole('link', { name: 'See today’s training' })).toBeNull();
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
    expect(screen.queryByText('Tempo, 39 min')).toBeNull();
  });

  test('shows an error and keeps the score visible when the plan cannot be loaded, then loads the plan on retry', async () => {
    const api = serve({ [PLAN]: { status: 503, body: {} } });
    const { actor } = renderApp(<Today />);
    expect(await screen.findByText('We could not load your plan.')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Readiness score' })).toBeInTheDocument();
    api.on(PLAN, { body: planOf() });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tempo, 39 min')).toBeInTheDocument();
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
    expect(await screen.findByText('Tempo, 39 min')).toBeInTheDocument();
    api.on(PLAN, { body: planOf({ planType: 'rest', minutes: 0, zone: null, title: 'Rest', changed: 'Reset.' }) });
    act(() => fake.streams[0]?.sendKeys('/api/coach/weekly-plan'));
    expect(await screen.findByText('Reset.')).toBeInTheDocument();
    expect(screen.queryByText('Tempo, 39 min')).toBeNull();
  });
});

describe('week card with a plan', () => {
  test('HOME-12 shows the kind of session planned for each day, and the week’s minutes and phase', async () => {
    serve();
    renderApp(<Today />);
    const week = await screen.findByRole('region', { name: 'This week' });
    for (const words of ['Mon 16: Easy', 'Tue 17: Rest', 'Fri 20: Tempo', 'Sun 22: Long', '149 min · Base'])
      expect(await within(week).findByText(words)).toBeInTheDocument();
  });
});
