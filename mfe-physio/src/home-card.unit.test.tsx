import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import HomeCard from './home-card.tsx';

const PHYSIO = 'GET /api/physio/profile';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T05:41:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PLAN_TODAY = 'GET /api/physio/today';
const ACHILLES = { body: { primaryArea: 'achilles', status: 'active' } };
const INJURY = {
  status: 'ok',
  date: '2026-11-20',
  area: 'achilles',
  phase: 2,
  dose: { level: 'half', reason: 'Pain of 4: half the dose today.' },
  gate: { level: 'walk', reason: 'Walking only.' },
  handover: { met: false, criteria: [] },
  alerts: [],
};

describe('physio card on the home page', () => {
  const card = (name = 'Achilles') => screen.findByRole('region', { name });
  const open = (today: { status?: number; body: unknown }) => {
    const api = fakeApi({ [PHYSIO]: ACHILLES, [PLAN_TODAY]: today, [`${PLAN_TODAY}?language=nb`]: today });
    return { api, ...renderApp(<HomeCard closed={false} />) };
  };

  test('HOME-10 shows the area, phase and dose when there is a physio profile', async () => {
    open({ body: INJURY });
    const line = await within(await card()).findByText('Phase 2 of 3, Load. Pain of 4: half the dose today.');
    expect(line).toBeInTheDocument();
    expect(within(await card()).getByText('Active')).toBeInTheDocument();
    const link = within(await card()).getByRole('link', { name: 'Open Physio Coach' });
    expect(link).toHaveAttribute('href', '/physio-coach');
    expect(await violations()).toEqual([]);
  });

  test('asks the runner to check in and shows no dose before today’s check-in', async () => {
    open({ body: { ...INJURY, status: 'checkin_required' } });
    expect(await within(await card()).findByText("Check in to see today's exercises.")).toBeInTheDocument();
    expect(within(await card()).getByText('Phase 2 of 3, Load.')).toBeInTheDocument();
    expect(within(await card()).getByRole('link', { name: 'Check in' })).toHaveAttribute(
      'href',
      '/physio-coach?tab=checkins',
    );
  });

  const exercisesOf = (...statuses: string[]) => statuses.map((status, at) => ({ id: `e${at}`, status }));

  test('HOME-20 offers to start the remaining exercises, with a ring that shows the completed ones', async () => {
    fakeApi({
      [PHYSIO]: ACHILLES,
      [PLAN_TODAY]: { body: { ...INJURY, exercises: exercisesOf('done', 'none', 'none', 'none') } },
      'GET /api/physio/plan': { body: { status: 'ok', date: '2026-11-20', estimatedMinutes: 15 } },
    });
    renderApp(<HomeCard closed={false} />);
    expect(await within(await card()).findByText('4 exercises, 15 min')).toBeInTheDocument();
    expect(within(await card()).getByText('1 of 4 exercises done')).toBeInTheDocument();
    expect(within(await card()).getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/physio-coach/session');
    expect(await violations()).toEqual([]);
  });

  test('HOME-20 does not offer to start when all exercises are done', async () => {
    open({ body: { ...INJURY, exercises: exercisesOf('done', 'skipped') } });
    expect(await within(await card()).findByText('All done for today.')).toBeInTheDocument();
    expect(within(await card()).queryByRole('link', { name: 'Start' })).toBeNull();
  });

  test('HOME-21 is in Norwegian when the page is', async () => {
    document.documentElement.lang = 'nb';
    open({ body: { ...INJURY, exercises: exercisesOf('none') } });
    expect(await screen.findByText('1 øvelse')).toBeInTheDocument();
    expect(screen.getByText('0 av 1 øvelser gjort')).toBeInTheDocument();
    document.documentElement.lang = 'en';
  });

  test.each([
    ['a red flag', { alerts: [{ kind: 'red_flags', title: 'Red flags', text: '' }] }, 'Red flag'],
    [
      'met hand-over criteria',
      { handover: { met: true, criteria: [] }, gate: { level: 'ladder', reason: '' } },
      'Ready to start',
    ],
    [
      'a gate of "stop" with met criteria',
      { handover: { met: true, criteria: [] }, gate: { level: 'stop', reason: '' } },
      'No running',
    ],
    [
      'a gate of "walk" with met criteria',
      { handover: { met: true, criteria: [] }, gate: { level: 'walk', reason: '' } },
      'Active',
    ],
  ])('shows the matching badge for %s', async (_, change, badge) => {
    open({ body: { ...INJURY, ...change } });
    expect(await within(await card()).findByText(badge)).toBeInTheDocument();
  });

  test('HOME-10 shows the new dose when the query of today’s plan is invalidated', async () => {
    const { api, client } = open({ body: INJURY });
    await within(await card()).findByText(/half the dose/);
    const dose = { level: 'progress', reason: 'Settled: the full dose.' };
    api.on(PLAN_TODAY, { body: { ...INJURY, dose } });
    await act(() => client.invalidateQueries({ queryKey: ['/api/physio/today'] }));
    expect(await within(await card()).findByText(/the full dose/)).toBeInTheDocument();
  });

  test.each([
    ['cannot be read', { status: 503, body: {} }],
    ['is yesterday’s', { body: { ...INJURY, date: '2026-11-19' } }],
  ])('shows only the profile when today’s plan %s', async (_, answer) => {
    open(answer);
    expect(await within(await card()).findByText(/Your running plan follows this injury/)).toBeInTheDocument();
    expect(within(await card()).queryByText(/dose/)).toBeNull();
  });

  test('shows the badge "Healed" for a resolved injury', async () => {
    const healed = { body: { primaryArea: 'achilles', status: 'resolved' } };
    fakeApi({ [PHYSIO]: healed, [PLAN_TODAY]: { body: { status: 'resolved', date: '2026-11-20' } } });
    renderApp(<HomeCard closed={false} />);
    expect(await within(await card()).findByText('Healed')).toBeInTheDocument();
  });

  test('PHASE-279 shows the injury that the plan follows after the profile’s has healed', async () => {
    const healed = { body: { primaryArea: 'hip', status: 'resolved' } };
    const stopped = { area: 'plantar', alerts: [{ kind: 'red_flags', title: 'Red flags', text: '' }] };
    fakeApi({ [PHYSIO]: healed, [PLAN_TODAY]: { body: { ...INJURY, ...stopped, status: 'blocked' } } });
    renderApp(<HomeCard closed={false} />);
    expect(await within(await card('Plantar')).findByText('Red flag')).toBeInTheDocument();
    expect(within(await card('Plantar')).queryByText('Healed')).toBeNull();
    expect(within(await card('Plantar')).queryByText(/no longer adapts/)).toBeNull();
  });

  test('PHASE-279 does not show an injury as healed while today’s plan is not known', async () => {
    const healed = { body: { primaryArea: 'hip', status: 'resolved' } };
    const { calls } = fakeApi({ [PHYSIO]: healed, [PLAN_TODAY]: { status: 503, body: {} } });
    renderApp(<HomeCard closed={false} />);
    await card('Hip');
    await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/api/physio/today'))).toBe(true));
    expect(screen.queryByText('Healed')).toBeNull();
  });

  test.each([
    ['there is no profile', { body: null }],
    ['the physio service is down', { status: 503, body: {} }],
    ['the physio service is not deployed', { status: 404, body: {} }],
  ])('HOME-11 renders nothing and shows no error when %s', async (_, answer) => {
    const { calls } = fakeApi({ [PHYSIO]: answer });
    renderApp(<HomeCard closed={false} />);
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('link', { name: 'Open Physio Coach' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  describe('HOME-24 on a day of high pain', () => {
    const EXERCISES = { exercises: [{ id: 'heel-raise', status: 'none' }], handover: { met: true, criteria: [] } };
    const ladder = { level: 'ladder', reason: '' };

    test('asks for the injury’s check-in again when an earlier one allowed the exercises', async () => {
      const dose = { level: 'same', reason: 'Pain was 1.' };
      fakeApi({ [PHYSIO]: ACHILLES, [PLAN_TODAY]: { body: { ...INJURY, ...EXERCISES, gate: ladder, dose } } });
      renderApp(<HomeCard closed={false} isPainHigh />);
      const region = within(await card());
      expect(await region.findByText(/Your pain is high today/)).toBeInTheDocument();
      expect(region.getByText('No running')).toBeInTheDocument();
      expect(region.getByRole('link', { name: 'Check in' })).toBeInTheDocument();
      expect(region.queryByRole('link', { name: 'Start' })).toBeNull();
    });

    test('offers the exercises when the injury’s check-in contains the high pain', async () => {
      const dose = { level: 'calm', reason: 'Pain of 8.' };
      fakeApi({ [PHYSIO]: ACHILLES, [PLAN_TODAY]: { body: { ...INJURY, ...EXERCISES, gate: ladder, dose } } });
      renderApp(<HomeCard closed={false} isPainHigh />);
      const region = within(await card());
      expect(await region.findByRole('link', { name: 'Start' })).toBeInTheDocument();
      expect(region.getByText('No running')).toBeInTheDocument();
    });
  });

  describe('HOME-64 on a day of high pain without a followed injury', () => {
    test.each(['no profile', 'a healed injury'])('asks where it hurts and links to the profile (%s)', async (which) => {
      const healed = { primaryArea: 'achilles', status: 'resolved' };
      fakeApi({
        [PHYSIO]: { body: which === 'no profile' ? null : healed },
        [PLAN_TODAY]: { body: { status: 'resolved', date: '2026-11-20' } },
      });
      renderApp(<HomeCard closed={false} isPainHigh />);
      const region = within(await card('Where does it hurt?'));
      expect(region.getByRole('link')).toHaveAttribute('href', '/physio-coach?tab=profile');
      expect(screen.queryByText('Healed')).toBeNull();
      expect(await violations()).toEqual([]);
    });

    test('is in Norwegian when the page is', async () => {
      document.documentElement.lang = 'nb';
      fakeApi({ [PHYSIO]: { body: null } });
      renderApp(<HomeCard closed={false} isPainHigh />);
      expect(await card('Hvor gjør det vondt?')).toBeInTheDocument();
      document.documentElement.lang = 'en';
    });

    test.each([
      ['training is blocked', true, { body: null }],
      ['the profile cannot be read', false, { status: 503, body: {} }],
    ])('asks nothing when %s', async (_, closed, answer) => {
      const { calls } = fakeApi({ [PHYSIO]: answer });
      renderApp(<HomeCard closed={closed} isPainHigh />);
      await waitFor(() => expect(calls.length).toBeGreaterThan(0));
      expect(screen.queryByRole('region', { name: 'Where does it hurt?' })).toBeNull();
    });
  });

  test.each([
    ['shows that the exercises are paused, without a badge', {}, null],
    ['shows the red-flag badge', { alerts: [{ kind: 'red_flags', title: 'Red flags', text: '' }] }, 'Red flag'],
  ])('%s when a safety hold blocks training', async (_, change, badge) => {
    fakeApi({ [PHYSIO]: ACHILLES, [PLAN_TODAY]: { body: { ...INJURY, ...change } } });
    renderApp(<HomeCard closed />);
    expect(await within(await card()).findByText(/Your exercises are paused/)).toBeInTheDocument();
    expect(within(await card()).queryByText(/dose/)).toBeNull();
    if (badge) expect(await within(await card()).findByText(badge)).toBeInTheDocument();
    else expect(within(await card()).queryByText('Active')).toBeNull();
  });
});
