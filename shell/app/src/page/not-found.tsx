import { lazy, Suspense } from 'react';

const Screen = lazy(() => import('./not-found-screen.tsx'));

/** The 404 screen. Remotes also show it for unknown paths below their route prefix. Its code is loaded on demand. */
export const NotFound = () => (
  <Suspense fallback={null}>
    <Screen />
  </Suspense>
);
