import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AGREED, accountWith, changesOf, openProfile } from '../testing/fixtures.tsx';

const ROUTE = 'POST /api/profile/consent';
const REFUSED = { ...AGREED, given: false };
const answerOf = (health_data: typeof AGREED) => ({
  body: accountWith({ consents: { health_data, outside_model: null } }),
});

afterEach(() => vi.unstubAllGlobals());

const open = async (health_data: typeof AGREED | null, answer: typeof AGREED = AGREED) =>
  openProfile({ consents: { health_data, outside_model: null } }, { [ROUTE]: answerOf(answer) });

describe('health data consent setting', () => {
  test.each([
    [null, 'You have not been asked yet.'],
    [AGREED, 'You agreed on Friday 20 November 2026, 06:41.'],
  ])('displays the consent %j as %j', async (consent, words) => {
    await open(consent);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('shows the consequences of refusing and a link to delete the stored data', async () => {
    await open(REFUSED);
    expect(screen.getByText(/^You said no on .* What is stored already stays until you delete it\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Delete what is stored' })).toHaveAttribute('href', '/running');
  });

  test('withdraws the consent only after a dialog has explained the consequences', async () => {
    const { api, actor } = await open(AGREED, REFUSED);
    await actor.click(screen.getByRole('button', { name: 'Withdraw consent' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw your consent' });
    expect(dialog).toHaveTextContent(/new check-ins, pain and notes are refused.*What is stored already stays/);
    expect(changesOf(api)).toEqual([]);
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Withdraw consent' }));
    expect(await screen.findByText('Consent withdrawn')).toBeInTheDocument();
    expect(changesOf(api)).toEqual([[ROUTE, { kind: 'health_data', given: false }]]);
    expect(screen.getByRole('button', { name: 'I agree' })).toBeInTheDocument();
  });

  test('offers account deletion as an alternative to withdrawing the consent', async () => {
    const { api, actor } = await open(AGREED);
    await actor.click(screen.getByRole('button', { name: 'Withdraw consent' }));
    await actor.click(await screen.findByRole('button', { name: 'Delete my account and data instead' }));
    expect(await screen.findByRole('alertdialog', { name: 'Delete Account & Data' })).toBeInTheDocument();
    expect(changesOf(api)).toEqual([]);
  });

  test('saves consent again with one click after it has been withdrawn', async () => {
    const { api, actor } = await open(REFUSED);
    await actor.click(screen.getByRole('button', { name: 'I agree' }));
    await waitFor(() => expect(changesOf(api)).toEqual([[ROUTE, { kind: 'health_data', given: true }]]));
    expect(await screen.findByText('You have agreed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw consent' })).toBeInTheDocument();
  });
});
