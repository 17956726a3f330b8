import { isEmbedded, Page } from '@stridewell/app/core';
import { TabSkeleton, TextLink, useWide } from '@stridewell/ui/core';
import { Tabs } from '@stridewell/ui/forms';
import { type ComponentProps, lazy, type ReactNode } from 'react';
import { RedFlagScreen } from '../alerts/red-flag-screen.tsx';
import { useUnreadRedFlag } from '../alerts/use-unread-red-flag.ts';
import { Content } from './content.tsx';
import { HOME, ROUTES } from './routes.ts';
import { type TabName, useTab } from './tabs.ts';
import { useProfileFailure } from './use-profile-failure.ts';

const Overview = lazy(() => import('../overview/overview.tsx'));
const Chat = lazy(() => import('../chat/chat-tab.tsx'));
const Profile = lazy(() => import('../profile/profile-tab.tsx'));
const Checkins = lazy(async () => ({ default: (await import('../assessment/checkin-tab.tsx')).CheckinTab }));
const Progress = lazy(async () => ({ default: (await import('../progress/progress-tab.tsx')).ProgressTab }));

type Tab = ComponentProps<typeof Tabs<TabName>>['tabs'][number];

const tabOf = (value: TabName, label: string, icon: Tab['icon'], part: ReactNode, bare = false): Tab => ({
  value,
  label,
  icon,
  content: (
    <Content label={label} bare={bare}>
      {part}
    </Content>
  ),
});

const Dashboard = () => {
  const { tab, show } = useTab();
  const wide = useWide();
  return (
    <Tabs
      label="Physio Coach"
      value={tab}
      onChange={show}
      wideOnly={!isEmbedded()}
      tabs={[
        tabOf('overview', 'Overview', 'physio', <Overview show={show} />),
        tabOf('chat', 'AI Coach', 'chat', <Chat />, !wide),
        tabOf('profile', 'Profile', 'user', <Profile />),
        tabOf('checkins', 'Check-ins', 'check-circle', <Checkins onCompleteProfile={() => show('profile')} />),
        tabOf('progress', 'Progress', 'trend', <Progress />),
      ]}
    />
  );
};

/** /physio-coach: shows the dashboard, or an unread red flag in its place. */
export const PhysioScreen = () => {
  const flag = useUnreadRedFlag();
  useProfileFailure();
  if (flag) return <RedFlagScreen {...flag} />;
  return (
    <Page title="Physio Coach" back={HOME} action={<TextLink href={ROUTES.running}>Switch to Running Coach</TextLink>}>
      {flag === undefined ? <TabSkeleton label="Physio Coach" /> : <Dashboard />}
    </Page>
  );
};
