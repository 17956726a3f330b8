import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { WeeklyPlan, WeekOffer } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fixClock, TODAY, WEEK } from '../testing/fixtures.ts';
import { WeekOffers } from './week-offers.tsx';
import { WeekQuestions } from './week-questions.tsx';

fixClock();

const ADJUST = 'POST /api/coach/weekly-plan/adjust';
const OFFERS: WeekOffer[] = [
  { kind: 'lighter_week', reason: 'low_week', text: 'Your last 7 days were low.' },
  { kind: 'smaller_plan', reason: 'no_time', minutes: 120, runs: 3, text: 'Two runs had no room.' },
  { kind: 'time_trial', date: TODAY, session: 'trial_20', weeks: 6, text: 'Six weeks without a result.' },
  { kind: 'long_to_next_week', date: '2026-11-22', to: '2026-11-23', minutes: 80, text: 'The long run was not run.' },
  { kind: 'extra_minutes', date: TODAY, minutes: 10, text: 'You feel good.' },
];
const open = (plan: Partial<WeeklyPlan>, change: Record<string, Route> = {}) => {
  const api = fakeApi({ [ADJUST]: { body: WEEK }, 'GET /api/coach/weekly-plan': { body: WEEK }, ...change });
  return { api, ...renderApp(<WeekOffers plan={{ ...WEEK, ...plan }} />) };
};
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('offers of the week', () => {
  test('WEEK-100 shows every offer with its question and its buttons, without axe violations', async () => {
    open({ offers: OFFERS });
    for (const { text } of OFFERS) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Make it lighter', 'No thanks', '120 min on 3 days', 'No thanks', 'Plan the test', 'No thanks'],
      ...['Move it to Monday', 'No thanks', 'Add 5 min', 'Add 10 min'],
    ]);
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['Make it lighter', { kind: 'lighter_week' }],
    ['120 min on 3 days', { kind: 'smaller_plan', minutes: 120, runs: 3 }],
    ['Plan the test', { kind: 'time_trial', date: TODAY }],
    ['Move it to Monday', { kind: 'long_to_next_week', date: '2026-11-22' }],
    ['Add 5 min', { kind: 'extra_minutes', date: TODAY, minutes: 5 }],
  ])('WEEK-100 accepts the offer with one tap on "%s" and undoes that with "Undo" in the toast', async (name, body) => {
    const { api, actor } = open({ offers: OFFERS });
    await actor.click(screen.getByRole('button', { name }));
    await actor.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(api)).toEqual([body, { kind: 'undo', offer: body.kind }]));
  });

  test('WEEK-100 declines an offer with one tap on "No thanks"', async () => {
    const { api, actor } = open({ offers: OFFERS.slice(2, 3) });
    await actor.click(screen.getByRole('button', { name: 'No thanks' }));
    await seeToast({ title: 'The plan stays as it is', tone: 'success' });
    expect(sent(api)).toEqual([{ kind: 'decline', offer: 'time_trial' }]);
  });

  test('WEEK-100 shows the server’s message when the accepted offer is no longer valid', async () => {
    const message = 'That offer no longer stands, because your plan has changed since.';
    const { actor } = open({ offers: OFFERS.slice(0, 1) }, { [ADJUST]: { status: 409, body: { message } } });
    await actor.click(screen.getByRole('button', { name: 'Make it lighter' }));
    await seeToast({ title: 'Error', text: message, tone: 'destructive' });
  });

  test('WEEK-100 lists the accepted offers and undoes one with its button', async () => {
    const accepted = {
      lighterWeek: true as const,
      smallerPlan: { minutes: 120, runs: 3, since: '2026-11-16' },
      timeTrial: { date: '2026-11-18' },
      longToNextWeek: { date: '2026-11-22', to: '2026-11-23' },
      extraMinutes: { date: TODAY, minutes: 5 },
    };
    const { api, actor } = open({ accepted });
    for (const text of [
      ...['A lighter week', 'Smaller plan: 120 min on 3 days', 'Time trial on Wednesday'],
      ...['Long run moved to Monday', '5 more minutes on Friday'],
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'End the smaller plan' }));
    await waitFor(() => expect(sent(api)).toEqual([{ kind: 'undo', offer: 'smaller_plan' }]));
  });

  test('WEEK-107 shows a smaller plan once when it is also an answer to a note, before and after the answer', () => {
    const answers = [{ answer: 'smaller', label: 'A smaller plan: 120 min on 3 days' }];
    const asked = open({ offers: OFFERS, questions: [{ note: 'light_fortnight', text: 'Two light weeks?', answers }] });
    expect(screen.queryByText('Two runs had no room.')).toBeNull();
    asked.unmount();
    const accepted = { smallerPlan: { minutes: 120, runs: 3, since: TODAY } };
    const answered = [{ note: 'light_fortnight', answer: 'smaller', text: 'The plan is smaller from now on.' }];
    const { container } = open({ accepted, answered });
    expect(container).not.toHaveTextContent('Smaller plan');
  });

  test('renders no offer of an unknown kind', () => {
    const unknown = { kind: 'holiday', text: 'A holiday?' } as unknown as WeekOffer;
    const { container } = open({ offers: [unknown] });
    expect(container).not.toHaveTextContent('A holiday?');
    expect(screen.queryByRole('button', { name: 'No thanks' })).toBeNull();
  });
});

describe('questions of the week', () => {
  const QUESTION = {
    note: 'hard_skipped',
    text: 'You have skipped the last 3 hard sessions. Too hard, no time, or no fun?',
    answers: [
      { answer: 'too_hard', label: 'Too hard' },
      { answer: 'no_time', label: 'No time' },
    ],
  };
  const openQuestions = (plan: Partial<WeeklyPlan>, answer: Route = { body: WEEK }) => {
    const api = fakeApi({ [ADJUST]: answer, 'GET /api/coach/weekly-plan': { body: WEEK } });
    return { api, ...renderApp(<WeekQuestions plan={{ ...WEEK, ...plan }} />) };
  };

  test('WEEK-105 are answered with one tap, and undone with "Undo" in the toast', async () => {
    const { api, actor } = openQuestions({ questions: [QUESTION] });
    expect(screen.getByText(QUESTION.text)).toBeVisible();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Too hard' }));
    await actor.click(await screen.findByRole('button', { name: 'Undo' }));
    const body = { kind: 'answer_note', note: 'hard_skipped', answer: 'too_hard' };
    await waitFor(() => expect(sent(api)).toEqual([body, { kind: 'undo', note: 'hard_skipped' }]));
  });

  test('WEEK-105 show the effect of an answer, with its undo', async () => {
    const text = 'Thursday’s hard session is easier.';
    const { api, actor } = openQuestions({ answered: [{ note: 'hard_skipped', answer: 'too_hard', text }] });
    expect(screen.getByText(text)).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Undo my answer' }));
    await waitFor(() => expect(sent(api)).toEqual([{ kind: 'undo', note: 'hard_skipped' }]));
  });

  test('WEEK-105 say when the question is no longer valid', async () => {
    const message = 'That question no longer stands, because your plan has changed since.';
    const { actor } = openQuestions({ questions: [QUESTION] }, { status: 409, body: { statusCode: 409, message } });
    await actor.click(screen.getByRole('button', { name: 'No time' }));
    await seeToast({ title: 'Error', text: message, tone: 'destructive' });
  });
});
