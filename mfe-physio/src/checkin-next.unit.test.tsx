import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { PhysioCheckin } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetDraft } from './assessment/draft.ts';
import CheckinNext from './checkin-next.tsx';
import CheckinResult from './checkin-result.tsx';
import { answerOf, radio } from './testing/assessment.tsx';
import { checkinOf, EMERGENCY, fixClock, NOT_FOUND, PROFILE, physio, planOf, UNAVAILABLE } from './testing/fixtures.ts';

fixClock();
afterEach(() => {
  forgetDraft();
});

/** The fixed date is Friday 20 November 2026. */
const YESTERDAY = checkinOf({
  id: 'y',
  date: '2026-11-19',
  pain: 3,
  limp: false,
  noNextDayWorsening: true,
  morningPain: 1,
  morningStiffnessMinutes: 10,
});
const LOGS = 'GET /api/coach/training-logs-week?weekStart=2026-11-16';
const RUN = {
  id: 'r',
  date: '2026-11-19',
  dayOfWeek: 'Thu',
  outcome: 'easy',
  planned: 'Easy run',
  status: 'done',
  reason: null,
  minutes: 20,
};

interface Opening {
  yesterday?: PhysioCheckin | null;
  pain?: number | null;
  routes?: Record<string, Route>;
}

const open = ({ yesterday = YESTERDAY, pain = 2, routes = {} }: Opening = {}) => {
  const onDone = vi.fn();
  const api = fakeApi(
    physio({
      'GET /api/physio/checkin/today': NOT_FOUND,
      'GET /api/physio/checkins?limit=30': { body: yesterday ? [yesterday] : [] },
      'POST /api/physio/checkin': { body: answerOf() },
      [LOGS]: { body: [] },
      ...routes,
    }),
  );
  const next = (active: boolean) => (
    <CheckinNext active={active} pain={pain} notice={<p>From your notes</p>} onDone={onDone} />
  );
  return { api, onDone, next, ...renderApp(next(true), { path: '/check-in' }) };
};
const sent = (api: ReturnType<typeof open>['api']) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const confirm = () => screen.findByRole('button', { name: 'Confirm' });
const seeForm = () => screen.findByRole('heading', { name: 'Daily Assessment' });

describe('check-in of an injured runner', () => {
  const HEALED: Route = { body: { ...PROFILE, status: 'resolved' } };
  test.each<[string, Route]>([
    ['without a profile', { body: null }],
    ['with an injury that is marked as healed', HEALED],
    ['when the profile cannot be loaded', UNAVAILABLE],
  ])('BODY-12 asks nothing %s', async (_name, profile) => {
    const today = { body: { status: 'resolved', date: '2026-11-20' } };
    const { onDone } = open({ routes: { 'GET /api/physio/profile': profile, 'GET /api/physio/today': today } });
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(screen.queryByText('Your check-in is saved.')).toBeNull();
  });

  test('PHASE-279 asks about a second injury after the first has healed', async () => {
    const calf = { id: 'c', area: 'calf', side: 'left', first: false, status: 'active', onset: 'gradual' };
    const { onDone } = open({
      yesterday: null,
      routes: {
        'GET /api/physio/profile': HEALED,
        'GET /api/physio/today': { body: planOf({ area: 'achilles' }) },
        'GET /api/physio/injuries': { body: [calf] },
      },
    });
    await seeForm();
    expect(screen.getByRole('heading', { level: 1, name: 'Your calf' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Left calf' })).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });

  test('BODY-20 sends yesterday’s answers and today’s pain with one tap', async () => {
    const { actor, api, onDone, container } = open();
    const button = await confirm();
    expect(screen.getByText('From your notes')).toBeInTheDocument();
    expect(screen.getByText('Your check-in is saved.')).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Pain today' })).toHaveAttribute('aria-valuenow', '2');
    const facts = screen.getByRole('list', { name: 'Same as yesterday' });
    expect([...facts.children].map(({ textContent }) => textContent)).toEqual([
      'pain 1 when you got up, stiff for 10 min',
      'back to usual this morning',
      'no limp',
      'walking is fine',
      'tests not passed yet',
      'no run since then',
      'no warning signs',
    ]);
    expect(await violations(container)).toEqual([]);
    await actor.click(button);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent(api)).toEqual([
      expect.objectContaining({
        pain: 2,
        trend: 'down',
        redFlags: [],
        limp: false,
        noNextDayWorsening: true,
        morningPain: 1,
        morningStiffnessMinutes: 10,
        runPainLevel: null,
        walkRunTolerance: true,
        functionalTestsOk: false,
      }),
    ]);
    expect(api.unexpected).toEqual([]);
  });

  test('BODY-21 asks for the pain when the check-in did not contain it', async () => {
    const { actor, api } = open({ pain: null });
    expect(await confirm()).toBeDisabled();
    expect(await confirm()).toHaveAccessibleDescription('First choose your pain today.');
    await actor.click(screen.getByRole('button', { name: 'Pain today: one more' }));
    await actor.click(await confirm());
    await waitFor(() => expect(sent(api)).toEqual([expect.objectContaining({ pain: 0 })]));
  });

  test('BODY-22 asks all questions when there is more pain than yesterday', async () => {
    const { actor } = open({ pain: 5 });
    await actor.click(await screen.findByRole('button', { name: 'Continue' }));
    await seeForm();
    expect(screen.getByRole('slider', { name: 'Pain' })).toHaveAttribute('aria-valuenow', '5');
  });

  test.each<[string, Opening]>([
    ['on the first day of an injury', { yesterday: null }],
    [
      'when yesterday’s check-in belongs to another injury',
      {
        routes: { 'GET /api/physio/profile': { body: { ...PROFILE, since: '2026-11-20' } } },
      },
    ],
    ['after a gap', { yesterday: { ...YESTERDAY, date: '2026-11-18' } }],
    ['after a run', { routes: { [LOGS]: { body: [RUN] } } }],
    ['after a warning sign', { yesterday: { ...YESTERDAY, redFlags: ['swelling'] } }],
    ['after a limp', { yesterday: { ...YESTERDAY, limp: true } }],
    ['after a worse morning', { yesterday: { ...YESTERDAY, noNextDayWorsening: false } }],
    ['after high pain', { yesterday: { ...YESTERDAY, pain: 7 } }],
  ])('BODY-23 asks all questions %s', async (_name, opening) => {
    open(opening);
    await seeForm();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  test('BODY-24 opens the full form with Change', async () => {
    const { actor } = open();
    await actor.click(await screen.findByRole('button', { name: 'Change' }));
    await seeForm();
    expect(screen.getByRole('slider', { name: 'Pain' })).toHaveAttribute('aria-valuenow', '2');
  });

  test('BODY-25 keeps the answers when they cannot be sent, and sends them with the next tap', async () => {
    const { actor, api, onDone } = open({ routes: { 'POST /api/physio/checkin': UNAVAILABLE } });
    await actor.click(await confirm());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Your check-in is saved, and your answers here are kept.')).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
    api.on('POST /api/physio/checkin', { body: answerOf() });
    await actor.click(again);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  test('BODY-25 shows the recommendation when the runner postpones the answers', async () => {
    const { actor, api, onDone } = open({ routes: { 'POST /api/physio/checkin': UNAVAILABLE } });
    await actor.click(await confirm());
    await screen.findByRole('button', { name: 'Try again' });
    await actor.click(screen.getByRole('button', { name: 'Later' }));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(sent(api)).toHaveLength(1);
  });

  test('BODY-26 shows the meaning of a warning sign before the recommendation', async () => {
    const checkin = { ...checkinOf({ redFlags: ['swelling'] }), triage: EMERGENCY };
    const { actor, onDone } = open({
      yesterday: null,
      routes: { 'POST /api/physio/checkin': { body: { ...answerOf(), checkin } } },
    });
    await seeForm();
    await actor.click(radio('Can you walk or run without trouble?', 'No'));
    await actor.click(radio('Was it back to usual this morning?', 'Yes'));
    await actor.click(radio('Do the functional tests feel fine?', 'No'));
    await actor.click(screen.getByRole('button', { name: 'Complete Check-in' }));
    await actor.click(await screen.findByRole('button', { name: 'I have read this' }));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('BODY-27 does not ask again on the same day unless the pain is different', async () => {
    const today = { 'GET /api/physio/checkin/today': { body: checkinOf({ pain: 2 }) } };
    const { onDone } = open({ routes: today });
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const other = open({ pain: 3, routes: today });
    expect(await screen.findByRole('heading', { name: 'Same as earlier today' })).toBeInTheDocument();
    expect(other.onDone).not.toHaveBeenCalled();
  });

  test('renders nothing and preloads the injury until the answers have been sent', async () => {
    const onDone = vi.fn();
    const api = fakeApi(physio());
    renderApp(<CheckinNext active={false} pain={null} notice={null} onDone={onDone} />);
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/api/physio/profile'));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('injury on the result of the check-in', () => {
  const show = (routes: Record<string, Route> = {}, closed = false) => {
    fakeApi(physio(routes));
    return renderApp(<CheckinResult closed={closed} />);
  };

  test('BODY-28 shows pain and phase and starts the exercises', async () => {
    const { container } = show();
    expect(await screen.findByRole('link', { name: 'Start exercises' })).toHaveAttribute(
      'href',
      '/physio-coach/session',
    );
    expect(screen.getByText('Pain 2 of 10 · phase 2 of 3, Load')).toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });

  test('BODY-28 links to the physio check-in while there is none', async () => {
    show({ 'GET /api/physio/checkin/today': NOT_FOUND });
    expect(await screen.findByText('Not checked in yet today.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Check in' })).toHaveAttribute('href', '/physio-coach?tab=checkins');
  });

  test.each([
    ['there is no profile', { body: null }, planOf()],
    ['the injury has healed', { body: { ...PROFILE, status: 'resolved' } }, { status: 'resolved', date: '2026-11-20' }],
  ])('BODY-93 asks where it hurts on a day of high pain when %s', async (_name, profile, today) => {
    fakeApi(physio({ 'GET /api/physio/profile': profile, 'GET /api/physio/today': { body: today } }));
    const { unmount } = renderApp(<CheckinResult closed isPainHigh />);
    const card = within(await screen.findByRole('region', { name: 'Where does it hurt?' }));
    expect(card.getByRole('link')).toHaveAttribute('href', '/physio-coach?tab=profile');
    unmount();
    const { container } = renderApp(<CheckinResult closed={false} />);
    expect(container).toHaveTextContent('');
  });

  test.each<[string, Record<string, Route>, boolean]>([
    ['when the result must not recommend training', {}, true],
    [
      'when the programme is blocked',
      {
        'GET /api/physio/today': { body: planOf({ status: 'blocked', exercises: [] }) },
      },
      false,
    ],
  ])('BODY-29 has no link to exercises %s', async (_name, routes, closed) => {
    show(routes, closed);
    expect(await screen.findByText(/^Pain 2 of 10/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
