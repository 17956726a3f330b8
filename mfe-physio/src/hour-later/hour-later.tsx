import { lazy, Suspense } from 'react';

/** A device that cannot load the question shows the screen without it. */
const HourLaterCard = lazy(() => import('./hour-later-card.tsx').catch(() => ({ default: () => null })));

/** The question about pain one hour after a session, with the queue of this device, which is loaded after the screen. */
export const HourLater = () => (
  <Suspense fallback={null}>
    <HourLaterCard />
  </Suspense>
);
