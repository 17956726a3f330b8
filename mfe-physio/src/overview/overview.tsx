import { HoldNotice } from '@stridewell/app/safety';
import { Split, Stack } from '@stridewell/ui/core';
import styled from 'styled-components';
import type { TabName } from '../dashboard/tabs.ts';
import { OnboardingCard } from '../onboarding/onboarding-card.tsx';
import { useOnboarding } from '../onboarding/use-onboarding.ts';
import { MoreLinks } from './more-links.tsx';
import { StatCards } from './stat-cards.tsx';
import { WelcomeCard } from './welcome-card.tsx';

/** Stretches the welcome card to the height of the tiles. */
const Columns = styled(Split)`
  align-items: stretch;
`;

/** The overview tab. */
const Overview = ({ show }: { show: (tab: TabName) => void }) => {
  const onboarding = useOnboarding();
  return (
    <Stack>
      <HoldNotice coach="physio" />
      <OnboardingCard onboarding={onboarding} onFillProfile={() => show('profile')} />
      <Columns>
        <WelcomeCard onCheckin={() => show('checkins')} />
        <StatCards />
      </Columns>
      <MoreLinks />
    </Stack>
  );
};

export default Overview;
