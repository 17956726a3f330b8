import { todayOf } from '@stridewell/app/testing/checkin';
import { asksBeforeLeaving } from '@stridewell/app/testing/leaving';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerOf, openForm, radio } from '../testing/assessment.tsx';
import { checkinOf, fixClock, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { forgetDraft } from './draft.ts';

fixClock();
afterEach(() => {
  forgetDraft();
});

const USUAL = 'Was it back to usual this morning?';
const WALK = 'Can you walk or run without trouble?';
const TESTS = 'Do the functional tests feel fine?';
const NEED = 'Please answer all required questions to complete your check-in.';
const button = (name: string) => screen.getByRole('button', { name });
const sent = (api: Awaited<ReturnType<typeof openForm>>['api']) =>
  api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/physio/checkin').map(({ body }) => body);
const fill = async ({ actor }: Awaited<ReturnType<typeof openForm>>) => {
  await actor.click(radio(USUAL, 'I do not know yet'));
  await actor.click(radio(WALK, 'Yes'));
  await actor.click(radio(TESTS, 'No'));
};

describe('physio check-in form', () => {
  test('PHY-26 PHY-30 PHY-32 PHY-76 shows "Daily Assessment" and no error on a day without a check-in', async () => {
    const { api } = await openForm();
    expect(screen.getByRole('heading', { name: 'Daily Assessment' })).toBeVisible();
    expect(button('Complete Check-in')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.unexpected).toEqual([]);
  });

  test('PHY-35 offers pain levels from 0 to 10 in steps of one, with labels at 0, 5 and 10', async () => {
    const { actor } = await openForm();
    const slider = screen.getByRole('slider', { name: 'Pain' });
    expect(slider).toHaveAttribute('aria-valuemin', '0');
    expect(slider).toHaveAttribute('aria-valuemax', '10');
    expect(slider).toHaveAccessibleDescription('0 No pain 5 Moderate pain 10 Worst pain');
    slider.focus();
    await actor.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', '0, No pain');
    await actor.keyboard('{End}{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuenow', '9');
  });

  test('PHY-36 PHY-37 PHY-38 sends trend, limits and red flags, and accepts "None" together with limits', async () => {
    const opened = await openForm();
    await fill(opened);
    await opened.actor.click(radio('Compared with yesterday', 'Less'));
    for (const name of ['Stairs', 'None', 'Pain that wakes you at night', 'Loss of strength']) {
      await opened.actor.click(button(name));
    }
    await opened.actor.click(button('Complete Check-in'));
    await waitFor(() => expect(sent(opened.api)).toHaveLength(1));
    expect(sent(opened.api)[0]).toMatchObject({
      trend: 'down',
      functionLimits: ['stairs', 'none'],
      redFlags: ['night_pain', 'strength_loss'],
    });
  });

  test.each([
    [8, '8'],
    [0, '2'],
  ])('PHY-115 starts at the pain of the day’s check-in when that is higher (%i)', async (pain, shown) => {
    await openForm({ routes: { 'GET /api/checkin/today': { body: todayOf(TODAY, { pain }) } } });
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Pain' })).toHaveAttribute('aria-valuenow', shown));
  });

  test('PHY-115 does not ask for a comparison on the first day of an injury', async () => {
    const opened = await openForm({ routes: { 'GET /api/physio/checkins?limit=30': { body: [] } } });
    expect(await screen.findByText('Have you run today or yesterday?')).toBeVisible();
    expect(screen.queryByText('Compared with yesterday')).toBeNull();
    await fill(opened);
    await opened.actor.click(button('Complete Check-in'));
    await waitFor(() => expect(sent(opened.api)[0]).toMatchObject({ trend: 'same' }));
  });

  test('PHY-39 describes the walk/run question as a 20-minute walk or a 10-20 minute easy run', async () => {
    await openForm();
    const group = screen.getByRole('radiogroup', { name: WALK });
    expect(group).toHaveAccessibleDescription('A 20-minute walk, or a 10-20 minute easy run.');
  });

  test('PHY-42 PHY-44 disables the submit button and shows the reason until both required questions are answered', async () => {
    const { actor } = await openForm();
    expect(button('Complete Check-in')).toBeDisabled();
    expect(button('Complete Check-in')).toHaveAccessibleDescription(NEED);
    await actor.click(radio(WALK, 'No'));
    expect(button('Complete Check-in')).toBeDisabled();
    await actor.click(radio(USUAL, 'Yes'));
    expect(button('Complete Check-in')).toBeDisabled();
    await actor.click(radio(TESTS, 'No'));
    expect(button('Complete Check-in')).toBeEnabled();
    expect(screen.queryByText(NEED)).toBeNull();
  });

  test('PHASE-369 asks about the morning as a required question, with "I do not know yet" as an answer', async () => {
    const opened = await openForm();
    await opened.actor.click(radio(WALK, 'Yes'));
    await opened.actor.click(radio(TESTS, 'No'));
    expect(button('Complete Check-in')).toBeDisabled();
    expect(screen.getByRole('radiogroup', { name: USUAL })).toBeRequired();
    await opened.actor.click(radio(USUAL, 'I do not know yet'));
    await opened.actor.click(button('Complete Check-in'));
    await screen.findByText('Check-in Completed');
    expect(sent(opened.api)[0]).toMatchObject({ noNextDayWorsening: null, morningUnknown: true });
  });

  test('PHY-34 PHY-43 shows "Updating..." while sending and sends one request', async () => {
    let answer: (() => void) | undefined;
    const opened = await openForm({
      routes: {
        'POST /api/physio/checkin': () =>
          new Promise((resolve) => {
            answer = () => resolve({ body: answerOf() });
          }),
      },
    });
    await fill(opened);
    await opened.actor.click(button('Complete Check-in'));
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    await opened.actor.click(button('Updating...'));
    answer?.();
    await screen.findByText('Check-in Completed');
    expect(sent(opened.api)).toHaveLength(1);
  });

  test('PHY-46 TOAST-26 PHY-54 sends one request, shows a toast, closes the form and refetches today’s queries', async () => {
    const opened = await openForm();
    await fill(opened);
    opened.api.on('GET /api/physio/checkin/today', { body: checkinOf() });
    await opened.actor.click(button('Complete Check-in'));
    const text = 'Your daily assessment has been recorded.';
    await seeToast({ title: 'Check-in Completed', text, tone: 'success' });
    expect(sent(opened.api)).toEqual([
      {
        pain: 2,
        trend: 'same',
        functionLimits: [],
        irritabilityAfterSession: false,
        redFlags: [],
        walkRunTolerance: true,
        functionalTestsOk: false,
        stairsDownhillPain: null,
        runPainLevel: null,
        limp: null,
        noNextDayWorsening: null,
        morningUnknown: true,
      },
    ]);
    expect(await screen.findByRole('region', { name: "Today's check-in" })).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('heading', { name: "Today's check-in" })).toHaveFocus();
    const again = (path: string) =>
      opened.api.calls.filter((call) => call.method === 'GET' && call.path === path).length;
    await waitFor(() => expect(again('/api/physio/checkin/today')).toBe(2));
    expect(again('/api/physio/today')).toBeGreaterThanOrEqual(2);
    expect(again('/api/physio/profile')).toBe(2);
  });

  test('TOAST-21 ERR-07 shows an error and keeps the answers when sending fails', async () => {
    const opened = await openForm({ routes: { 'POST /api/physio/checkin': UNAVAILABLE } });
    await fill(opened);
    await opened.actor.click(button('Stairs'));
    await opened.actor.click(button('Complete Check-in'));
    await seeToast({ title: 'Error', text: 'Failed to submit check-in. Please try again.', tone: 'destructive' });
    expect(button('Stairs')).toHaveAttribute('aria-pressed', 'true');
    expect(radio(TESTS, 'No')).toBeChecked();
    const failed = opened.client.getMutationCache().getAll().at(-1)?.state.error;
    expect(failed?.message).toBe('Failed to submit physio check-in');
  });

  test('keeps the answers when the form is unmounted and remounted', async () => {
    const opened = await openForm();
    await fill(opened);
    opened.unmount();
    await openForm();
    expect(radio(WALK, 'Yes')).toBeChecked();
    expect(button('Complete Check-in')).toBeEnabled();
  });

  test('shows the server message after a 409 response', async () => {
    const message = 'Profile incomplete. Please complete your profile first.';
    const opened = await openForm({ routes: { 'POST /api/physio/checkin': { status: 409, body: { message } } } });
    await fill(opened);
    await opened.actor.click(button('Complete Check-in'));
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('shows a validation error from a 400 response at the question that it refers to', async () => {
    const body = { message: 'Pain is 0 to 10', issues: [{ path: 'pain', message: 'Pain is 0 to 10' }] };
    const opened = await openForm({ routes: { 'POST /api/physio/checkin': { status: 400, body } } });
    await fill(opened);
    await opened.actor.click(button('Complete Check-in'));
    const card = screen.getByRole('region', { name: 'Your pain' });
    expect(await within(card).findByText('Pain is 0 to 10')).toBeVisible();
  });

  test('has no axe violations for the back area with the running question open', async () => {
    const { actor } = await openForm({ area: 'back', tests: [{ id: 'a', text: '10 hinges', hop: false }] });
    await actor.click(radio('Have you run since your last check-in?', 'Yes'));
    expect(await violations()).toEqual([]);
  });
});

describe('physio check-in form on a day with a check-in', () => {
  const there = { 'GET /api/physio/checkin/today': { body: checkinOf({ pain: 4, functionLimits: ['walk'] }) } };

  test('PHY-55 PHY-31 PHY-33 shows a summary and opens the form with the saved answers on "Update Check-in"', async () => {
    const { actor } = await openForm({ routes: there });
    expect(screen.getByRole('region', { name: "Today's check-in" })).toBeVisible();
    await actor.click(button('Update Check-in'));
    expect(screen.getByRole('heading', { name: 'Update Daily Assessment' })).toHaveFocus();
    expect(screen.getByRole('slider', { name: 'Pain' })).toHaveAttribute('aria-valuenow', '4');
    expect(button('Walk')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Update Check-in')).toBeEnabled();
    expect(await violations()).toEqual([]);
  });

  test('PHY-56 discards changes on "Cancel" and does not render "Cancel" without a check-in', async () => {
    const { actor, unmount } = await openForm({ routes: there });
    await actor.click(button('Update Check-in'));
    await actor.click(button('Walk'));
    await actor.click(button('Cancel'));
    expect(screen.getByRole('region', { name: "Today's check-in" })).toBeVisible();
    await actor.click(button('Update Check-in'));
    expect(button('Walk')).toHaveAttribute('aria-pressed', 'true');
    unmount();
    await openForm();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  test('shows that sending replaces an earlier check-in when today’s check-in cannot be read', async () => {
    await openForm({ routes: { 'GET /api/physio/checkin/today': UNAVAILABLE } });
    expect(screen.getByText('If you have already checked in, sending again replaces it.')).toBeVisible();
  });
});

test('CHK-107 physio check-in form asks for confirmation before leaving with unsent answers', async () => {
  const opened = await openForm();
  expect(asksBeforeLeaving()).toBe(false);
  await opened.actor.click(button('Stairs'));
  expect(asksBeforeLeaving()).toBe(true);
});
