import { media } from '@stridewell/ui/core';
import { Suspense } from 'react';
import styled from 'styled-components';
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts';
import { useOffer } from './offer.ts';

const InstallBar = lazyOrNothing(async () => (await import('./install-bar.tsx')).default);

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
 * Banner that offers to install the app. Shown on every screen, signed in or not. Its content is loaded only when it is
 * shown, because most visits are of runners who have installed the app or dismissed the offer.
 */
export const InstallBanner = () =>
  useOffer().shown && (
    <Place>
      <Suspense>
        <InstallBar />
      </Suspense>
    </Place>
  );
