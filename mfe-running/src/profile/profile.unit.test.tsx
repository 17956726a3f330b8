import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { asksBeforeLeaving } from '@stridewell/app/testing/leaving';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fixClock, PROFILE, UNAVAILABLE } from '../testing/fixtures.ts';
import { forgetProfileDraft } from './profile-draft.ts';
import ProfileTab from './profile-tab.tsx';

fixClock();
afterEach(() => {
  vi.restoreAllMocks();
  forgetProfileDraft();
});

const GET = 'GET /api/coach/profile';
const POST = 'POST /api/coach/profile';

const open = async (profile: unknown = PROFILE, save: FakeAnswer = { body: { ...PROFILE, ignored: [] } }) => {
  const api = fakeApi({ [GET]: { body: profile }, [POST]: save });
  const rendered = renderApp(<ProfileTab />, { path: '/running' });
  await screen.findByText('Save profile');
  return { api, ...rendered };
};
const select = (name: string) => screen.getByLabelText(name, { selector: 'select' });
const optionsOf = (name: string) => [...(select(name) as HTMLSelectElement).options].map(({ value }) => value);
/** Finds a group by its label, which is faster than a role query. */
const group = (name: string) => {
  const label = screen.getByText(name, { selector: '[role=group] > span' });
  return within(label.parentElement as HTMLElement);
};
const press = () => fireEvent.click(screen.getByText('Save profile'));
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>);
const v2 = (api: ReturnType<typeof fakeApi>) => JSON.parse(String(sent(api)[0]?.runningProfileV2));
const toggled = (name: string) =>
  group(name)
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

describe('training profile form', () => {
  test.each([
    ['fast', /do not recognise this pace/],
    ['7:45 per mile', /Your average pace when you run hard/],
    ['', /Your average pace when you run hard/],
  ])('RPROF-36 shows whether the threshold pace %j is recognised', async (typed, description) => {
    await open();
    const field = screen.getByLabelText('Threshold pace');
    fireEvent.change(field, { target: { value: typed } });
    expect(field).toHaveAccessibleDescription(description);
  });

  test.each([
    ['half_marathon', 'Same as the goal'],
    ['weight_loss', 'Not set'],
  ])('RPROF-58 labels the empty goal distance, for the goal %s, "%s"', async (goal, label) => {
    await open({ ...PROFILE, goal, runningProfileV2: null });
    expect((select('Goal distance') as HTMLSelectElement).selectedOptions[0]).toHaveTextContent(label);
  });

  test('RPROF-37 truncates a decimal number to a whole number and shows a hint', async () => {
    await open();
    const field = screen.getByLabelText('Hours a week');
    fireEvent.change(field, { target: { value: '4.5' } });
    fireEvent.blur(field);
    expect(field).toHaveValue('4');
    expect(field).toHaveAccessibleDescription('Whole numbers only: 4, not 4.5.');
    fireEvent.change(field, { target: { value: '5' } });
    expect(field).toHaveAccessibleDescription('1 to 40');
  });

  test('RPROF-01 RPROF-15 RPROF-16 shows the values of the saved profile', async () => {
    await open();
    expect(select('Goal')).toHaveValue('10k');
    expect(screen.getByLabelText('Race date')).toHaveValue('2027-01-17');
    expect(screen.getByText('8 weeks and 2 days to go.')).toBeVisible();
    expect(screen.getByLabelText('Hours a week')).toHaveValue('4');
    expect(screen.getByLabelText('Longest run')).toHaveValue('90');
    expect(screen.getByLabelText('Threshold pace')).toHaveValue('5:00 per km');
    expect(screen.getByLabelText('Anything your coach should know')).toHaveValue('Left Achilles sore in September.');
    expect(toggled('Days you can run')).toEqual(['Mon', 'Wed', 'Fri', 'Sun']);
    expect(screen.getByLabelText('Age')).toHaveValue('34');
    expect(select('Level')).toHaveValue('Intermediate');
    expect(select('Experience')).toHaveValue('2-5 years');
    expect(select('Weight category')).toHaveValue('');
    expect(select('Goal distance')).toHaveValue('');
  });

  test.each([
    ['RPROF-02', 'Goal', ['5k', '10k', 'half_marathon', 'marathon', 'ultra', 'fitness', 'weight_loss']],
    [
      'RPROF-19',
      'Experience',
      ['0 months', 'less than 6 months', '6-12 months', '1-2 years', '2-5 years', '5-10 years', '10+ years'],
    ],
    ['RPROF-22', 'Level', ['Beginner', 'Intermediate', 'Advanced']],
    ['RPROF-23', 'Goal distance', ['5K', '10K', 'Half', 'Marathon', 'Ultra', 'Fitness']],
    ['RPROF-25', 'Weight category', ['Normal', 'Overweight', 'Obese']],
  ])('%s offers exactly the options of %s (%j)', async (_id, name, options) => {
    await open(null);
    expect(optionsOf(name)).toEqual(['', ...options]);
  });

  test.each([
    ['RPROF-11', 'Days you can run', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
    ['RPROF-24', 'Injury history', ['Achilles', 'Knee', 'Lower back', 'Hip', 'Other']],
    ['RPROF-26', 'Focus', ['Speed', 'Endurance', 'Injury prevention', 'General fitness', 'Other', "I don't know"]],
  ])('%s toggles the options of %s independently (%j)', async (_id, name, options) => {
    const { actor } = await open(null);
    const buttons = group(name).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(options);
    const [first, , third] = buttons;
    for (const button of [third, first]) if (button) await actor.click(button);
    expect(toggled(name)).toEqual([options[0], options[2]]);
    if (first) await actor.click(first);
    expect(toggled(name)).toEqual([options[2]]);
  });
});

describe('POST /api/coach/profile from the form', () => {
  test('RPROF-05 RPROF-11 RPROF-27 RPROF-28 sends the days in week order, the date, and the V2 fields as a JSON string', async () => {
    const { api, actor } = await open(null);
    await actor.selectOptions(select('Goal'), 'half_marathon');
    fireEvent.change(screen.getByLabelText('Race date'), { target: { value: '2027-05-01' } });
    for (const day of ['Sat', 'Mon']) await actor.click(group('Days you can run').getByText(day));
    await actor.selectOptions(select('Experience'), '1-2 years');
    await actor.click(group('Focus').getByText("I don't know"));
    press();
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    const { runningProfileV2, ...rest } = sent(api)[0] ?? {};
    expect(rest).toEqual({
      goal: 'half_marathon',
      raceDate: '2027-05-01',
      weeklyHours: null,
      daysAvailable: 'Mon,Sat',
      injuries: null,
      thresholdPace: null,
      longRunCapMin: null,
    });
    expect(JSON.parse(String(runningProfileV2))).toEqual({
      experience_years: '1-2 years',
      preferred_focus: ["I don't know"],
    });
  });

  test('RPROF-05 RPROF-29 sends null for an empty race date and omits an empty runningProfileV2', async () => {
    const { api } = await open({ ...PROFILE, runningProfileV2: null });
    fireEvent.change(screen.getByLabelText('Race date'), { target: { value: '' } });
    press();
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect(sent(api)[0]).toMatchObject({ goal: '10k', raceDate: null, weeklyHours: 4, longRunCapMin: 90 });
    expect(sent(api)[0]).not.toHaveProperty('runningProfileV2');
  });

  test.each([
    ['RPROF-07', 'Hours a week', 'weeklyHours'],
    ['RPROF-09', 'Longest run', 'longRunCapMin'],
  ])('%s sends the leading whole number of %s and clears input without a number', async (_id, label, field) => {
    const { api, actor } = await open({ ...PROFILE, weeklyHours: null, longRunCapMin: null });
    await actor.type(screen.getByLabelText(label), 'many');
    await actor.tab();
    expect(screen.getByLabelText(label)).toHaveValue('');
    await actor.type(screen.getByLabelText(label), '31.7 or so');
    await actor.tab();
    expect(screen.getByLabelText(label)).toHaveValue('31');
    press();
    await waitFor(() => expect(sent(api)[0]).toMatchObject({ [field]: 31 }));
  });

  test('RPROF-21 keeps a saved number of years of experience and does not offer 51 or -1', async () => {
    const { api } = await open({ ...PROFILE, runningProfileV2: '{"experience_years":12}' });
    expect(select('Experience')).toHaveDisplayValue('12 years');
    expect(optionsOf('Experience')).not.toContain('51');
    expect(optionsOf('Experience')).not.toContain('-1');
    press();
    await waitFor(() => expect(v2(api)).toEqual({ experience_years: 12 }));
  });
});

describe('training profile form validation', () => {
  test.each([
    ['RPROF-08', 'Hours a week', ['0', '41'], ['1', '40'], 'Between 1 and 40 hours'],
    ['RPROF-10', 'Longest run', ['29', '301'], ['30', '300'], 'Between 30 and 300 minutes'],
    ['RPROF-17 START-36', 'Age', ['0', '12', '101'], ['13', '100'], 'Between 13 and 100'],
  ])('%s CONST-21 limits %s: rejects %j and accepts %j', async (_id, label, outside, inside, sentence) => {
    const { api } = await open();
    const field = screen.getByLabelText(label);
    for (const value of outside) {
      fireEvent.change(field, { target: { value } });
      press();
      expect(field).toHaveAccessibleDescription(sentence);
      expect(field).toHaveFocus();
      expect(field).toHaveValue(value);
    }
    expect(sent(api)).toEqual([]);
    for (const [index, value] of inside.entries()) {
      fireEvent.change(field, { target: { value } });
      press();
      await waitFor(() => expect(sent(api)).toHaveLength(index + 1));
    }
  });

  test('RPROF-17 omits an empty age', async () => {
    const { api, actor } = await open();
    await actor.clear(screen.getByLabelText('Age'));
    press();
    await waitFor(() => expect(v2(api)).toEqual({ level: 'Intermediate', experience_years: '2-5 years' }));
  });

  test('shows a validation error after blur and focuses the first invalid field on save', async () => {
    const { actor } = await open();
    const age = screen.getByLabelText('Age');
    await actor.clear(screen.getByLabelText('Longest run'));
    await actor.type(screen.getByLabelText('Longest run'), '420');
    expect(screen.queryByText('Between 30 and 300 minutes')).toBeNull();
    await actor.tab();
    expect(screen.getByText('Between 30 and 300 minutes')).toBeVisible();
    fireEvent.change(age, { target: { value: '200' } });
    press();
    expect(age).toHaveFocus();
  });
});

describe('training profile form after saving', () => {
  test('TOAST-12 RPROF-32 shows a toast, refetches the profile and links to the plan', async () => {
    const { api } = await open();
    press();
    await seeToast({ title: 'Profile saved!', text: 'Your coaching profile has been updated.', tone: 'success' });
    await waitFor(() => expect(api.calls.filter(({ path, method }) => `${method} ${path}` === GET)).toHaveLength(2));
    expect(await screen.findByRole('link', { name: "See this week's plan" })).toHaveAttribute('href', '/running');
  });

  test('TOAST-13 ERR-28 shows the server message and field errors and keeps the input after a 400', async () => {
    const message = 'Name at least one day of the week';
    const issues = [{ path: 'thresholdPace', message: 'Too long' }];
    const { actor } = await open(PROFILE, { status: 400, body: { statusCode: 400, message, issues } });
    await actor.type(screen.getByLabelText('Anything your coach should know'), ' Fine now.');
    press();
    await seeToast({ title: 'Error', text: message, tone: 'destructive' });
    await waitFor(() => expect(screen.getByLabelText('Threshold pace')).toHaveAccessibleDescription('Too long'));
    expect(screen.getByDisplayValue('Left Achilles sore in September. Fine now.')).toBeVisible();
  });

  test('TOAST-13 shows a default message when the error response has none', async () => {
    await open(PROFILE, UNAVAILABLE);
    press();
    await seeToast({ title: 'Error', text: 'Failed to save profile', tone: 'destructive' });
  });

  test('RPROF-33 lists the fields that the server ignored and keeps their input', async () => {
    await open(PROFILE, { body: { ...PROFILE, ignored: ['runningProfileV2'] } });
    fireEvent.change(screen.getByLabelText('Age'), { target: { value: '35' } });
    press();
    expect(await screen.findByText(/^Not saved: age, experience, level/)).toBeVisible();
    expect(screen.getByLabelText('Age')).toHaveValue('35');
  });

  test('LANG-78 links to the chat when the saved input caused a safety hold', async () => {
    const { api } = await open();
    const hold = { tier: 'card', since: '2026-11-20T04:00:00Z', closesDay: false, text: 'One tap first.', card: null };
    api.on('GET /api/coach/safety', { body: { hold } });
    press();
    expect(await screen.findByText('Your coach has a question about what you wrote.')).toBeVisible();
    expect(screen.getByText('Open the chat').closest('a')).toHaveAttribute('href', '/running?tab=chat');
    expect(screen.getByText('Your profile is saved')).toBeVisible();
  });

  test('accepts input after a save when scrollIntoView returns a promise', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
    const { actor } = await open();
    press();
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    await actor.type(screen.getByLabelText('Threshold pace'), ' flat');
    expect(screen.queryByText('Your profile is saved')).toBeNull();
    expect(screen.getByLabelText('Threshold pace')).toHaveValue('5:00 per km flat');
  });

  test('shows a refetched value and keeps that value when another field is saved', async () => {
    const { api, actor, client } = await open();
    await actor.type(screen.getByLabelText('Threshold pace'), ' flat');
    api.on(GET, { body: { ...PROFILE, weeklyHours: 6 } });
    await act(() => client.invalidateQueries({ queryKey: ['/api/coach/profile'] }));
    await waitFor(() => expect(screen.getByLabelText('Hours a week')).toHaveValue('6'));
    expect(screen.getByLabelText('Threshold pace')).toHaveValue('5:00 per km flat');
    press();
    await waitFor(() => expect(sent(api)).toMatchObject([{ weeklyHours: 6, thresholdPace: '5:00 per km flat' }]));
  });

  test('keeps unsaved input when the form is closed and reopened', async () => {
    const { actor, unmount } = await open();
    await actor.type(screen.getByLabelText('Threshold pace'), ' flat');
    unmount();
    await open();
    expect(screen.getByLabelText('Threshold pace')).toHaveValue('5:00 per km flat');
  });
});

describe('training profile tab', () => {
  test('shows a retry button and no form when the profile cannot be loaded', async () => {
    const api = fakeApi({ [GET]: UNAVAILABLE });
    const { actor } = renderApp(<ProfileTab />, { path: '/running' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('form')).toBeNull();
    api.on(GET, { body: PROFILE });
    await actor.click(retry);
    expect(await screen.findByRole('form')).toBeVisible();
  });

  test('RPROF-18 shows a stored age that is outside the limits', async () => {
    await open({ ...PROFILE, runningProfileV2: '{"age":0}' });
    expect(screen.getByLabelText('Age')).toHaveValue('0');
    expect(await violations()).toEqual([]);
  });
});

test('CHK-106 CHK-107 training profile form asks for confirmation before leaving with unsaved input and shows the text length near its limit', async () => {
  await open();
  expect(asksBeforeLeaving()).toBe(false);
  const text = screen.getByLabelText('Anything your coach should know');
  fireEvent.change(text, { target: { value: 'x'.repeat(1_600) } });
  expect(asksBeforeLeaving()).toBe(true);
  expect(text).toHaveAccessibleDescription('1,600 of 2,000 characters');
  fireEvent.change(text, { target: { value: 'x'.repeat(2_001) } });
  expect(text).toHaveAccessibleDescription('Too long: 2,001 of 2,000 characters');
});
