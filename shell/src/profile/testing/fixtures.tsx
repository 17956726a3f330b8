import { type FakeApi, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { INGRID, type RenderedApp, renderApp } from '@stridewell/app/testing/render';
import type { Profile, SessionItem } from '@stridewell/contracts/web';
import { screen } from '@testing-library/react';
import ProfileScreen from '../profile.tsx';

export const PROFILE = 'GET /api/profile';

export const AGREED = { given: true, at: '2026-11-20T05:41:00.000Z', version: '1' };

export const accountWith = (change: Partial<Profile> = {}): Profile => ({
  ...INGRID,
  hasPassword: true,
  consents: { health_data: AGREED, outside_model: null },
  ...change,
});

export const THIS_SESSION: SessionItem = {
  id: 's1',
  createdAt: '2026-11-19T05:41:00.000Z',
  lastSeenAt: '2026-11-20T05:41:00.000Z',
  device: 'Chrome on Android',
  current: true,
};

/** Renders the profile screen of an account. All requests have default responses, which `routes` can replace. */
export const openProfile = async (
  change: Partial<Profile> = {},
  routes: Record<string, Route> = {},
): Promise<RenderedApp & { api: FakeApi }> => {
  const api = fakeApi({
    [PROFILE]: { body: accountWith(change) },
    'GET /api/auth/sessions': { body: [THIS_SESSION] },
    'GET /api/coach/calendar': { body: { since: null } },
    ...routes,
  });
  const app = renderApp(<ProfileScreen />, { path: '/profile' });
  await screen.findByText('ingrid.solberg@example.com');
  return { api, ...app };
};

/** Returns the requests other than GET that the screen has sent, with their bodies. */
export const changesOf = ({ calls }: FakeApi): [string, unknown][] =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);
