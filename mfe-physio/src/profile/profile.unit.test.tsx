import { type FakeCall, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { asksBeforeLeaving } from '@stridewell/app/testing/leaving';
import { renderApp } from '@stridewell/app/testing/render';
import { AREAS, type PhysioProfileInput, type PlanInjury } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { INJURY_WORDS } from '../data/injury-words.ts';
import { fixClock, injuryStateOf, newcomer, PROFILE, physio, UNAVAILABLE, wholePlanOf } from '../testing/fixtures.ts';
import { forgetProfileDraft } from './draft.ts';
import { ProfileCard } from './profile-card.tsx';

fixClock();
beforeEach(() => {
  forgetProfileDraft();
});

const saved = ({ body }: FakeCall) => ({ body: { ...PROFILE, ...(body as PhysioProfileInput) } });
const open = (routes: Record<string, Route>) => {
  const api = fakeApi({ 'POST /api/physio/profile': saved, 'PUT /api/physio/profile': saved, ...routes });
  return { api, ...renderApp(<ProfileCard />) };
};
const setUp = () => screen.findByRole('form', { name: 'Profile Setup' });
const summary = () => screen.findByRole('region', { name: 'Your Physio Profile' });
const question = (name: string) => within(screen.getByRole('radiogroup', { name }));
const sent = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ method }) => method !== 'GET');
const toast = (text: string) => screen.findByText(text, { selector: 'li *' });

describe('physio profile card without a profile', () => {
  test('PHY-14 PHY-20 PHY-21 PHY-22 PHY-23 PHY-71 PHY-80 shows the form with all questions', async () => {
    open(newcomer());
    await setUp();
    const areas = within(screen.getByRole('radiogroup', { name: 'Where does it hurt most?' })).getAllByRole('radio');
    expect(areas.map(({ textContent }) => textContent)).toEqual(AREAS.map((area) => INJURY_WORDS.en.areas[area]));
    const onsets = question('How did it begin?').getAllByRole('radio');
    expect(onsets.map(({ textContent }) => textContent)).toEqual(['Sudden', 'Gradual']);
    expect(screen.getByRole('textbox', { name: 'Pain history' })).toHaveValue('');
    expect(question('Has a doctor or physio made a diagnosis?').getByRole('radio', { name: 'No' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Restrictions and medicines' })).toHaveValue('');
    for (const name of [
      'Pregnant, or within 12 weeks after a birth?',
      'Surgery in the last 6 months?',
      'Has a clinician said that you may train?',
    ]) {
      for (const option of question(name).getAllByRole('radio')) expect(option).not.toBeChecked();
    }
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('PHY-93 is worded in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    open(newcomer());
    expect(await screen.findByRole('form', { name: 'Profil for skaden' })).toBeVisible();
    expect(question('Hvordan begynte det?').getByRole('radio', { name: 'Gradvis' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Opprett profilen' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Where|Pain|Surgery|Choose/);
    document.documentElement.removeAttribute('lang');
  });

  test('PHY-24 TOAST-18 shows a toast and sends no request when area or onset is missing', async () => {
    const { actor, api } = open(newcomer());
    await setUp();
    await actor.click(screen.getByRole('button', { name: 'Create Profile' }));
    const text = 'Please provide injury area and onset details.';
    await seeToast({ title: 'Incomplete Information', text, tone: 'destructive' });
    await actor.click(screen.getByRole('radio', { name: 'Shin' }));
    await actor.click(screen.getByRole('button', { name: 'Create Profile' }));
    expect(sent(api)).toEqual([]);
  });

  test('PHY-70 shows the diagnosis field only when there is a diagnosis', async () => {
    const { actor } = open(newcomer());
    await setUp();
    const asked = question('Has a doctor or physio made a diagnosis?');
    expect(screen.queryByRole('textbox', { name: 'What did they say?' })).toBeNull();
    await actor.click(asked.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('textbox', { name: 'What did they say?' })).toBeVisible();
    await actor.click(asked.getByRole('radio', { name: 'No' }));
    expect(screen.queryByRole('textbox', { name: 'What did they say?' })).toBeNull();
  });

  test('TOAST-24 PHY-71 PHY-80 creates the profile and shows its answers in a summary', async () => {
    const { actor, api } = open(newcomer());
    await setUp();
    await actor.click(screen.getByRole('radio', { name: 'Achilles' }));
    await actor.click(screen.getByRole('radio', { name: 'Gradual' }));
    await actor.type(screen.getByRole('textbox', { name: 'Restrictions and medicines' }), 'No hills');
    await actor.click(question('Surgery in the last 6 months?').getByRole('radio', { name: 'No' }));
    await actor.click(screen.getByRole('button', { name: 'Create Profile' }));
    expect(within(await summary()).getByText('Achilles')).toBeVisible();
    expect(within(await summary()).getByText('No hills')).toBeVisible();
    const text = 'Your physio profile has been successfully created.';
    await seeToast({ title: 'Profile Created', text, tone: 'success' });
    expect(sent(api)).toMatchObject([
      {
        method: 'POST',
        path: '/api/physio/profile',
        body: {
          primaryArea: 'achilles',
          onset: 'gradual',
          painHistory: '',
          mdDiagnosis: false,
          surgeryLast6Months: false,
        },
      },
    ]);
  });

  test('ERR-06 TOAST-19 shows an error and keeps the input when saving fails', async () => {
    const { actor, client } = open(newcomer({ 'POST /api/physio/profile': UNAVAILABLE }));
    await setUp();
    await actor.click(screen.getByRole('radio', { name: 'Hip' }));
    await actor.click(screen.getByRole('radio', { name: 'Sudden' }));
    await actor.type(screen.getByRole('textbox', { name: 'Pain history' }), 'Since May');
    await actor.click(screen.getByRole('button', { name: 'Create Profile' }));
    await seeToast({ title: 'Error', text: 'Failed to create profile. Please try again.', tone: 'destructive' });
    expect(client.getMutationCache().getAll().at(-1)?.state.error?.message).toBe('Failed to save physio profile');
    expect(screen.getByRole('textbox', { name: 'Pain history' })).toHaveValue('Since May');
    expect(screen.getByRole('radio', { name: 'Hip' })).toBeChecked();
  });

  test('shows the server message after a 403 response', async () => {
    const message = 'You have taken back your consent to store health data.';
    const refused = { status: 403, body: { statusCode: 403, error: 'Forbidden', message } };
    const { actor } = open(newcomer({ 'POST /api/physio/profile': refused }));
    await setUp();
    await actor.click(screen.getByRole('radio', { name: 'Hip' }));
    await actor.click(screen.getByRole('radio', { name: 'Sudden' }));
    await actor.click(screen.getByRole('button', { name: 'Create Profile' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('keeps the input when the form is unmounted and remounted', async () => {
    const { actor, unmount } = open(newcomer());
    await setUp();
    await actor.type(screen.getByRole('textbox', { name: 'Pain history' }), 'Since May');
    unmount();
    open(newcomer());
    await setUp();
    expect(screen.getByRole('textbox', { name: 'Pain history' })).toHaveValue('Since May');
  });
});

describe('physio profile card with a profile', () => {
  test('PHY-15 shows a summary of the answered questions only', async () => {
    open(physio());
    const card = await summary();
    expect(within(card).getByText('Knee')).toBeVisible();
    expect(within(card).getByText('Since a hilly week in October.')).toBeVisible();
    expect(within(card).queryByText('Restrictions and medicines')).toBeNull();
    expect(within(card).queryByRole('textbox')).toBeNull();
    expect(within(card).getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('PHY-16 PHY-17 discards changes and returns to the summary on "Cancel"', async () => {
    const { actor, api } = open(physio());
    await summary();
    await actor.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByRole('button', { name: 'Update Profile' })).toBeVisible();
    await actor.click(screen.getByRole('radio', { name: 'Back' }));
    await actor.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(within(await summary()).getByText('Knee')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    await actor.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByRole('radio', { name: 'Knee' })).toBeChecked();
    expect(sent(api)).toEqual([]);
  });

  test('PHY-18 PHY-19 TOAST-25 shows "Saving..." and then the updated summary on "Update Profile"', async () => {
    let release = (): void => {};
    const held = (call: FakeCall) =>
      new Promise<ReturnType<typeof saved>>((resolve) => {
        release = () => resolve(saved(call));
      });
    const { actor, api } = open(physio({ 'PUT /api/physio/profile': held }));
    await summary();
    await actor.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await actor.click(screen.getByRole('radio', { name: 'Back' }));
    await actor.click(screen.getByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
    release();
    expect(within(await summary()).getByText('Back')).toBeVisible();
    await seeToast({ title: 'Profile Updated', tone: 'success' });
    expect(sent(api)).toMatchObject([{ method: 'PUT', body: { primaryArea: 'back', onset: 'gradual' } }]);
  });

  test('TOAST-20 shows an error when an update fails', async () => {
    const { actor } = open(physio({ 'PUT /api/physio/profile': UNAVAILABLE }));
    await summary();
    await actor.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await actor.click(screen.getByRole('button', { name: 'Update Profile' }));
    await seeToast({ title: 'Error', text: 'Failed to create/update profile. Please try again.', tone: 'destructive' });
  });

  test('LANG-78 links to the chat after an update when there is a safety hold', async () => {
    const hold = { tier: 'card', since: '2026-11-20T04:00:00Z', closesDay: false, text: 'One tap first.', card: null };
    const { actor } = open(physio({ 'GET /api/physio/safety': { body: { hold } } }));
    await summary();
    expect(screen.queryByText('Open the chat')).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await actor.click(screen.getByRole('radio', { name: 'Back' }));
    await actor.click(screen.getByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByText('Your coach has a question about what you wrote.')).toBeVisible();
    expect(screen.getByText('Open the chat').closest('a')).toHaveAttribute('href', '/physio-coach?tab=chat');
  });

  test('TRIAGE-25 links to the triage questions when the onset is sudden', async () => {
    open(physio({ 'GET /api/physio/profile': { body: { ...PROFILE, onset: 'sudden' } } }));
    await summary();
    const link = screen.getByRole('link', { name: 'Answer a few questions' });
    expect(link).toHaveAttribute('href', '/physio-coach/triage');
  });

  test('shows an error and no form when the profile cannot be read', async () => {
    open(physio({ 'GET /api/physio/profile': UNAVAILABLE }));
    expect(await screen.findByText('We could not load your profile. It is safe.')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('Mark as healed button', () => {
  const HEAL = { name: 'Mark as healed' };

  const CLEAR = { level: 'clear', stage: null, reason: { code: 'gate.finished', values: {} } } as const;
  const planWith = (change: Partial<PlanInjury>): Record<string, Route> => ({
    'GET /api/physio/plan': {
      body: wholePlanOf({ injuries: [injuryStateOf({ gate: CLEAR, ladder: null, ...change })] }),
    },
  });

  test('PHASE-36 is not rendered while running is still limited', async () => {
    const { client } = open(physio(planWith({ gate: injuryStateOf().gate })));
    await screen.findByRole('button', { name: 'Edit Profile' });
    await waitFor(() => expect(client.getQueryData(['/api/physio/plan'])).toBeDefined());
    expect(screen.queryByRole('button', HEAL)).toBeNull();
    expect(screen.queryByText('Is this over?')).toBeNull();
  });

  test('PHASE-36 PHY-78 resolves the injury when nothing is missing', async () => {
    const { actor, api } = open(physio(planWith({})));
    await screen.findByRole('button', HEAL);
    expect(await violations()).toEqual([]);
    const resolved = { ...PROFILE, status: 'resolved' };
    api.on('POST /api/physio/profile/resolve', () => {
      api.on('GET /api/physio/profile', { body: resolved });
      return { body: resolved };
    });
    await actor.click(screen.getByRole('button', HEAL));
    expect(await screen.findByText('Healed')).toBeVisible();
    expect(screen.queryByRole('button', HEAL)).toBeNull();
    await toast('Marked as healed');
  });

  test.each([
    [
      'en',
      /^Next: Heel raises on one leg\..*good side first/,
      'It takes 5 check-ins in two weeks with pain 1 or less and calm mornings.',
    ],
    ['nb', /^Neste: .*friske siden/, 'Det trengs 5 innsjekker på to uker med smerte høyst 1 og rolige morgener.'],
  ])('PHASE-36 and PHASE-297 shows the missing requirements instead (%s)', async (lang, next, calm) => {
    document.documentElement.lang = lang;
    const missing = [
      { code: 'missing.test', values: { test: 'heel_raise', min: 20, max: 0 } },
      { code: 'missing.calm_checkins', values: { checkins: 5 } },
      { code: 'missing.test', values: { test: 'walk30', min: 0, max: 2 } },
      { code: 'missing.calm', values: { checkins: 3, pain: 2 } },
      { code: 'missing.later', values: { test: 'hop10', min: 0, max: 2 } },
      { code: 'missing.of_a_later_release', values: {} },
    ];
    open(physio(planWith({ missing })));
    expect(await screen.findByText(calm)).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
    expect(screen.getAllByText(/good side first|den friske siden først/)).toHaveLength(1);
    expect(screen.getByText(/^(?:Later|Senere): /)).toBeVisible();
    expect(screen.getByText(/^(?:It takes|Det trengs) 3 /)).toBeVisible();
    expect(screen.getAllByRole('listitem').filter((item) => item.textContent === '')).toEqual([]);
    expect(screen.queryByRole('button', HEAL)).toBeNull();
    document.documentElement.removeAttribute('lang');
  });

  test('shows the server message after a 409 response', async () => {
    const message = 'The return-to-run criteria are not met yet.';
    const refused = { status: 409, body: { statusCode: 409, error: 'Conflict', message } };
    const { actor } = open(physio({ ...planWith({}), 'POST /api/physio/profile/resolve': refused }));
    await actor.click(await screen.findByRole('button', HEAL));
    await toast(message);
  });

  test('PHY-79 does not prevent saving a resolved profile with "Update Profile"', async () => {
    const healed = { ...PROFILE, status: 'resolved' };
    const { actor, api } = open(physio({ 'GET /api/physio/profile': { body: healed } }));
    await screen.findByText('Healed');
    await actor.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await actor.click(screen.getByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByText('Since 2 Nov')).toBeVisible();
    expect(sent(api)).toMatchObject([{ method: 'PUT', body: { primaryArea: 'knee' } }]);
  });
});

test('CHK-106 CHK-107 physio profile form asks for confirmation before leaving with unsaved input and shows the text length near its limit', async () => {
  open(newcomer());
  await setUp();
  expect(asksBeforeLeaving()).toBe(false);
  for (const name of ['Pain history', 'Restrictions and medicines']) {
    const text = screen.getByRole('textbox', { name });
    fireEvent.change(text, { target: { value: 'x'.repeat(1_600) } });
    expect(asksBeforeLeaving()).toBe(true);
    expect(text).toHaveAccessibleDescription('1,600 of 2,000 characters');
    fireEvent.change(text, { target: { value: 'x'.repeat(2_001) } });
    expect(text).toHaveAccessibleDescription('At most 2,000 characters');
  }
});
