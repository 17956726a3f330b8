import { ChatPanel } from '@stridewell/app/chat';
import { Page, useApi } from '@stridewell/app/core';
import { HoldNotice } from '@stridewell/app/safety';
import type { WebConfig } from '@stridewell/contracts/web';
import { Card, EmptyState, Stack, TabSkeleton, Text } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useGreetingNote } from '../chat/use-greeting-note.ts';
import { DASHBOARD } from '../dashboard/running-screen.tsx';
import { WeekPlan } from '../plan/week-plan.tsx';
import ProfileTab from '../profile/profile-tab.tsx';
import { coachWords } from './coach-words.ts';

/** The run-time flag `coachChat`: null while loading, true when the configuration cannot be loaded. */
const useCoachChat = (): boolean | null => {
  const { data, isPending } = useQuery<WebConfig>({ queryKey: ['/config.json'] });
  return isPending ? null : (data?.flags.coachChat ?? true);
};

interface TitledSectionProps {
  title: string;
  heading?: Ref<HTMLParagraphElement>;
  children: ReactNode;
}

const TitledSection = ({ title, heading, children }: TitledSectionProps) => {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <Text as="h2" id={id} $size="20" tabIndex={-1} ref={heading}>
        {title}
      </Text>
      {children}
    </Stack>
  );
};

const OlderLayout = () => {
  const words = coachWords();
  const profile = useRef<HTMLParagraphElement>(null);
  const handleFill = (): void => {
    profile.current?.scrollIntoView({ block: 'start' });
    profile.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <HoldNotice coach="running" />
      <TitledSection title={words.profile} heading={profile}>
        <ProfileTab />
      </TitledSection>
      <WeekPlan onFill={handleFill} />
      <TitledSection title={words.chat}>
        <ChatPanel coachType="running" greetingNote={useGreetingNote()} />
      </TitledSection>
    </>
  );
};

/** /coach: the older layout, behind the run-time flag `coachChat`. */
const CoachScreen = () => {
  const words = coachWords();
  const profile = useApi('readCoachProfile');
  const on = useCoachChat();
  return (
    <Page title="Running Coach" back={DASHBOARD}>
      {on !== false && <Text $quiet={2}>{words.about}</Text>}
      {on === null || profile.isPending ? (
        <TabSkeleton label="Running Coach" />
      ) : on ? (
        <OlderLayout />
      ) : (
        <Card>
          <EmptyState icon="chat" title={words.off.title}>
            {words.off.text}
          </EmptyState>
        </Card>
      )}
    </Page>
  );
};

export default CoachScreen;
