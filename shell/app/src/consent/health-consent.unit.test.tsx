import type { ConsentState } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, type Route } from '../testing/fake-api.tsx';
import { INGRID, renderApp } from '../testing/render.tsx';
import { HealthConsent } from './health-consent.tsx';

const PROFILE = 'GET /api/profile';
const ROUTE = 'POST /api/profile/consent';
const AGREED: ConsentState = { given: true, at: '2026-11-20T05:41:00.000Z', version: '1' };
const REFUSED: ConsentState = { ...AGREED, given: false };

const accountWith = (health_data: ConsentState | null) => ({
  body: { ...INGRID, hasPassword: true, consents: { health_data, outside_model: null } },
});
const question = () => screen.queryByText('May we store your health data?');
const posted = ({ calls }: FakeApi) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

afterEach(() => vi.unstubAllGlobals());

/** Renders a screen that contains the consent card and another button. */
const open = async (health_data: ConsentState | null, route: Route = accountWith(AGREED), user = INGRID) => {
  const api = fakeApi({ [PROFILE]: { body: { ...accountWith(health_data).body, ...user } }, [ROUTE]: route });
  const app = renderApp(
    <>
      <HealthConsent />
      <button type="button">See my recommendation</button>
    </>,
    { user },
  );
  await waitFor(() => expect(app.client.isFetching()).toBe(0));
  return { api, ...app };
};

describe('AUTH-49 health data consent card', () => {
  test('appears when the runner has not answered yet, and stores the consent when "I agree" is clicked', async () => {
    const { api, actor } = await open(null);
    expect(question()).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await actor.tab();
    expect(screen.getByRole('button', { name: 'I agree' })).toHaveFocus();
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(question()).toBeNull());
    expect(posted(api)).toEqual([{ kind: 'health_data', given: true }]);
  });

  test('does not appear when the runner has already given consent', async () => {
    await open(AGREED);
    expect(question()).toBeNull();
  });

  test('stays hidden for this runner on this device after "Not now", without storing an answer on the server', async () => {
    const first = await open(null);
    await first.actor.click(screen.getByRole('button', { name: 'Not now' }));
    expect(question()).toBeNull();
    expect(posted(first.api)).toEqual([]);
    first.unmount();
    const again = await open(null);
    expect(question()).toBeNull();
    again.unmount();
    await open(null, accountWith(AGREED), { ...INGRID, id: '019a9f30-7c7e-7000-8000-000000000002' });
    expect(question()).toBeInTheDocument();
  });

  test('stays open and shows an error when the answer cannot be saved', async () => {
    const { actor } = await open(null, { status: 503, body: {} });
    await actor.click(screen.getByRole('button', { name: 'I agree' }));
    expect(await screen.findByText('Failed to save your choice')).toBeInTheDocument();
    expect(question()).toBeInTheDocument();
  });
});

describe('screen that contains the health data consent card', () => {
  test('stays usable while the consent question is unanswered', async () => {
    await open(null);
    expect(screen.getByRole('button', { name: 'See my recommendation' })).toBeEnabled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does not show the consent card when the account cannot be loaded', async () => {
    const api = fakeApi({ [PROFILE]: { status: 503, body: {} } });
    renderApp(
      <main>
        <HealthConsent />
      </main>,
    );
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });
});

test('HealthConsent shows a notice with a link to the profile when the consent was withdrawn', async () => {
  await open(REFUSED);
  expect(screen.getByText('New health data is not being stored')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  expect(question()).toBeNull();
  expect(await violations()).toEqual([]);
});
