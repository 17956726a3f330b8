import type { ConsentState } from '@stridewell/contracts/web';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { violations } from '../testing/axe.tsx';
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

/** A health screen: the card, and what the screen itself does. */
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

describe('AUTH-49 the question', () => {
  test('is asked of an account without an answer; giving it is stored, and it is gone', async () => {
    const { api, actor } = await open(null);
    expect(question()).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await actor.tab();
    expect(screen.getByRole('button', { name: 'I agree' })).toHaveFocus();
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(question()).toBeNull());
    expect(posted(api)).toEqual([{ kind: 'health_data', given: true }]);
  });

  test('is not asked of one that has it', async () => {
    await open(AGREED);
    expect(question()).toBeNull();
  });

  test('put off stores nothing and stays away on this device, but not for another runner', async () => {
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

  test('that cannot be stored stays, and says so', async () => {
    const { actor } = await open(null, { status: 503, body: {} });
    await actor.click(screen.getByRole('button', { name: 'I agree' }));
    expect(await screen.findByText('Failed to save your choice')).toBeInTheDocument();
    expect(question()).toBeInTheDocument();
  });
});

describe('the screen under it', () => {
  test('is there and works while it is unanswered', async () => {
    await open(null);
    expect(screen.getByRole('button', { name: 'See my recommendation' })).toBeEnabled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is there while nobody knows, and when the account cannot be read', async () => {
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

test('a consent that was taken back is told of, with the way to the profile', async () => {
  await open(REFUSED);
  expect(screen.getByText('New health data is not being stored')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  expect(question()).toBeNull();
  expect(await violations()).toEqual([]);
});
