import { type BackLink, isEmbedded, Page } from '@stridewell/app/core';
import { media, TabSkeleton, TextLink, token, useWide } from '@stridewell/ui/core';
import { Tabs } from '@stridewell/ui/forms';
import { lazy, type ReactNode, Suspense } from 'react';
import styled, { css } from 'styled-components';
import { useTab } from './tabs.ts';

const Overview = lazy(() => import('../overview/overview.tsx'));
const Chat = lazy(() => import('../chat/chat-tab.tsx'));
const Profile = lazy(() => import('../profile/profile-tab.tsx'));
const Tracker = lazy(() => import('../tracker/tracker-tab.tsx'));

/** Back link of all tabs except the overview, and of the older layout. */
export const DASHBOARD: BackLink = { href: '/running', label: 'Back to Dashboard' };
const HOME: BackLink = { href: '/', label: 'Back to Home' };

/**
 * Bottom padding for the tab bar of phones, which only embedded mode has. `data-action-bar` makes toasts avoid it too.
 */
const Content = styled.div<{ $tabBar: boolean }>`
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

const tabContent = (label: string, part: ReactNode): ReactNode => (
  <Content data-action-bar={isEmbedded() || undefined} $tabBar={isEmbedded()}>
    <Suspense fallback={<TabSkeleton label={label} />}>{part}</Suspense>
  </Content>
);

const TAB_LABELS = { chat: 'AI Coach', profile: 'Profile', tracker: 'Tracker' } as const;

/** /running: the running coach's dashboard. */
export const RunningScreen = () => {
  const { tab, show, start } = useTab();
  const wide = useWide();
  const overview = tab === 'overview';
  return (
    <Page
      title="Running Coach"
      part={overview ? undefined : TAB_LABELS[tab]}
      back={overview ? HOME : DASHBOARD}
      action={!overview && <TextLink href={HOME.href}>{HOME.label}</TextLink>}
    >
      <Tabs
        label="Running Coach"
        value={tab}
        onChange={show}
        wideOnly={!isEmbedded()}
        tabs={[
          {
            value: 'overview',
            label: wide ? 'Overview' : 'Stats',
            icon: 'trend',
            content: tabContent('Overview', <Overview />),
          },
          {
            value: 'chat',
            label: TAB_LABELS.chat,
            icon: 'chat',
            content: tabContent(TAB_LABELS.chat, <Chat start={start} />),
          },
          {
            value: 'profile',
            label: TAB_LABELS.profile,
            icon: 'user',
            content: tabContent(TAB_LABELS.profile, <Profile />),
          },
          {
            value: 'tracker',
            label: TAB_LABELS.tracker,
            icon: 'week',
            content: tabContent(TAB_LABELS.tracker, <Tracker />),
          },
        ]}
      />
    </Page>
  );
};
