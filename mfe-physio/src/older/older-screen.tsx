import { ChatPanel } from '@stridewell/app/chat';
import { Page } from '@stridewell/app/core';
import { HealthConsent } from '@stridewell/app/screens';
import { Badge, ButtonLink, Card, IconButton, Row, Stack, TabSkeleton, Text, token } from '@stridewell/ui/core';
import { type ReactNode, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { PhysioAlerts } from '../alerts/alerts.tsx';
import { RedFlagPart } from '../alerts/red-flag-screen.tsx';
import { type UnreadRedFlag, useUnreadRedFlag } from '../alerts/use-unread-red-flag.ts';
import { CheckinCard } from '../assessment/checkin-card.tsx';
import { backToDashboard, ROUTES } from '../dashboard/routes.ts';
import { useProfileFailure } from '../dashboard/use-profile-failure.ts';
import { inLanguage } from '../data/language.ts';
import { usePhysioCheckins } from '../data/reads.ts';
import { OnboardingCard } from '../onboarding/onboarding-card.tsx';
import { useOnboarding } from '../onboarding/use-onboarding.ts';
import { ProfileCard } from '../profile/profile-card.tsx';
import { HistoryCard } from '../progress/history-card.tsx';

const WORDS = {
  en: {
    none: 'No check-ins yet. Your history and its trends begin with the first one.',
    specialist: 'AI Specialist',
    help: 'Show the first steps',
    running: 'Switch to Running Coach',
    note: "Your injury, today's assessment and your questions, on one page.",
    chat: 'Chat with Your Physio Coach',
    profile: 'Profile Setup',
    checkin: 'Daily Check-in',
    history: 'Check-in History & Trends',
  },
  nb: {
    none: 'Ingen innsjekker ennå. Historikken og trendene begynner med den første.',
    specialist: 'AI-spesialist',
    help: 'Vis de første stegene',
    running: 'Bytt til Running Coach',
    note: 'Skaden, dagens innsjekk og spørsmålene dine på én side.',
    chat: 'Chat med Physio Coach',
    profile: 'Profil for skaden',
    checkin: 'Dagens innsjekk',
    history: 'Tidligere innsjekker og trender',
  },
};

/** Shows the check-in history and trends, or a message when there are no check-ins. */
const History = () => {
  const checkins = usePhysioCheckins();
  return checkins.state === 'there' && checkins.value.length === 0 ? (
    <Card>
      <Text $quiet={2}>{inLanguage(WORDS).none}</Text>
    </Card>
  ) : (
    <HistoryCard />
  );
};

/** Page header with a badge, the help button and a link to the running coach. */
const Head = ({ onHelp }: { onHelp: () => void }) => {
  const words = inLanguage(WORDS);
  return (
    <>
      <Row $between $wrap>
        <Row $gap={2}>
          <Badge tone="accent">{words.specialist}</Badge>
          <IconButton icon="help" size={20} label={words.help} onClick={onHelp} />
        </Row>
        <ButtonLink href={ROUTES.running} variant="secondary" small icon="swap">
          {words.running}
        </ButtonLink>
      </Row>
      <Text $quiet={2}>{words.note}</Text>
    </>
  );
};

/** Wrapper of the chat. With `data-glow`, it highlights the chat's quick actions. */
const Glow = styled.div`
  &[data-glow] [role='group'][aria-label='Quick actions'] {
    padding-block: 6px;
    button {
      border-color: ${token('color-accent')};
      box-shadow: 0 0 0 3px color-mix(in srgb, ${token('color-accent')} 24%, transparent);
    }
  }
`;

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
  const words = inLanguage(WORDS);
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
          <PhysioAlerts full />
        </>
      )}
      <HealthConsent />
      <Part title={words.chat}>
        <Glow data-glow={onboarding.active || undefined}>
          <ChatPanel coachType="physio" />
        </Glow>
      </Part>
      <Part title={words.profile} heading={setup}>
        <ProfileCard />
      </Part>
      {onboarding.hasProfile ? (
        <Part title={words.checkin}>
          <CheckinCard />
        </Part>
      ) : (
        <CheckinCard />
      )}
      <Part title={words.history}>
        <History />
      </Part>
    </>
  );
};

/** /physio: the older layout, which shows everything on one page. */
const OlderScreen = () => {
  const flag = useUnreadRedFlag();
  useProfileFailure();
  return (
    <Page title="Physio Coach" back={backToDashboard()}>
      {flag === undefined ? <TabSkeleton label="Physio Coach" /> : <Older flag={flag} />}
    </Page>
  );
};

export default OlderScreen;
