import { type CoachProfile, PATHS, type WebConfig } from '@stridewell/contracts/web';
import { Card, EmptyState, Page, Stack, Text } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';
import ChatTab from '../chat/chat-tab.tsx';
import { DASHBOARD } from '../dashboard/running-screen.tsx';
import { TabSkeleton } from '../dashboard/tab-skeleton.tsx';
import { WeekPlan } from '../plan/week-plan.tsx';
import ProfileTab from '../profile/profile-tab.tsx';

/** Whether the deployment shows the coach's own screen. On unless it says otherwise, also where it cannot be asked. */
const useCoachChat = (): boolean | null => {
  const { data, isPending } = useQuery<WebConfig>({ queryKey: ['/config.json'] });
  return isPending ? null : (data?.flags.coachChat ?? true);
};

const Older = () => (
  <Stack>
    <Text $quiet={2}>Your plan, your questions and what you train for, on one page.</Text>
    <section aria-labelledby="training-profile">
      <Stack>
        <Text as="h2" id="training-profile" $size="20">
          Your Training Profile
        </Text>
        <ProfileTab />
      </Stack>
    </section>
    <WeekPlan />
    <Card title="Chat with Your Coach">
      <ChatTab start={null} />
    </Card>
  </Stack>
);

/** /coach: the older layout, behind the run-time flag `coachChat`. It begins with a load of the profile. */
const CoachScreen = () => {
  const profile = useQuery<CoachProfile | null>({ queryKey: [PATHS.coachProfile] });
  const on = useCoachChat();
  return (
    <Page title="Running Coach" back={DASHBOARD}>
      {on === null || profile.isPending ? (
        <TabSkeleton label="Running Coach" />
      ) : on ? (
        <Older />
      ) : (
        <Card>
          <EmptyState icon="chat" title="Coach Chat Not Available">
            This feature is currently disabled
          </EmptyState>
        </Card>
      )}
    </Page>
  );
};

export default CoachScreen;
