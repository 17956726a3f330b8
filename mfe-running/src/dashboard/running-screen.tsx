import { type BackLink, isEmbedded, Page } from '@stridewell/app/core';
import { prepared } from '@stridewell/app/first-screen';
import { media, TabSkeleton, TextLink, token, useWide } from '@stridewell/ui/core';
import { Tabs } from '@stridewell/ui/forms';
import { lazy, type ReactNode, Suspense } from 'react';
import styled, { css } from 'styled-components';
import { dashboardWords } from './dashboard-words.ts';
import { useTab } from './tabs.ts';

/** The first tab. */
export const Overview = prepared(() => import(/* webpackChunkName: "first-overview" */ '../overview/overview.tsx'));
const Chat = lazy(() => import('../chat/chat-tab.tsx'));
const Profile = lazy(() => import('../profile/profile-tab.tsx'));
const Tracker = lazy(() => import('../tracker/tracker-tab.tsx'));

/** Back link of all tabs except the overview, and of the older layout. Its label is in the language of the page. */
export const DASHBOARD: BackLink = {
  href: '/running',
  get label() {
    return dashboardWords().back.dashboard;
  },
};

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

/** /running: the running coach's dashboard. */
export const RunningScreen = () => {
  const { tab, show, start } = useTab();
  const wide = useWide();
  const words = dashboardWords();
  const labels = words.tabs;
  const home: BackLink = { href: '/', label: words.back.home };
  const overview = tab === 'overview';
  return (
    <Page
      title="Running Coach"
      barTitle={tab === 'chat' ? undefined : overview ? words.plan : labels[tab]}
      part={overview ? undefined : labels[tab]}
      back={overview ? home : DASHBOARD}
      action={!overview && <TextLink href={home.href}>{home.label}</TextLink>}
    >
      <Tabs
        label="Running Coach"
        value={tab}
        onChange={show}
        wideOnly={!isEmbedded()}
        tabs={[
          {
            value: 'overview',
            label: wide ? labels.overview : words.overviewOnPhones,
            icon: 'trend',
            content: tabContent(labels.overview, <Overview />),
          },
          {
            value: 'chat',
            label: labels.chat,
            icon: 'chat',
            content: tabContent(labels.chat, <Chat start={start} />),
          },
          {
            value: 'profile',
            label: labels.profile,
            icon: 'user',
            content: tabContent(labels.profile, <Profile />),
          },
          {
            value: 'tracker',
            label: labels.tracker,
            icon: 'week',
            content: tabContent(labels.tracker, <Tracker />),
          },
        ]}
      />
    </Page>
  );
};
