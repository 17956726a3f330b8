import { ChatPanel } from '@stridewell/ui/chat';
import { Page, Stack, TabSkeleton, Text } from '@stridewell/ui/core';
import { HealthConsent } from '@stridewell/ui/forms';
import { type ReactNode, type Ref, useRef } from 'react';
import { PhysioAlerts } from '../alerts/alerts.tsx';
import { RedFlagPart } from '../alerts/red-flag-screen.tsx';
import { type UnreadRedFlag, useUnreadRedFlag } from '../alerts/use-unread-red-flag.ts';
import { CheckinCard } from '../assessment/checkin-card.tsx';
import { DASHBOARD } from '../dashboard/routes.ts';
import { useProfileFailure } from '../dashboard/use-profile-failure.ts';
import { OnboardingCard } from '../onboarding/onboarding-card.tsx';
import { useOnboarding } from '../onboarding/use-onboarding.ts';
import { ProfileCard } from '../profile/profile-card.tsx';

import { Glow } from './glow.ts';
import { Head } from './head.tsx';
import { History } from './history.tsx';

interface PartProps {
  title: string;
  heading?: Ref<HTMLParagraphElement>;
  children: ReactNode;
}

const Part = ({ title, heading, children }: PartProps) => (
  <Stack>
    <Text as="h2" $size="20" tabIndex={-1} ref={heading}>
      {title}
    </Text>
    {children}
  </Stack>
);

const Older = ({ flag }: { flag: UnreadRedFlag | null }) => {
  const onboarding = useOnboarding();
  const setup = useRef<HTMLParagraphElement>(null);
  const handleFill = (): void => {
    setup.current?.scrollIntoView({ block: 'start' });
    setup.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Head onHelp={onboarding.reopen} />
      {flag ? (
        <RedFlagPart {...flag} inPage />
      ) : (
        <>
          <OnboardingCard onboarding={onboarding} onFillProfile={handleFill} />
          <PhysioAlerts />
        </>
      )}
      <HealthConsent />
      <Part title="Chat with Your Physio Coach">
        <Glow data-glow={onboarding.active || undefined}>
          <ChatPanel coachType="physio" />
        </Glow>
      </Part>
      <Part title="Profile Setup" heading={setup}>
        <ProfileCard />
      </Part>
      {onboarding.hasProfile ? (
        <Part title="Daily Check-in">
          <CheckinCard />
        </Part>
      ) : (
        <CheckinCard />
      )}
      <Part title="Check-in History & Trends">
        <History />
      </Part>
    </>
  );
};

/**
 * /physio: the older layout, everything on one page, with the same data as the dashboard. An unread red flag comes
 * before the cards.
 */
const OlderScreen = () => {
  const flag = useUnreadRedFlag();
  useProfileFailure();
  return (
    <Page title="Physio Coach" back={DASHBOARD}>
      {flag === undefined ? <TabSkeleton label="Physio Coach" /> : <Older flag={flag} />}
    </Page>
  );
};

export default OlderScreen;
