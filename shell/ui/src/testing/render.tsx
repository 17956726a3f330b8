import type { Profile, User } from '@stridewell/contracts/web';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { createQueryClient } from '../data/query-client.ts';
import { setSession } from '../data/session.ts';
import { Toasts } from '../feedback/toasts.tsx';

export const INGRID: User = {
  id: '019a9f30-7c7e-7000-8000-000000000001',
  email: 'ingrid.solberg@example.com',
  name: 'Ingrid Solberg',
  timezone: 'Europe/Oslo',
  createdAt: '2026-08-03T16:42:00.000Z',
};

/** Ingrid's profile as returned by GET /api/profile, with the consent to health data. */
export const INGRIDS_ACCOUNT: Profile = {
  ...INGRID,
  hasPassword: true,
  consents: { health_data: { given: true, at: '2026-08-03T16:42:00.000Z', version: '1' }, outside_model: null },
};

export interface RenderOptions {
  /** The URL path at which the screen is opened. */
  path?: string;
  /** The signed-in runner; null for none. */
  user?: User | null;
}

export type RenderedApp = RenderResult & { actor: UserEvent; client: ReturnType<typeof createQueryClient> };

/** Renders a screen as the shell does: with a session, a query client, toasts and the path in `window.location`. */
export const renderApp = (ui: ReactElement, { path = '/', user = INGRID }: RenderOptions = {}): RenderedApp => {
  window.history.replaceState(null, '', path);
  setSession(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      {children}
      <Toasts />
    </QueryClientProvider>
  );
  const rendered = render(ui, { wrapper });
  return Object.assign(rendered, { actor: userEvent.setup(), client });
};
