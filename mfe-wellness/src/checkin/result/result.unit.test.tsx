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
} from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PAIN_ANSWER, painAnswer } from '../../testing/fixtures.ts';
import { CheckinScreen } from '../checkin-screen.tsx';
import { forgetDraft } from '../draft.ts';

vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDraft();
});

const EDGE = { entry: '/mfe/x/mf-manifest.json', build: 'x' };
const PHYSIO = { ...EDGE, name: 'physio', routes: ['/physio-coach', '/physio'] };
const RUNNING = { ...EDGE, name: 'running', routes: ['/running'] };

const checkIn = async (answer: CheckinAnswer, remotes: unknown[] = []): Promise<{ app: RenderedApp; api: FakeApi }> => {
  const api = fakeApi({
    'GET /api/checkin/today': NO_CHECKIN,
    'POST /api/checkin': { body: answer },
    'GET /remotes.json': { body: { remotes } },
  });
  const app = renderApp(<CheckinScreen />, { path: '/check-in' });
  await app.actor.click(await screen.findByText('See my recommendation'));
  await screen.findByText('Your recommendation');
  return { app, api };
};

const card = () => screen.getByRole('region', { name: 'Readiness score' });
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
  explanation: { ...DEFAULT_ANSWER.explanation, baseline: { mean, sd: 1.15, days } },
});

describe('CHK-22 the result, which replaces the form', () => {
  test('CHK-33 CHK-34 CONST-10 shows the recommendation and the score out of ten with one decimal', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(screen.queryByRole('button', { name: 'See my recommendation' })).toBeNull();
    expect(within(card()).getAllByText('Adapt')[0]).toBeVisible();
    expect(within(card()).getByText('6.2 / 10')).toBeInTheDocument();
    expect(document.title).toBe('Your recommendation · Stridewell');
    expect(screen.getByRole('heading', { name: 'Your recommendation' })).toHaveFocus();
  });

  test('CHK-104 updates and says so when the day’s score changes elsewhere', async () => {
    const { app, api } = await checkIn(DEFAULT_ANSWER);
    const date = dateIn('Europe/Oslo', now());
    api.on('GET /api/checkin/today', { body: { ...todayOf(date), ...PAIN_ANSWER } });
    await act(() => app.client.invalidateQueries());
    expect(await within(card()).findByText('4.9 / 10')).toBeInTheDocument();
    expect(within(card()).getAllByText('Recover').length).toBeGreaterThan(0);
    expect(screen.getByText("Updated: what you entered elsewhere changed today's score.")).toBeVisible();
  });

  test('says that running is stopped and shows no training advice while the physio coach has stopped running', async () => {
    await checkIn({ ...DEFAULT_ANSWER, ...STOPPED }, [RUNNING]);
    expect(within(card()).getByText('No running for now.')).toBeVisible();
    expect(within(card()).getByText(RUNNING_STOPPED)).toBeVisible();
    expect(within(card()).queryByText(RECOMMENDATION_COPY.Adapt.text)).toBeNull();
    expect(within(card()).queryByRole('link', { name: /coach/i })).toBeNull();
  });

  test('shows no training advice for an older server’s answer whose message says that running is stopped', async () => {
    await checkIn(older({ ...DEFAULT_ANSWER, ...STOPPED }), [RUNNING]);
    expect(within(card()).getByText('No running for now.')).toBeVisible();
    expect(within(card()).queryByText(RECOMMENDATION_COPY.Adapt.text)).toBeNull();
    expect(within(card()).queryByRole('link', { name: /coach/i })).toBeNull();
  });

  test('CHK-24 has a link to the statistics', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(screen.getByRole('link', { name: 'View Detailed Stats' })).toHaveAttribute('href', '/stats');
  });

  test('CHK-25 has a button back to the form, which focuses the form’s heading', async () => {
    const { app } = await checkIn(DEFAULT_ANSWER);
    await app.actor.click(screen.getByRole('button', { name: 'Do Another Check-in' }));
    expect(screen.getByRole('heading', { name: 'Daily check-in' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: '3 fair' })).toBeChecked();
  });

  test('API-59 shows a toast and invalidates the queries of every screen that shows check-ins', async () => {
    const { app } = await checkIn(DEFAULT_ANSWER);
    expect(screen.getByText('Check-in completed')).toBeVisible();
    const keys = [['/api/stats', '?range=7'], ['/api/history', 'pages'], ['/api/coach/weekly-outcomes']];
    for (const key of keys) app.client.setQueryData(key, []);
    await app.actor.click(screen.getByRole('button', { name: 'Do Another Check-in' }));
    await app.actor.click(screen.getByText('See my recommendation'));
    await screen.findByText('Your recommendation');
    for (const key of keys) expect(app.client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});

describe('the toast', () => {
  test('TOAST-34 shows the score of a first check-in', async () => {
    await checkIn(DEFAULT_ANSWER);
    await seeToast({ title: 'Check-in completed', text: 'Your score is 6.2/10', tone: 'success' });
  });

  test('TOAST-08 CHK-27 shows the new score of an updated check-in', async () => {
    await checkIn({ ...DEFAULT_ANSWER, score: 6, isUpdate: true });
    await seeToast({ title: 'Check-in updated', text: 'Your score has been updated to 6.0/10', tone: 'success' });
  });

  test.each([
    ['success', DEFAULT_ANSWER],
    ['default', painAnswer(8)],
  ])('LANG-69 has the tone "%s"', async (tone, answer) => {
    await checkIn(answer);
    expect(screen.getByText('Check-in completed').closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  });
});

describe('the advice', () => {
  const IDS = { Push: 'CHK-29 CHK-93', Adapt: 'CHK-30 CHK-94', Recover: 'CHK-31 CHK-95', Reset: 'CHK-32 CHK-96' };
  const KINDS = {
    Push: 'High-intensity training',
    Adapt: 'Moderate intensity',
    Recover: 'Recovery and light activity',
    Reset: 'Rest and full recovery',
  };
  /** Headline, text and effort, word for word as in the checklist. */
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
    '%s shows kind, headline, text and effort for %s',
    async (_, name) => {
      await checkIn({ ...DEFAULT_ANSWER, recommendation: name });
      const [headline, text, effort] = COPY[name];
      expect(within(card()).getByText(KINDS[name])).toBeVisible();
      expect(within(card()).getByRole('heading', { name: headline })).toBeVisible();
      expect(within(card()).getByText(text)).toBeVisible();
      expect(within(card()).getByText(effort)).toBeVisible();
    },
  );

  test('TREND-04 is Adapt’s on a Push day below the baseline, while score and recommendation stay', async () => {
    const message = saying(
      { code: 'score', text: 'Readiness score 7.6 of 10.' },
      { code: 'adapt_advice', text: RECOMMENDATION_COPY.Adapt.text },
    );
    await checkIn(withBaseline(7.6, 9, 12, { recommendation: 'Push', ...message }));
    expect(within(card()).getAllByText('Push')).not.toHaveLength(0);
    expect(within(card()).getByText('7.6 / 10')).toBeInTheDocument();
    expect(screen.getAllByText(RECOMMENDATION_COPY.Adapt.text)).toHaveLength(1);
    expect(screen.queryByText(RECOMMENDATION_COPY.Push.text)).toBeNull();
  });
});

describe('the message', () => {
  test('CHK-23 TREND-16 shows its score line', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(screen.getAllByText('Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.')).toHaveLength(1);
  });

  test('CHK-23 leaves no empty footer when it is empty', async () => {
    await checkIn({ ...DEFAULT_ANSWER, ...saying() });
    const last = within(why()).getByRole('list', { name: 'What each answer gave' });
    expect(why().lastElementChild).toBe(last);
  });

  test('TREND-17 BEYOND-04 shows once which answer decided the day, and the limit', async () => {
    await checkIn(PAIN_ANSWER);
    const line = 'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.';
    expect(within(card()).getByText(line)).toBeVisible();
    expect(screen.getAllByText(line)).toHaveLength(1);
    expect(within(why()).getByText('Limit for pain of 5').nextSibling).toHaveTextContent('4.9');
  });

  test('BEYOND-04 does not mention a limit when no cap applied', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(document.body).not.toHaveTextContent(/limit|cap(ped)?\b|decides|add up|override/i);
  });

  test.each([
    ['shows a safety text', false],
    ['shows a safety text of an older server', true],
  ])('CHK-56 %s first, with numbers to call and no mention of training, walking or the coach', async (_, isOlder) => {
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
  });
});

describe('LANG-66 LANG-67 the high-pain notice', () => {
  const stop = () => screen.queryByRole('region', { name: /is a stop sign/ });

  test('comes first, with a link to the warning signs and two numbers to call', async () => {
    await checkIn(painAnswer(8), [RUNNING, PHYSIO]);
    const first = within(screen.getByRole('region', { name: 'Pain 8 is a stop sign.' }));
    const link = await first.findByRole('link', { name: 'Check for warning signs' });
    expect(link).toHaveAttribute('href', '/physio-coach/triage');
    expect(first.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(first.getByRole('link', { name: 'Call 116 117' })).toHaveAttribute('href', 'tel:116117');
    expect(stop()?.compareDocumentPosition(card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violations()).toEqual([]);
  });

  test('keeps its numbers when the physio coach is not deployed', async () => {
    await checkIn(painAnswer(8), [RUNNING]);
    expect(screen.getByRole('link', { name: 'Call 113' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Check for warning signs' })).toBeNull();
  });

  test('shows the pain of the physio check-in when that sets the cap', async () => {
    const { explanation } = painAnswer(1);
    const cap = { reason: 'pain of 9 in your physio check-in', limit: 2.9, code: 'physio_pain', value: 9 };
    await checkIn({ ...painAnswer(1), explanation: { ...explanation, cap } }, [PHYSIO]);
    expect(screen.getByRole('region', { name: 'Pain 9 is a stop sign.' })).toBeVisible();
  });

  test.each([
    ['pain of 5 on a Recover day', PAIN_ANSWER],
    ['little pain', DEFAULT_ANSWER],
  ])('is not shown for %s', async (_, answer) => {
    await checkIn(answer, [PHYSIO]);
    expect(stop()).toBeNull();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });
});

describe('the explanation of the score', () => {
  test('BEYOND-02 shows the contribution and the maximum of each of the five answers', async () => {
    await checkIn(DEFAULT_ANSWER);
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
    ['its cap decides the score', PAIN_ANSWER],
    ['it is high and the other answers score as low', painAnswer(8)],
  ])('LANG-74 lists pain first when %s', async (_, answer) => {
    await checkIn(answer);
    const [first, ...others] = within(within(why()).getByRole('list')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Pain.*pulled it down/);
    expect(others).toHaveLength(4);
  });

  test('BEYOND-06 has no comparison without a baseline', async () => {
    await checkIn(DEFAULT_ANSWER);
    expect(document.body).not.toHaveTextContent(/normal|usual range/);
  });

  test('BEYOND-07 compares with the runner’s 28-day baseline when there is one', async () => {
    await checkIn(withBaseline(6.2, 6.55, 21));
    expect(within(why()).getByText('Your 28-day normal').nextSibling).toHaveTextContent('6.5');
    expect(within(why()).getByText('Within your usual range of 5.4 to 7.7, from 21 check-ins.')).toBeVisible();
  });

  test('TREND-05 says once, with the comparison, that the score is well below normal', async () => {
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

describe('the link to the coach', () => {
  const coachLink = () => screen.queryByRole('link', { name: "Go to your coach and ask for today's training" });

  test('is shown when the running coach is deployed', async () => {
    await checkIn(DEFAULT_ANSWER, [RUNNING]);
    await waitFor(() => expect(coachLink()).toHaveAttribute('href', '/running?tab=chat&action=today'));
  });

  test('is hidden when the running coach is not deployed', async () => {
    const { api } = await checkIn(DEFAULT_ANSWER, [{ ...RUNNING, entry: null }]);
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/remotes.json')).toBe(true));
    expect(coachLink()).toBeNull();
  });

  test('is hidden when pain is above 6', async () => {
    await checkIn(painAnswer(7), [RUNNING, PHYSIO]);
    expect(await screen.findByRole('link', { name: 'Check for warning signs' })).toBeVisible();
    expect(coachLink()).toBeNull();
  });
});
