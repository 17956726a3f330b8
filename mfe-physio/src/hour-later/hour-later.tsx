import { AfterTexts } from '@stridewell/app/first-screen';
import { lazy } from 'react';

/** If the question cannot be loaded, the screen is shown without it. */
const HourLaterCard = lazy(() => import('./hour-later-card.tsx').catch(() => ({ default: () => null })));

/** The question about pain one hour after a session, with this device's queue, which is loaded after the screen. */
export const HourLater = () => (
  <AfterTexts fallback={null}>
    <HourLaterCard />
  </AfterTexts>
);
