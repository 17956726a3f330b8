import { Split, Stack } from '@stridewell/ui/core';
import type { TabName } from '../dashboard/tabs.ts';
import { OnboardingCard } from '../onboarding/onboarding-card.tsx';
import { useOnboarding } from '../onboarding/use-onboarding.ts';
import { MoreWays } from './more-ways.tsx';
import { StatCards } from './stat-cards.tsx';
import { WelcomeCard } from './welcome-card.tsx';

/** The overview tab: the first steps while they are new, today, the figures, and the ways on. */
const Overview = ({ show }: { show: (tab: TabName) => void }) => {
  const onboarding = useOnboarding();
  return (
    <Stack>
      <OnboardingCard onboarding={onboarding} onFillProfile={() => show('profile')} />
      <Split>
        <Stack>
          <WelcomeCard onCheckin={() => show('checkins')} />
          <MoreWays />
        </Stack>
        <StatCards />
      </Split>
    </Stack>
  );
};

export default Overview;
