import { now } from '@stridewell/app/core';
import { DEFAULT_ANSWER, NO_CHECKIN, older, REFERRAL, STOPPED, saying, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { type RenderedApp, renderApp } from '@stridewell/app/testing/render';
import {
  type CheckinAnswer,
  dateIn,
  RECOMMENDATION_COPY,
  RECOMMENDATIONS,
  type Recommendation,
  RUNNING_STOPPED,
  type WeeklyPlanDay,
  weekStartOf,
} from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PAIN_ANSWER, painAnswer } from '../../testing/fixtures.ts';
import { CheckinScreen } from '../checkin-screen.tsx';
import { forgetDraft } from '../draft.ts';
// Imported here, because the result loads this module on demand, which would count towards the timeout of the first
// test.
import './notes-card.tsx';
import './session-change.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDraft();
});

const EDGE = { entry: '/mfe/x/mf-manifest.json', build: 'x' };
const PHYSIO = { ...EDGE, name: 'physio', routes: ['/physio-coach', '/physio'] };
const RUNNING = { ...EDGE, name: 'running', routes: ['/running'] };

const checkIn = async (
  answer: CheckinAnswer,
  remotes: unknown[] = [],
  routes: Parameters<typeof fakeApi>[0] = {},
): Promise<{ app: RenderedApp; api: FakeApi }> => {
  const api = fakeApi({
    'GET /api/checkin/today': NO_CHECKIN,
    'POST /api/checkin': { body: answer },
    'GET /remotes.json': { body: { remotes } },
    'GET /api/coach/safety': { body: { hold: null } },
    ...routes,
  });
  const app = renderApp(<CheckinScreen />, { path: '/check-in' });
  await app.actor.click(await screen.findByText('See my recommendation'));
  await screen.findByText('Your recommendation');
  return { app, api };
};

const card = () => screen.getByRole('region', { name: 'Readiness score' });
const today = () => screen.getByRole('region', { name: 'What this does to today' });
const advice = (name: RegExp | string = /^What /) => screen.getByRole('region', { name });
const said = () => screen.getByText(/^Check-in (completed|updated)/);
const why = () => screen.getByRole('region', { name: /^Why / });
const withBaseline = (
  score: number,
  mean: number,
  days: number,
  change: Partial<CheckinAnswer> = {},
): CheckinAnswer => ({
  ...DEFAULT_ANSWER,
  score,
  ...change,
  explanation: { ...DEFAULT_ANSWER.explanation, raw: score, baseline: { mean, sd: 1.15, days } },
});

describe('CHK-22 check-in result', () => {
  test('CHK-33 CHK-34 CONST-10 replaces the form and shows the recommendation and the score with one decimal place', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(screen.queryByRole('button', { name: 'See my recommendation' })).toBeNull();
    expect(within(card()).getAllByText('Adapt')[0]).toBeVisible();
    expect(within(card()).getByText('6.2 / 10')).toBeInTheDocument();
    expect(document.title).toBe('Your recommendation · Stridewell');
    expect(screen.getByRole('heading', { name: 'Your recommendation' })).toHaveFocus();
  });

  test('CHK-104 shows the new score and the label "Updated" when today’s score changes on the server', async () => {
    const { app, api } = await checkIn(DEFAULT_ANSWER);
    const date = dateIn('Europe/Oslo', now());
    api.on('GET /api/checkin/today', { body: { ...todayOf(date), ...PAIN_ANSWER } });
    await act(() => app.client.invalidateQueries());
    expect(await within(card()).findByText('4.9 / 10')).toBeInTheDocument();
    expect(within(card()).getAllByText('Recover').length).toBeGreaterThan(0);
    expect(screen.getByText("Updated: what you entered elsewhere changed today's score.")).toBeVisible();
  });

  test('says that the physio coach has paused running and hides the training advice', async () => {
    await checkIn({ ...DEFAULT_ANSWER, ...STOPPED }, [RUNNING]);
    expect(within(card()).getByText('No running for now.')).toBeVisible();
    expect(within(advice('No running')).getByText(RUNNING_STOPPED)).toBeVisible();
    expect(screen.queryByText(RECOMMENDATION_COPY.Adapt.text)).toBeNull();
    expect(screen.queryByRole('link', { name: /coach/i })).toBeNull();
  });

  test('hides the training advice when a response without messageParts says that running is not allowed', async () => {
    await checkIn(older({ ...DEFAULT_ANSWER, ...STOPPED }), [RUNNING]);
    expect(within(card()).getByText('No running for now.')).toBeVisible();
    expect(screen.queryByText(RECOMMENDATION_COPY.Adapt.text)).toBeNull();
    expect(screen.queryByRole('link', { name: /coach/i })).toBeNull();
  });

  const TODAY = dateIn('Europe/Oslo', now());
  const planWith = (action: NonNullable<WeeklyPlanDay['action']>) => ({
    weekStart: weekStartOf(TODAY),
    phase: 'Base',
    totalMinutes: 40,
    days: [{ date: TODAY, planType: 'easy', minutes: 40, zone: 'Z2', title: 'Easy run', why: 'Endurance.', action }],
  });
  const STANDS = { kind: 'plan', text: 'Train as planned. 6.2 is an ordinary day for you.', score: 6.2 } as const;
  const PLAN_CALL = 'GET /api/coach/weekly-plan';

  test('CHK-108 shows "Your plan stands." before the general meaning of Adapt', async () => {
    await checkIn(DEFAULT_ANSWER, [RUNNING], { [PLAN_CALL]: { body: planWith(STANDS) } });
    expect(await within(card()).findByText('Your plan stands.')).toBeVisible();
    const note = within(today()).getByText('Easy run, 40 min');
    expect(within(today()).getByText(STANDS.text)).toBeVisible();
    const general = advice('Adapt in general: Train, but trim it.');
    expect(note.compareDocumentPosition(general) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(general).getByText(RECOMMENDATION_COPY.Adapt.text)).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('CHK-108 shows the fixed headline and the plan’s text when the plan follows the recommendation', async () => {
    const action = { kind: 'trim', text: 'Train, but trim it. You are okay, not fully charged.', score: 6.2 } as const;
    await checkIn(DEFAULT_ANSWER, [RUNNING], { [PLAN_CALL]: { body: planWith(action) } });
    expect(await screen.findByText(action.text)).toBeVisible();
    expect(within(card()).getByText('Train, but trim it.')).toBeVisible();
    expect(screen.queryByText(/in general/)).toBeNull();
  });

  test('CHK-108 shows only the fixed advice until the plan uses this check-in', async () => {
    const action = { kind: 'plan', text: 'No check-in today, so the plan stands.' } as const;
    const { api } = await checkIn(DEFAULT_ANSWER, [RUNNING], { [PLAN_CALL]: { body: planWith(action) } });
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/api/coach/weekly-plan')).toBe(true));
    expect(within(card()).getByText('Train, but trim it.')).toBeVisible();
    expect(await screen.findByText('Your plan is following this check-in.')).toBeVisible();
    expect(screen.queryByText(action.text)).toBeNull();
  });

  test('CHK-24 shows a link to the statistics', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(screen.getByRole('link', { name: 'View Detailed Stats' })).toHaveAttribute('href', '/stats');
  });

  test('CHK-25 returns to the form and focuses its heading when "Do Another Check-in" is clicked', async () => {
    const { app } = await checkIn(DEFAULT_ANSWER);
    await app.actor.click(screen.getByRole('button', { name: 'Do Another Check-in' }));
    expect(screen.getByRole('heading', { name: 'Daily check-in' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: '3 fair' })).toBeChecked();
  });

  test('API-59 announces the check-in and invalidates the statistics, history and weekly-outcomes queries after a check-in', async () => {
    const { app } = await checkIn(DEFAULT_ANSWER);
    expect(said()).toBeInTheDocument();
    const keys = [['/api/stats', '?range=7'], ['/api/history', 'pages'], ['/api/coach/weekly-outcomes']];
    for (const key of keys) app.client.setQueryData(key, []);
    await app.actor.click(screen.getByRole('button', { name: 'Do Another Check-in' }));
    await app.actor.click(screen.getByText('See my recommendation'));
    await screen.findByText('Your recommendation');
    for (const key of keys) expect(app.client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});

describe('CHKF-12 announcement of a sent check-in', () => {
  const spoken = () => said().closest('[role="status"]');

  test('TOAST-34 announces the score of the day’s first check-in to screen readers, without a toast', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(spoken()).toHaveTextContent('Check-in completed. Your score is 6.2/10');
    expect(document.querySelector('[data-tone]')).toBeNull();
  });

  test('TOAST-08 CHK-27 announces the new score when the check-in replaces an earlier one, without a toast', async () => {
    await checkIn({ ...DEFAULT_ANSWER, score: 6, isUpdate: true });
    expect(spoken()).toHaveTextContent('Check-in updated. Your score has been updated to 6.0/10');
    expect(document.querySelector('[data-tone]')).toBeNull();
  });
});

describe('recommendation card on the check-in result', () => {
  const IDS = { Push: 'CHK-29 CHK-93', Adapt: 'CHK-30 CHK-94', Recover: 'CHK-31 CHK-95', Reset: 'CHK-32 CHK-96' };
  const KINDS = {
    Push: 'High-intensity training',
    Adapt: 'Moderate intensity',
    Recover: 'Recovery and light activity',
    Reset: 'Rest and full recovery',
  };
  /** Expected headline, advice and effort for each recommendation, exactly as specified in the requirements. */
  const COPY: Record<Recommendation, [headline: string, text: string, effort: string]> = {
    Push: [
      'Good to go hard.',
      'You look recovered. If a hard session is planned, do it with a full warm-up and stop while you still have one good repetition left. No hard session today? Keep it easy and bank the freshness.',
      'High intensity welcome - longer than you are used to is not.',
    ],
    Adapt: [
      'Train, but trim it.',
      'You are okay, not sparkling. Keep the session type and take about a third off the hard part, or drop one zone. If it feels good after 15 minutes, finish the trimmed version, not the full one.',
      'Moderate effort: you can speak short sentences.',
    ],
    Recover: [
      'Keep moving, keep it light.',
      'Your body is asking for an easy day. Choose 20-40 minutes of very easy running, walking, cycling or mobility. The missed quality moves only if it fits; otherwise let it go - one session never made a season.',
      'You should finish fresher than you started.',
    ],
    Reset: [
      "Rest is today's session.",
      'Several signals are low, or something hurts. No running today. Sleep, eat well, a short gentle walk if it helps. If pain stays above 6, you feel ill, or anything on the warning list applies, get it checked.',
      'We will look again tomorrow; nothing is lost.',
    ],
  };
  test.each(RECOMMENDATIONS.map((name) => [IDS[name], name] as const))(
    '%s shows the kind of training, headline, advice and effort for %s',
    async (_, name) => {
      await checkIn({ ...DEFAULT_ANSWER, recommendation: name });
      const [headline, text, effort] = COPY[name];
      expect(within(card()).getByText(KINDS[name])).toBeVisible();
      expect(within(card()).getByRole('heading', { name: headline })).toBeVisible();
      expect(within(advice(`What ${name} means`)).getByText(text)).toBeVisible();
      expect(within(advice()).getByText(effort)).toBeVisible();
    },
  );

  test('CHK-172 shows the Push recommendation with the Adapt advice when the score is well below the baseline', async () => {
    const message = saying(
      { code: 'score', text: 'Readiness score 7.6 of 10.' },
      { code: 'adapt_advice', text: RECOMMENDATION_COPY.Adapt.text },
    );
    await checkIn(withBaseline(7.6, 10, 14, { recommendation: 'Push', ...message }));
    expect(within(card()).getAllByText('Push')).not.toHaveLength(0);
    expect(within(card()).getByText('7.6 / 10')).toBeInTheDocument();
    expect(screen.getAllByText(RECOMMENDATION_COPY.Adapt.text)).toHaveLength(1);
    expect(screen.queryByText(RECOMMENDATION_COPY.Push.text)).toBeNull();
  });
});

describe('check-in result with a server message', () => {
  test('CHK-23 TREND-16 shows the line about the score from the message only once', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(screen.getAllByText('Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.')).toHaveLength(1);
  });

  test('CHK-23 renders the explanation card without a footer when the message is empty', async () => {
    await checkIn({ ...DEFAULT_ANSWER, ...saying() });
    expect(why().lastElementChild).toHaveTextContent(/^Your answers together6\.2$/);
  });

  test('TREND-17 BEYOND-04 mentions the answer that capped the score only once and shows the limit', async () => {
    await checkIn(PAIN_ANSWER);
    const line = 'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.';
    expect(within(card()).getByText(line)).toBeVisible();
    expect(screen.getAllByText(line)).toHaveLength(1);
    expect(within(why()).getByText('Limit for pain of 5').nextSibling).toHaveTextContent('4.9');
  });

  test('BEYOND-04 does not mention a limit when the score is not capped', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(document.body).not.toHaveTextContent(/limit|cap(ped)?\b|decides|add up|override/i);
  });

  test.each([
    ['with messageParts', false],
    ['without messageParts', true],
  ])(
    'CHK-56 shows the safety text first, with call links and without training advice, for a response %s',
    async (_, isOlder) => {
      const message = saying(
        REFERRAL,
        { code: 'score', text: 'Readiness score 2.9 of 10.' },
        { code: 'losses', text: 'Down: pain.' },
      );
      const answer: CheckinAnswer = { ...DEFAULT_ANSWER, score: 2.9, recommendation: 'Reset', ...message };
      await checkIn(isOlder ? older(answer) : answer, [RUNNING]);
      const title = screen.getByText('Please read this first');
      expect(title.compareDocumentPosition(card()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(title.parentElement).toHaveTextContent(REFERRAL.text);
      expect(screen.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
      expect(screen.getByRole('link', { name: 'Call 116 117' })).toHaveAttribute('href', 'tel:116117');
      expect(document.body).not.toHaveTextContent(/walk|train|run\b|coach/i);
    },
  );
});

describe('LANG-66 LANG-67 high-pain notice on the check-in result', () => {
  const stop = () => screen.queryByRole('region', { name: /is a stop sign/ });

  test('shows a link to the warning signs and two call links, all above the score card, when pain is 8', async () => {
    await checkIn(painAnswer(8), [RUNNING, PHYSIO]);
    const first = within(screen.getByRole('region', { name: 'Pain 8 is a stop sign.' }));
    const link = await first.findByRole('link', { name: 'Check for warning signs' });
    expect(link).toHaveAttribute('href', '/physio-coach/triage');
    expect(first.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(first.getByRole('link', { name: 'Call 116 117' })).toHaveAttribute('href', 'tel:116117');
    expect(stop()?.compareDocumentPosition(card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violations()).toEqual([]);
  });

  test('shows the call links without the warning-signs link when the physio remote is not deployed', async () => {
    await checkIn(painAnswer(8), [RUNNING]);
    expect(screen.getByRole('link', { name: 'Call 113' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Check for warning signs' })).toBeNull();
  });

  test('shows the pain value from the physio check-in when that value capped the score', async () => {
    const { explanation } = painAnswer(1);
    const cap = { reason: 'pain of 9 in your physio check-in', limit: 2.9, code: 'physio_pain', value: 9 };
    await checkIn({ ...painAnswer(1), explanation: { ...explanation, cap } }, [PHYSIO]);
    expect(screen.getByRole('region', { name: 'Pain 9 is a stop sign.' })).toBeVisible();
  });

  test.each([
    [5, PAIN_ANSWER],
    [2, DEFAULT_ANSWER],
  ])('is not rendered when pain is %i', async (_, answer) => {
    await checkIn(answer, [PHYSIO]);
    expect(stop()).toBeNull();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });
});

describe('score explanation on the check-in result', () => {
  test('BEYOND-02 CHKF-16 shows the points and the maximum number of points for each answer', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(within(why()).getByText('Longer bar = counts more')).toBeVisible();
    const rows = within(within(why()).getByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Sleep 3 · fair.*pulled it down.*1\.3 of 2\.5$/),
      expect.stringMatching(/^Fatigue 3 · some.*pulled it down.*1\.3 of 2\.5$/),
      expect.stringMatching(/^Readiness 7 · good1\.3 of 2\.0$/),
      expect.stringMatching(/^Pain 2 · mild1\.2 of 1\.5$/),
      expect.stringMatching(/^Stress 2 · low1\.1 of 1\.5$/),
    ]);
  });

  test.each([
    ['pain caps the score', PAIN_ANSWER],
    ['pain is 8 and no cap applies', painAnswer(8)],
  ])('LANG-74 lists pain first when %s', async (_, answer) => {
    await checkIn(answer);
    const [first, ...others] = within(within(why()).getByRole('list')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Pain.*pulled it down/);
    expect(others).toHaveLength(4);
  });

  test('BEYOND-06 does not compare the score with a baseline when there is none', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(document.body).not.toHaveTextContent(/normal|usual range/);
  });

  test('BEYOND-07 compares the score with the 28-day baseline', async () => {
    await checkIn(withBaseline(6.2, 6.5, 21));
    expect(within(why()).getByText('Your 28-day normal').nextSibling).toHaveTextContent('6.5');
    expect(within(why()).getByText('Within your usual range of 5.4 to 7.7, from 21 check-ins.')).toBeVisible();
  });

  test('CHK-172 says only once, next to the comparison, that the score is well below the baseline', async () => {
    const message = saying(
      { code: 'score', text: 'Readiness score 3.0 of 10.' },
      { code: 'below_normal', text: 'That is well below your own normal of 6.6.' },
    );
    await checkIn(withBaseline(3, 6.6, 12, { recommendation: 'Recover', ...message }));
    expect(
      within(why()).getByText(/^That is well below your own normal of 6\.6\. Below your usual range/),
    ).toBeVisible();
    expect(screen.getAllByText(/well below/)).toHaveLength(1);
  });
});

describe('coach link on the check-in result', () => {
  const coachLink = () => screen.queryByRole('link', { name: "Go to your coach and ask for today's training" });

  test('is rendered when the running remote is deployed', async () => {
    await checkIn(DEFAULT_ANSWER, [RUNNING]);
    await waitFor(() => expect(coachLink()).toHaveAttribute('href', '/running?tab=chat&action=today'));
  });

  test('is not rendered when the running remote is not deployed', async () => {
    const { api } = await checkIn(DEFAULT_ANSWER, [{ ...RUNNING, entry: null }]);
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/remotes.json')).toBe(true));
    expect(coachLink()).toBeNull();
  });

  test('is not rendered when pain is above 6', async () => {
    await checkIn(painAnswer(7), [RUNNING, PHYSIO]);
    expect(await screen.findByRole('link', { name: 'Check for warning signs' })).toBeVisible();
    expect(coachLink()).toBeNull();
  });
});
