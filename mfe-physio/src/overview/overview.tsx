import { Split, Stack } from '@stridewell/ui/core';
import styled from 'styled-components';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import type { TabName } from '../dashboard/tabs.ts';
import { usePhysioPlan, usePhysioToday } from '../data/reads.ts';
import { HourLater } from '../hour-later/hour-later.tsx';
import { OnboardingCard } from '../onboarding/onboarding-card.tsx';
import { useOnboarding } from '../onboarding/use-onboarding.ts';
import { RoadBack } from '../progress/road.tsx';
import { MoreLinks } from './more-links.tsx';
import { TestsNotice } from './tests-notice.tsx';
import { TodayCard } from './today-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';

const Columns = styled(Split)`
  align-items: start;
`;

/**
 * The overview tab: today's task, then the state of the injury, the recovery timeline, and links. The first steps come
 * first until there is a profile.
 */
const Overview = ({ show }: { show: (tab: TabName) => void }) => {
  const onboarding = useOnboarding();
  const isLoading = [usePhysioToday(), usePhysioPlan()].some(({ state }) => state === 'loading');
  const steps = <OnboardingCard onboarding={onboarding} onFillProfile={() => show('profile')} />;
  // Everything is rendered together, so that no part pushes down the ones below it.
  if (isLoading) return <AssessmentSkeleton />;
  return (
    <Stack>
      {!onboarding.hasProfile && steps}
      <HourLater />
      <TestsNotice />
      <Columns $even>
        <Stack>
          <TodayCard />
          <WelcomeCard onCheckin={() => show('checkins')} onProfile={() => show('profile')} />
        </Stack>
        <Stack>
          <RoadBack />
          {onboarding.hasProfile && steps}
        </Stack>
      </Columns>
      <MoreLinks />
    </Stack>
  );
};

export default Overview;
