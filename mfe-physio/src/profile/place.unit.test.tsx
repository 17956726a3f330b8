import { type FakeCall, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { CONDITIONS, PHYSIO_AREAS, type PhysioInjury, SIDES } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { INJURY_WORDS } from '../data/injury-words.ts';
import { fixClock, newcomer, PROFILE, physio } from '../testing/fixtures.ts';
import { CLEARANCE_WORDS } from './clearance-words.ts';
import { forgetProfileDraft } from './draft.ts';
import { ProfileCard } from './profile-card.tsx';

fixClock();
// The picture is loaded on demand, which can take longer than the timeout of a test's query.
beforeAll(() => import('./body-picker.tsx'));
beforeEach(() => {
  forgetProfileDraft();
});
afterEach(() => {
  document.documentElement.lang = 'en';
});

const INJURY: PhysioInjury = {
  ...{ id: '019a9f30-7c7e-7000-8000-0000000000a1', area: 'knee', condition: 'pfp', side: 'right', onset: 'gradual' },
  ...{ onsetDate: null, status: 'active', since: '2026-11-02', healedOn: null, cleared: null, priorOf: null },
  ...{ painHistory: '', mdDiagnosis: false, mdDiagnosisText: null, restrictionsMeds: null },
  ...{ pregnantOrPostpartum: null, surgeryLast6Months: null, clinicianCleared: null, first: true },
};
const SECOND: PhysioInjury = { ...INJURY, id: '019a9f30-7c7e-7000-8000-0000000000a2', area: 'calf', first: false };

const open = (routes: Record<string, Route>) => {
  const api = fakeApi({ 'POST /api/physio/profile': { body: PROFILE }, ...routes });
  return { api, ...renderApp(<ProfileCard />) };
};
const setUp = async (routes: Record<string, Route> = newcomer()) => {
  const app = open(routes);
  await screen.findByRole('radiogroup', { name: INJURY_WORDS.en.map });
  return app;
};
const question = (name: string) => within(screen.getByRole('radiogroup', { name }));
const sent = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ method }) => method !== 'GET');
const create = async ({ actor }: Pick<ReturnType<typeof open>, 'actor'>) => {
  await actor.click(screen.getByRole('radio', { name: 'Gradual' }));
  await actor.click(screen.getByRole('button', { name: 'Create Profile' }));
};

describe('place of an injury', () => {
  test('BODY-04 saves the area and the side that were tapped on the body, and marks them in the list too', async () => {
    const app = await setUp();
    await app.actor.click(screen.getByRole('radio', { name: 'Right knee' }));
    expect(screen.getByRole('radio', { name: 'Knee' })).toBeChecked();
    expect(question('Which side?').getByRole('radio', { name: 'Right' })).toBeChecked();
    expect(await violations()).toEqual([]);
    await create(app);
    await waitFor(() => expect(sent(app.api)).toHaveLength(1));
    expect(sent(app.api)[0]?.body).toMatchObject({ primaryArea: 'knee', side: 'right' });
  });

  test('BODY-04 marks on the body the place that was chosen in the list', async () => {
    const { actor } = await setUp();
    await actor.click(screen.getByRole('radio', { name: 'Plantar' }));
    await actor.click(question('Which side?').getByRole('radio', { name: 'Left' }));
    expect(screen.getByRole('radio', { name: 'Left heel' })).toBeChecked();
    await actor.click(screen.getByRole('radio', { name: 'Back' }));
    expect(screen.getByRole('radio', { name: 'Lower back' })).toBeChecked();
    expect(
      question('Which side?')
        .getAllByRole('radio')
        .map(({ textContent }) => textContent),
    ).toEqual(['Left', 'Middle', 'Right']);
  });

  test('BODY-113 mentions an unanswered side and kind above the button', async () => {
    const { actor } = await setUp();
    await actor.click(screen.getByRole('radio', { name: 'Knee' }));
    expect(screen.queryByText(/have not chosen/)).toBeNull();
    await actor.click(screen.getByRole('radio', { name: 'Gradual' }));
    expect(screen.getByText(/have not chosen a side or what it is most like/)).toBeVisible();
    await actor.click(screen.getByRole('radio', { name: 'Right knee' }));
    expect(screen.getByText(/have not chosen what it is most like/)).toBeVisible();
    await actor.click(screen.getByRole('radio', { name: 'I do not know' }));
    expect(screen.queryByText(/have not chosen/)).toBeNull();
  });

  test('BODY-05 sends a newer area together with the nearest of the seven areas', async () => {
    const app = await setUp();
    await app.actor.click(screen.getByRole('radio', { name: 'Left calf' }));
    await create(app);
    await waitFor(() => expect(sent(app.api)).toHaveLength(1));
    expect(sent(app.api)[0]?.body).toMatchObject({ primaryArea: 'achilles', area: 'calf', side: 'left' });
  });

  test('BODY-06 asks for the most similar condition when an area has several, with "I do not know"', async () => {
    const app = await setUp();
    const asked = INJURY_WORDS.en.condition;
    await app.actor.click(screen.getByRole('radio', { name: 'ITB' }));
    expect(screen.queryByRole('radiogroup', { name: asked })).toBeNull();
    await app.actor.click(screen.getByRole('radio', { name: 'Achilles' }));
    expect(
      question(asked)
        .getAllByRole('radio')
        .map(({ textContent }) => textContent),
    ).toEqual(['In the tendon, 2-6 cm above the heel', 'At the heel bone, where the tendon ends', 'I do not know']);
    await app.actor.click(question(asked).getByRole('radio', { name: 'I do not know' }));
    expect(question(asked).getByRole('radio', { name: 'I do not know' })).toBeChecked();
    await app.actor.click(question(asked).getByRole('radio', { name: /^At the heel bone/ }));
    await create(app);
    await waitFor(() => expect(sent(app.api)[0]?.body).toMatchObject({ condition: 'achilles_insertional' }));
  });

  test('BODY-06 leaves the condition to the server on "I do not know"', async () => {
    const app = await setUp();
    await app.actor.click(screen.getByRole('radio', { name: 'Knee' }));
    await app.actor.click(screen.getByRole('radio', { name: 'I do not know' }));
    await create(app);
    await waitFor(() => expect(sent(app.api)).toHaveLength(1));
    expect(sent(app.api)[0]?.body).not.toHaveProperty('condition');
  });

  test('BODY-07 has text for every place and condition in both languages, in the language of the page', async () => {
    for (const words of Object.values(INJURY_WORDS)) {
      for (const area of PHYSIO_AREAS) {
        expect(words.areas[area]).toBeTruthy();
        for (const side of SIDES) expect(words.onSide(area, side)).toMatch(/^\p{Lu}/u);
      }
      for (const condition of CONDITIONS) expect(words.conditions[condition]).toBeTruthy();
    }
    document.documentElement.lang = 'nb';
    open(newcomer());
    expect(await screen.findByRole('radio', { name: 'Høyre kne' })).toBeInTheDocument();
  });
});

describe('clearance of an injury', () => {
  test('BODY-08 explains what to do first while nobody has examined a groin injury', async () => {
    const { actor } = await setUp();
    await actor.click(screen.getByRole('radio', { name: 'Left groin' }));
    await actor.click(question('Who has looked at it?').getByRole('radio', { name: 'Nobody yet' }));
    expect(screen.getByText(CLEARANCE_WORDS.en.missing.groin)).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('BODY-08 sends who cleared a bone, when, which bone, and when impact was allowed', async () => {
    const app = await setUp();
    const { actor } = app;
    await actor.click(screen.getByRole('radio', { name: 'Bone stress injury' }));
    await actor.click(screen.getByRole('radio', { name: 'A doctor' }));
    fireEvent.change(screen.getByLabelText('On which date?'), { target: { value: '2026-11-18' } });
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Which bone?' }), 'heel');
    const impact = screen.getByLabelText(/^When did a doctor allow/);
    fireEvent.change(impact, { target: { value: '2026-11-21' } });
    expect(impact).toHaveAccessibleDescription(/A date up to today/);
    fireEvent.change(impact, { target: { value: '' } });
    await create(app);
    await waitFor(() => expect(sent(app.api)).toHaveLength(1));
    expect(sent(app.api)[0]?.body).toMatchObject({
      primaryArea: 'shin',
      area: 'bone',
      cleared: { by: 'doctor', date: '2026-11-18', site: 'heel', impact: null },
    });
  });
});

describe('second injury', () => {
  const LIST = 'GET /api/physio/injuries';
  const ADD = 'POST /api/physio/injuries';
  const button = (name: string) => screen.findByRole('button', { name });

  test('BODY-09 adds a second injury only once, even if the request is repeated after a failure', async () => {
    const { actor, api } = open(physio({ [LIST]: { body: [INJURY] }, [ADD]: { status: 503, body: {} } }));
    await actor.click(await button('Add a second injury'));
    await actor.click(await screen.findByRole('radio', { name: 'Left calf' }));
    await actor.click(screen.getByRole('radio', { name: 'Sudden' }));
    await actor.click(screen.getByRole('button', { name: 'Add injury' }));
    await screen.findByText('Failed to add the injury. Please try again.');
    api.on(ADD, ({ body }: FakeCall) => {
      api.on(LIST, { body: [INJURY, SECOND] });
      return { body: { ...SECOND, ...(body as object) } };
    });
    await actor.click(screen.getByRole('button', { name: 'Add injury' }));
    expect(await screen.findByRole('region', { name: 'Your second injury' })).toBeVisible();
    const [first, again] = sent(api).map(({ body }) => body as { id: string });
    expect(again).toMatchObject({ id: first?.id, area: 'calf', side: 'left', onset: 'sudden' });
    expect(screen.getByText('Two at a time is what a plan can hold. See somebody about the third.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a second injury' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('BODY-09 changes the second injury by its own id', async () => {
    const path = `PUT /api/physio/injuries/${SECOND.id}`;
    const { actor, api } = open(physio({ [LIST]: { body: [INJURY, SECOND] }, [path]: { body: SECOND } }));
    await actor.click(await button('Edit second injury'));
    await actor.click(screen.getByRole('radio', { name: 'Both' }));
    await actor.click(screen.getByRole('button', { name: 'Update injury' }));
    expect(await button('Edit second injury')).toBeVisible();
    expect(sent(api)).toMatchObject([{ method: 'PUT', body: { area: 'calf', side: 'both' } }]);
  });

  test('BODY-09 is not offered with a server that supports only one injury', async () => {
    open(physio({ [LIST]: { status: 404, body: {} } }));
    expect(await button('Edit Profile')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a second injury' })).toBeNull();
  });
});
