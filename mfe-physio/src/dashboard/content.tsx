import { media, Stack, TabSkeleton, token } from '@stridewell/ui/core';
import { HealthConsent } from '@stridewell/ui/forms';
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { PhysioAlerts } from '../alerts/alerts.tsx';

/** Room for the bar that lies over the bottom of a phone; toasts keep off it too (`data-action-bar`). */
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
  /** What is being fetched, in words. */
  label: string;
  /** The chat fills the screen of a phone: its coach knows the day's alerts itself. */
  bare?: boolean;
  children: ReactNode;
}

/** What a tab shows: the day's alerts first, then its own part once it is fetched. */
export const Content = ({ label, bare = false, children }: ContentProps) => (
  <Room data-action-bar>
    <Stack>
      {!bare && <PhysioAlerts />}
      {!bare && <HealthConsent />}
      <Suspense fallback={<TabSkeleton label={label} />}>{children}</Suspense>
    </Stack>
  </Room>
);
