import { HealthConsent } from '@stridewell/app/screens';
import { media, Stack, TabSkeleton, token } from '@stridewell/ui/core';
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { PhysioAlerts } from '../alerts/alerts.tsx';

/** Space for the fixed bar at the bottom of a phone; toasts avoid it too (`data-action-bar`). */
const Room = styled.div`
  ${media.phone} {
    --tabbar: ${token('tabbar-height')};
    padding-bottom: calc(${token('tabbar-height')} - ${token('space-4')} + env(safe-area-inset-bottom));
  }
  ${media.wide} {
    padding-top: ${token('stack')};
  }
`;

export interface ContentProps {
  /** Name of the content being loaded, for the loading label. */
  label: string;
  /** For the chat, which fills a phone's screen; its coach already knows the day's alerts. */
  bare?: boolean;
  children: ReactNode;
}

/** The content of a tab: the day's alerts, then the tab's own part once its code is loaded. */
export const Content = ({ label, bare = false, children }: ContentProps) => (
  <Room data-action-bar>
    <Stack>
      {!bare && <PhysioAlerts />}
      {!bare && <HealthConsent />}
      <Suspense fallback={<TabSkeleton label={label} />}>{children}</Suspense>
    </Stack>
  </Room>
);
