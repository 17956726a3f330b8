import { now } from '@stridewell/app/core';
import { DEFAULT_ANSWER } from '@stridewell/app/testing/checkin';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import {
  type CheckinAnswer,
  dateIn,
  type PlannedSession,
  type User,
  type WeeklyPlanDay,
  weekStartOf,
} from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { painAnswer } from '../../testing/fixtures.ts';
import { Result } from './result.tsx';
// Imported here, because the result loads this module on demand, which would count towards the timeout of the first
// test.
import './notes-card.tsx';
import './session-change.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.lang = 'en';
});

const TODAY = dateIn('Europe/Oslo', now());
const PLAN = 'GET /api/coach/weekly-plan';

const session = (minutes: number, title = 'Tempo run'): PlannedSession => ({
  kind: 'tempo',
  family: 'threshold',
  title,
  minutes,
  hardMinutes: minutes - 25,
  purpose: 'Raises the pace you can hold for an hour.',
  feel: 'You can say a few words.',
  steps: [
    { kind: 'warmup', seconds: 900, target: { effort: { low: 3, high: 4 } } },
    { kind: 'work', seconds: (minutes - 25) * 60, target: { effort: { low: 6, high: 7 } } },
    { kind: 'cooldown', seconds: 600, target: { effort: { low: 3, high: 4 } } },
  ],
  versions: { noWatch: '', treadmill: '', shortened: '', noRun: '' },
  notes: [],
});

const planWith = (change: Partial<WeeklyPlanDay>) => ({
  body: {
    weekStart: weekStartOf(TODAY),
    phase: 'Base',
    totalMinutes: 40,
    days: [
      {
        date: TODAY,
        planType: 'tempo',
        minutes: 37,
        zone: 'Z4',
        title: 'Tempo run',
        why: 'Speed.',
        session: session(37),
        ...change,
      },
    ],
  },
});
const TRIM = { kind: 'trim', text: 'A third less hard work today.', score: 6.2 } as const;

const open = (plan: object, answer: CheckinAnswer = DEFAULT_ANSWER, user: User = INGRID) => {
  const api = fakeApi({
    'GET /remotes.json': { body: { remotes: [] } },
    'GET /api/coach/safety': { body: { hold: null } },
    [PLAN]: plan,
    [`${PLAN}?language=nb`]: plan,
  });
  return { api, ...renderApp(<Result day={TODAY} answer={answer} fresh onAnother={() => undefined} />, { user }) };
};
/** Waits for the bars, whose code is loaded on demand. */
const pictures = () => screen.findAllByLabelText(/min$/, undefined, { timeout: 15_000 });
const labels = () =>
  screen
    .queryAllByLabelText(/^(Planned|Now|Planlagt|Nå|Tempo run)/)
    .map((picture) => picture.getAttribute('aria-label'));

describe('CHKF-13 effect of a check-in on today’s session', () => {
  test('shows the session before and after the change at the same scale, with the reason', async () => {
    open(planWith({ planned: session(45), action: TRIM }));
    expect(await screen.findByText(TRIM.text)).toBeVisible();
    await pictures();
    expect(labels()).toEqual(['Planned: Tempo run, 45 min', 'Now: Tempo run, 37 min']);
    const [before, after] = screen.getAllByLabelText(/^(Planned|Now)/).map((each) => each.parentElement);
    expect(before?.style.width).toBe('100%');
    expect(Number.parseFloat(after?.style.width ?? '')).toBeCloseTo((37 / 45) * 100, 3);
  });

  test('links to Today and has no accessibility violations', async () => {
    open(planWith({ planned: session(45), action: TRIM }));
    expect(await screen.findByText('Start day')).toHaveAttribute('href', '/');
    await screen.findByText(TRIM.text);
    expect(await violations()).toEqual([]);
  });

  test('shows one set of bars when the session has not changed', async () => {
    open(planWith({ action: { ...TRIM, kind: 'plan', text: 'Train as planned.' } }));
    expect(await screen.findByText('Train as planned.')).toBeVisible();
    await pictures();
    expect(labels()).toEqual(['Tempo run, 37 min']);
  });

  test('shows the planned session and the rest day that replaced it', async () => {
    const rest = { minutes: 0, zone: null, title: 'Rest', planType: 'rest' as const, session: undefined };
    open(planWith({ ...rest, planned: session(45), action: { ...TRIM, kind: 'rest' } }));
    await pictures();
    expect(labels()).toEqual(['Planned: Tempo run, 45 min']);
    expect(screen.getAllByText('Rest')).not.toHaveLength(0);
  });

  test('shows only the planned session until the plan has been updated for this check-in', async () => {
    const { api, client } = open(planWith({ planned: session(45), action: { ...TRIM, score: 8.1 } }));
    expect(await screen.findByText('Your plan is following this check-in.')).toBeVisible();
    expect(screen.queryByText(TRIM.text)).toBeNull();
    await pictures();
    expect(labels()).toEqual(['Planned: Tempo run, 45 min']);
    api.on(PLAN, planWith({ planned: session(45), action: TRIM }));
    await act(() => client.invalidateQueries());
    expect(await screen.findByText(TRIM.text)).toBeVisible();
  });

  test('shows neither the session nor the link to Today when pain is high', async () => {
    open(planWith({ action: { ...TRIM, score: 1.6 } }), painAnswer(8));
    expect(await screen.findByText('Pain 8 is a stop sign.')).toBeVisible();
    expect(screen.queryByText('What this does to today')).toBeNull();
    expect(screen.queryByText('Start day')).toBeNull();
  });

  test('shows only the link to Today when there is no plan', async () => {
    open({ status: 404, body: {} });
    expect(await screen.findByText('Start day')).toBeVisible();
    expect(screen.queryByText('What this does to today')).toBeNull();
  });
});

describe('CHKF-11 CHKF-14 first view of the result', () => {
  const figure = () => screen.getByText('/ 10').previousSibling?.textContent;
  const answer = (score: number, recommendation: CheckinAnswer['recommendation']): CheckinAnswer => ({
    ...DEFAULT_ANSWER,
    score,
    recommendation,
    explanation: { ...DEFAULT_ANSWER.explanation, baseline: { mean: 7, sd: 1, days: 20 } },
  });
  const motion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

  test('animates the score from the baseline mean to today’s value and gives screen readers only the final value', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    motion(false);
    open({ status: 404, body: {} }, answer(6.2, 'Adapt'));
    expect(figure()).toBe('7.0');
    expect(screen.getByText('6.2 / 10')).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(700);
    });
    expect(figure()).toBe('6.2');
  });

  test.each([
    ['Recover', 4, false],
    ['Reset', 2.5, false],
    ['Adapt', 6.2, true],
  ] as const)(
    'does not animate the score on a day of %s with the score %d when reduced motion is %s',
    (recommendation, score, reduced) => {
      motion(reduced);
      open({ status: 404, body: {} }, answer(score, recommendation));
      expect(figure()).toBe(score.toFixed(1));
      expect(screen.queryAllByText('Rest is training too.')).toHaveLength(recommendation === 'Adapt' ? 0 : 1);
    },
  );
});

test('CHKF-20 shows Norwegian text with the same numbers when the runner has chosen Norwegian', async () => {
  const baseline = { mean: 7, sd: 1, days: 20 };
  const answer = { ...DEFAULT_ANSWER, explanation: { ...DEFAULT_ANSWER.explanation, baseline } };
  open(planWith({ planned: session(45), action: TRIM }), answer, { ...INGRID, language: 'nb' });
  expect(await screen.findByText('Dette gjør det med dagen')).toBeVisible();
  await pictures();
  expect(labels()).toEqual(['Planlagt: Tempo run, 45 min', 'Nå: Tempo run, 37 min']);
  expect(screen.getByText('6,2 / 10')).toBeInTheDocument();
  expect(screen.getByText('Tren, men trim økta.')).toBeVisible();
  expect(screen.getByText('Hvorfor 6,2')).toBeVisible();
  expect(screen.getByText('Lengre strek = teller mer')).toBeVisible();
  expect(screen.getByText('ditt normale')).toBeVisible();
  expect(screen.getByText('Innenfor det vanlige for deg, 6,0 til 8,0, fra 20 innsjekker.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start dagen' })).toHaveAttribute('href', '/');
  expect(document.body).not.toHaveTextContent(/Readiness 7|pulled it down|Points of 10/);
});
