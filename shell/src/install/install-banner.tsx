import { media, useOnline } from '@stridewell/ui/core';
import { Suspense } from 'react';
import styled from 'styled-components';
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts';
import { useOffer } from './offer.ts';

const loadInstallBar = async () => (await import('./install-bar.tsx')).default;
const InstallBar = lazyOrNothing(loadInstallBar);

/**
 * Fetches the content of the banner if it will be shown. Called before the first render: the banner often has the largest
 * text of the first screen.
 */
export const fetchInstallBar = (): void => {
  if (useOffer.getState().shown) loadInstallBar().catch(() => undefined);
};

/**
 * Reserves the banner's space until its content has loaded, so that the screen below does not move. The heights are
 * those of the content.
 */
const Place = styled.div`
  min-height: 117px;
  ${media.wide} {
    min-height: 61px;
  }
`;

/**
 * Banner that offers to install the app. Shown on every screen while online, signed in or not. Its content is loaded
 * only if it is shown, because most visitors have installed the app or dismissed the offer.
 */
export const InstallBanner = () => {
  const online = useOnline();
  return (
    useOffer().shown &&
    online && (
      <Place>
        <Suspense>
          <InstallBar />
        </Suspense>
      </Place>
    )
  );
};
