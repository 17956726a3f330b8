import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { PhysioPlan } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { PhysioAlerts } from '../alerts/alerts.tsx';
import { forgetProfileDraft } from '../profile/draft.ts';
import { ProfileCard } from '../profile/profile-card.tsx';
import { EMERGENCY, fixClock, newcomer, PROFILE, physio, wholePlanOf } from '../testing/fixtures.ts';
import { TriagePage } from './triage-page.tsx';

fixClock();
beforeEach(() => {
  forgetProfileDraft();
});

const TRIAGE = 'POST /api/physio/triage';
const CALM = { ...EMERGENCY, tier: 'self_care', title: 'Nothing here needs urgent care today' } as const;
const planWith = (safety: PhysioPlan['safety']): Record<string, Route> => ({
  'GET /api/physio/plan': { body: { ...wholePlanOf(), ...(safety && { safety }) } },
});
const link = () => screen.queryByRole('link', { name: /Answer them|Go to the safety questions/ });

test('PHASE-318 opens the safety questions after a new injury is saved', async () => {
  fakeApi({ ...newcomer(), 'POST /api/physio/profile': { body: PROFILE } });
  const { actor } = renderApp(<ProfileCard />, { path: '/physio-coach?tab=profile' });
  await screen.findByRole('form', { name: 'Profile Setup' });
  await actor.click(screen.getByRole('radio', { name: 'Shin' }));
  await actor.click(screen.getByRole('radio', { name: 'Gradual' }));
  await actor.click(screen.getByRole('button', { name: 'Create Profile' }));
  await waitFor(() => expect(window.location.pathname).toBe('/physio-coach/triage'));
});

test('PHASE-319 shows a notice with the link while safety questions are unanswered, and otherwise none', async () => {
  const api = fakeApi(physio(planWith({ unanswered: ['knee_hot'], open: [] })));
  const { unmount } = renderApp(<PhysioAlerts />);
  expect(await screen.findByText('A few safety questions about your injury')).toBeVisible();
  expect(link()).toHaveAttribute('href', '/physio-coach/triage');
  expect(await violations()).toEqual([]);
  unmount();
  for (const [method, route] of Object.entries(planWith({ unanswered: [], open: [] }))) api.on(method, route);
  renderApp(<PhysioAlerts />);
  await waitFor(() => expect(link()).toBeNull());
});

test('PHASE-316 also asks the questions of a second injury and those whose "Yes" is still valid', async () => {
  const safety = { unanswered: ['thigh_pop_bruise'], open: ['breathless'] };
  fakeApi(physio({ ...planWith(safety), [TRIAGE]: { body: CALM } }));
  renderApp(<TriagePage />, { path: '/physio-coach/triage' });
  expect(await screen.findByText(/Was there a pop at the sitting bone/)).toBeVisible();
  expect(screen.getByText('Are you breathless, or do you have chest pain?')).toBeVisible();
});

test('PHASE-315 sends who has examined the injury while a "Yes" is valid', async () => {
  const api = fakeApi(physio({ ...planWith({ unanswered: [], open: ['knee_no_lift'] }), [TRIAGE]: { body: CALM } }));
  const { actor } = renderApp(<TriagePage />, { path: '/physio-coach/triage' });
  await actor.click(await screen.findByRole('button', { name: 'A physiotherapist has' }));
  await seeToast({ title: 'Noted', text: 'Follow what they told you. Your plan is up to date.', tone: 'success' });
  const [sent] = api.calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ flags: [], answers: {}, seenBy: 'physio' });
  expect(await violations()).toEqual([]);
});

test('PHY-93 PHASE-315 is shown in Norwegian on a Norwegian page', async () => {
  document.documentElement.lang = 'nb';
  fakeApi(physio(planWith({ unanswered: [], open: ['knee_no_lift'] })));
  renderApp(<TriagePage />, { path: '/physio-coach/triage' });
  expect(await screen.findByRole('button', { name: 'En lege har sett på det' })).toBeVisible();
  document.documentElement.removeAttribute('lang');
});

test('PHASE-371 opens the safety questions again after the first injury is changed to another area, but not for the same area', async () => {
  const api = fakeApi(physio({ 'PUT /api/physio/profile': { body: PROFILE } }));
  const { actor } = renderApp(<ProfileCard />, { path: '/physio-coach?tab=profile' });
  await actor.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await actor.click(screen.getByRole('button', { name: 'Update Profile' }));
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  expect(window.location.pathname).toBe('/physio-coach');
  await actor.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await actor.click(screen.getByRole('radio', { name: 'Shin' }));
  await actor.click(screen.getByRole('button', { name: 'Update Profile' }));
  await waitFor(() => expect(window.location.pathname).toBe('/physio-coach/triage'));
});

test('PHASE-372 shows the rejection of a side in the language of the page', async () => {
  document.documentElement.lang = 'nb';
  const refused = { status: 409, body: { message: 'Please keep it.', code: 'side_kept' } };
  fakeApi(physio({ 'PUT /api/physio/profile': refused }));
  const { actor } = renderApp(<ProfileCard />, { path: '/physio-coach?tab=profile' });
  await actor.click(await screen.findByRole('button', { name: 'Endre profilen' }));
  await actor.click(screen.getByRole('button', { name: 'Lagre profilen' }));
  expect(await screen.findByText(/Denne skaden har en side/)).toBeVisible();
  expect(screen.queryByText('Please keep it.')).toBeNull();
  document.documentElement.removeAttribute('lang');
});

describe('an injury in its maintenance weeks', () => {
  const HEALED = { ...PROFILE, status: 'resolved' as const };
  const INJURY = { id: PROFILE.injuryId, area: 'knee', first: true, status: 'maintenance' };
  const CALF = {
    ...{ id: '019a9f30-7c7e-7000-8000-0000000000a2', area: 'calf', condition: 'calf_strain', side: 'left' },
    ...{ onset: 'gradual', onsetDate: null, status: 'active', since: '2026-11-02', healedOn: null, cleared: null },
    ...{ priorOf: null, painHistory: '', mdDiagnosis: false, mdDiagnosisText: null, restrictionsMeds: null },
    ...{ pregnantOrPostpartum: null, surgeryLast6Months: null, clinicianCleared: null, first: false },
  };
  const BESIDE = 'Keep those weeks and add this injury';
  const ENDS = 'End those weeks and save this injury';

  const openForm = async (injuries: readonly object[] | null, routes: Parameters<typeof physio>[0] = {}) => {
    const list = injuries === null ? { status: 500, body: {} } : { body: injuries };
    const api = fakeApi(
      physio({ 'GET /api/physio/profile': { body: HEALED }, 'GET /api/physio/injuries': list, ...routes }),
    );
    const { actor } = renderApp(<ProfileCard />, { path: '/physio-coach?tab=profile' });
    await actor.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    return { api, actor };
  };
  const stored = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ method }) => method !== 'GET');

  test('PHASE-370 PHASE-387 offers both options before another area is saved, and keeps the maintenance weeks with the first option', async () => {
    const { api, actor } = await openForm([INJURY], { 'POST /api/physio/injuries': { body: CALF } });
    expect(screen.queryByText(/Choose what happens to it/)).toBeNull();
    await actor.click(screen.getByRole('radio', { name: 'Shin' }));
    expect(await screen.findByText(/Choose what happens to it/)).toBeVisible();
    expect(screen.getByRole('button', { name: ENDS })).toBeVisible();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: BESIDE }));
    await waitFor(() => expect(stored(api)).toHaveLength(1));
    expect(stored(api)).toMatchObject([{ method: 'POST', body: { area: 'shin' } }]);
    expect(stored(api)[0]?.body).not.toHaveProperty('endsMaintenance');
    await waitFor(() => expect(window.location.pathname).toBe('/physio-coach/triage'));
  });

  test('PHASE-387 ends the maintenance weeks with the second option', async () => {
    const { api, actor } = await openForm([INJURY], { 'PUT /api/physio/profile': { body: PROFILE } });
    await actor.click(screen.getByRole('radio', { name: 'Shin' }));
    await actor.click(await screen.findByRole('button', { name: ENDS }));
    await waitFor(() => expect(stored(api)).toHaveLength(1));
    expect(stored(api)).toMatchObject([{ method: 'PUT', body: { primaryArea: 'shin', endsMaintenance: true } }]);
  });

  test('PHASE-387 offers only one option while the other slot is occupied', async () => {
    const { actor } = await openForm([INJURY, CALF]);
    await actor.click(screen.getByRole('radio', { name: 'Shin' }));
    expect(await screen.findByRole('button', { name: ENDS })).toBeVisible();
    expect(screen.queryByRole('button', { name: BESIDE })).toBeNull();
  });

  test('PHASE-387 asks when the server requires it, in the language of the page, and sends the answer', async () => {
    const refused = { status: 409, body: { message: 'Agree to that.', code: 'in_maintenance' } };
    const { api, actor } = await openForm(null, { 'PUT /api/physio/profile': refused });
    await actor.click(screen.getByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByText(/Choose what happens to it/)).toBeVisible();
    expect(screen.queryByText('Agree to that.')).toBeNull();
    api.on('PUT /api/physio/profile', { body: PROFILE });
    await actor.click(screen.getByRole('button', { name: ENDS }));
    await waitFor(() => expect(stored(api)).toHaveLength(2));
    expect(stored(api)[1]?.body).toMatchObject({ endsMaintenance: true });
  });
});
