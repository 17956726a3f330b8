import { Suspense } from 'react';
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts';
import { useOffer } from './offer.ts';

const InstallBar = lazyOrNothing(async () => (await import('./install-bar.tsx')).default);

/**
 * Banner that offers to install the app. Shown on every screen, signed in or not. Its content is loaded only when it is
 * shown, because most visits are of runners who have installed the app or dismissed the offer.
 */
export const InstallBanner = () =>
  useOffer().shown && (
    <Suspense>
      <InstallBar />
    </Suspense>
  );
