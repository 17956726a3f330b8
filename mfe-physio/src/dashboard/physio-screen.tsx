import { isEmbedded, Page } from '@stridewell/app/core';
import { prepared } from '@stridewell/app/first-screen';
import type { TabState } from '@stridewell/app/screens';
import { TabSkeleton, TextLink, useWide } from '@stridewell/ui/core';
import { Tabs } from '@stridewell/ui/forms';
import { type ComponentProps, lazy, type ReactNode } from 'react';
import { RedFlagScreen } from '../alerts/red-flag-screen.tsx';
import { useUnreadRedFlag } from '../alerts/use-unread-red-flag.ts';
import { Content } from './content.tsx';
import { dashboardWords } from './dashboard-words.ts';
import { backToHome, ROUTES } from './routes.ts';
import { type TabName, useTab } from './tabs.ts';
import { useProfileFailure } from './use-profile-failure.ts';

/** The first tab. */
export const Overview = prepared(() => import(/* webpackChunkName: "first-overview" */ '../overview/overview.tsx'));
const Chat = lazy(() => import('../chat/chat-tab.tsx'));
const Profile = lazy(() => import('../profile/profile-tab.tsx'));
const Checkins = lazy(async () => ({ default: (await import('../assessment/checkin-tab.tsx')).CheckinTab }));
const Progress = lazy(async () => ({ default: (await import('../progress/progress-tab.tsx')).ProgressTab }));

type Tab = ComponentProps<typeof Tabs<TabName>>['tabs'][number];

const tabOf = (value: TabName, icon: Tab['icon'], part: ReactNode, bare = false): Tab => {
  const label = dashboardWords().tabs[value];
  return {
    value,
    label,
    icon,
    content: (
      <Content
        label={label}
        bare={bare}
        fullAlerts={value === 'overview'}
        withHold={value === 'overview'}
        withStopSign={value === 'checkins'}
      >
        {part}
      </Content>
    ),
  };
};

const Dashboard = ({ tab, show }: TabState<TabName>) => {
  const wide = useWide();
  return (
    <Tabs
      label="Physio Coach"
      value={tab}
      onChange={show}
      wideOnly={!isEmbedded()}
      tabs={[
        tabOf('overview', 'physio', <Overview show={show} />),
        tabOf('chat', 'chat', <Chat />, !wide),
        tabOf('profile', 'user', <Profile />),
        tabOf('checkins', 'check-circle', <Checkins onCompleteProfile={() => show('profile')} />),
        tabOf('progress', 'trend', <Progress show={show} />),
      ]}
    />
  );
};

/** /physio-coach: shows the dashboard, or an unread red flag instead. */
export const PhysioScreen = () => {
  const flag = useUnreadRedFlag();
  const tabs = useTab();
  useProfileFailure();
  if (flag) return <RedFlagScreen {...flag} />;
  const words = dashboardWords();
  const part = tabs.tab === 'overview' ? undefined : words.tabs[tabs.tab];
  const barTitle = tabs.tab === 'chat' ? undefined : (part ?? words.body);
  return (
    <Page
      title="Physio Coach"
      barTitle={barTitle}
      part={part}
      back={backToHome()}
      action={<TextLink href={ROUTES.running}>{words.toRunning}</TextLink>}
    >
      {flag === undefined ? <TabSkeleton label="Physio Coach" /> : <Dashboard {...tabs} />}
    </Page>
  );
};
