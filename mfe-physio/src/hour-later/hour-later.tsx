import { lazy, Suspense } from 'react';

const HourLaterCard = lazy(() => import('./hour-later-card.tsx'));

/** The question about pain one hour after a session, with the queue of this device, which is loaded after the screen. */
export const HourLater = () => (
  <Suspense fallback={null}>
    <HourLaterCard />
  </Suspense>
);
