import { isEmbedded } from '@stridewell/app/core';
import { HoldNotice } from '@stridewell/app/safety';
import { HealthConsent } from '@stridewell/app/screens';
import { media, Stack, TabSkeleton, token } from '@stridewell/ui/core';
import { type ReactNode, Suspense } from 'react';
import styled, { css } from 'styled-components';
import { PhysioAlerts } from '../alerts/alerts.tsx';

/**
 * Bottom padding for the tab bar of phones, which only embedded mode has. `data-action-bar` makes toasts avoid it too.
 */
const Room = styled.div<{ $tabBar: boolean }>`
  ${media.phone} {
    ${({ $tabBar }) =>
      $tabBar &&
      css`
        --tabbar: ${token('tabbar-height')};
        padding-bottom: calc(${token('tabbar-height')} - ${token('space-4')} + env(safe-area-inset-bottom));
      `}
  }
  ${media.wide} {
    padding-top: ${token('stack')};
  }
`;

export interface ContentProps {
  /** Name of the tab, for the loading label. */
  label: string;
  /** True to omit the alerts and the consent question. Used for the chat, which fills the screen of a phone. */
  bare?: boolean;
  /** True if the hand-over is a full banner on the day on which the ladder opens. */
  fullAlerts?: boolean;
  /** True to show the message of a safety hold, which comes before all alerts. */
  withHold?: boolean;
  /** True if the day's check-in shows the stop sign for high pain instead of the high-pain alert. */
  withStopSign?: boolean;
  children: ReactNode;
}

/** Content of a tab, below today's alerts. */
export const Content = (props: ContentProps) => {
  const { label, bare = false, fullAlerts = false, withHold = false, withStopSign = false, children } = props;
  return (
    <Room data-action-bar={isEmbedded() || undefined} $tabBar={isEmbedded()}>
      <Stack>
        {withHold && <HoldNotice coach="physio" />}
        {!bare && <PhysioAlerts full={fullAlerts} withStopSign={withStopSign} />}
        {!bare && <HealthConsent />}
        <Suspense fallback={<TabSkeleton label={label} />}>{children}</Suspense>
      </Stack>
    </Room>
  );
};
