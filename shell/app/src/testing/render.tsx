import type { Profile, User } from '@stridewell/contracts/web';
import { type Rendered, renderApp as renderKit } from '@stridewell/ui/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { createQueryClient } from '../data/query-client.ts';
import { setSession } from '../data/session.ts';

export const INGRID: User = {
  id: '019a9f30-7c7e-7000-8000-000000000001',
  email: 'ingrid.solberg@example.com',
  name: 'Ingrid Solberg',
  timezone: 'Europe/Oslo',
  createdAt: '2026-08-03T16:42:00.000Z',
};

/** Ingrid's profile as returned by GET /api/profile, with consent to the storage of health data. */
export const INGRIDS_ACCOUNT: Profile = {
  ...INGRID,
  hasPassword: true,
  consents: { health_data: { given: true, at: '2026-08-03T16:42:00.000Z', version: '1' }, outside_model: null },
};

export interface RenderOptions {
  /** URL path at which the screen is rendered. */
  path?: string;
  /** The signed-in runner, or null to render without a session. */
  user?: User | null;
}

export type RenderedApp = Rendered & { client: ReturnType<typeof createQueryClient> };

/** Renders a screen as the shell does: with a session, a query client, toasts and the path in `window.location`. */
export const renderApp = (ui: ReactElement, { path = '/', user = INGRID }: RenderOptions = {}): RenderedApp => {
  setSession(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return Object.assign(renderKit(ui, { path, wrapper }), { client });
};
