import { Page } from '@stridewell/app/core';
import { TabSkeleton, TextLink, useWide } from '@stridewell/ui/core';
import { Tabs } from '@stridewell/ui/forms';
import { lazy } from 'react';
import { RedFlagScreen } from '../alerts/red-flag-screen.tsx';
import { useUnreadRedFlag } from '../alerts/use-unread-red-flag.ts';
import { Content } from './content.tsx';
import { HOME, ROUTES } from './routes.ts';
import { useTab } from './tabs.ts';
import { useProfileFailure } from './use-profile-failure.ts';

const Overview = lazy(() => import('../overview/overview.tsx'));
const Chat = lazy(() => import('../chat/chat-tab.tsx'));
const Profile = lazy(() => import('../profile/profile-tab.tsx'));
const Checkins = lazy(async () => ({ default: (await import('../assessment/checkin-tab.tsx')).CheckinTab }));
const Progress = lazy(async () => ({ default: (await import('../progress/progress-tab.tsx')).ProgressTab }));

const Dashboard = () => {
  const { tab, show } = useTab();
  const wide = useWide();
  return (
    <Tabs
      label="Physio Coach"
      value={tab}
      onChange={show}
      tabs={[
        {
          value: 'overview',
          label: 'Overview',
          icon: 'physio',
          content: (
            <Content label="Overview">
              <Overview show={show} />
            </Content>
          ),
        },
        {
          value: 'chat',
          label: 'AI Coach',
          icon: 'chat',
          content: (
            <Content label="AI Coach" bare={!wide}>
              <Chat />
            </Content>
          ),
        },
        {
          value: 'profile',
          label: 'Profile',
          icon: 'user',
          content: (
            <Content label="Profile">
              <Profile />
            </Content>
          ),
        },
        {
          value: 'checkins',
          label: 'Check-ins',
          icon: 'check-circle',
          content: (
            <Content label="Check-ins">
              <Checkins onCompleteProfile={() => show('profile')} />
            </Content>
          ),
        },
        {
          value: 'progress',
          label: 'Progress',
          icon: 'trend',
          content: (
            <Content label="Progress">
              <Progress />
            </Content>
          ),
        },
      ]}
    />
  );
};

/** /physio-coach: the physio coach's dashboard; an unread red flag replaces it. */
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
