import { Page, useToday } from '@stridewell/app/core';
import {
  type PhysioCheckin,
  type PhysioProfile,
  type RedFlag,
  type TriageInjury,
  type TriageInput,
  type TriageOutcome,
  triageQuestionsFor,
} from '@stridewell/contracts/web';
import { Alert, Button, CardBox, ErrorCard, Stack, Text } from '@stridewell/ui/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { markRead } from '../alerts/read-state.ts';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { FlagChips } from '../assessment/flags-part.tsx';
import { backToDashboard, ROUTES } from '../dashboard/routes.ts';
import { secondOf, useInjuries } from '../data/injuries.ts';
import { useCheckinToday, usePhysioProfile } from '../data/reads.ts';
import { EmergencyLine } from './emergency-line.tsx';
import { shownOutcome, useOutcomeFacts } from './outcome-facts.ts';
import { useSafetyState } from './safety-state.ts';
import { SeenCard } from './seen-card.tsx';
import { answersFromCheckin } from './subject.ts';
import { TriageOutcomeCard } from './triage-outcome-card.tsx';
import { TriageQuestions } from './triage-questions.tsx';
import { triageWords } from './triage-words.ts';

interface EarlierOutcomeProps {
  outcome: TriageOutcome;
  onShow: () => void;
}

/** Notice with the triage outcome from earlier today. */
const EarlierOutcome = ({ outcome, onShow }: EarlierOutcomeProps) => {
  const words = triageWords();
  const facts = useOutcomeFacts();
  if (!facts) return null;
  return (
    <Alert
      tone={outcome.tier === 'self_care' ? 'neutral' : 'danger'}
      title={words.earlier(shownOutcome(outcome, facts).title)}
      actions={
        <Button variant="secondary" small onClick={onShow}>
          {words.showAgain}
        </Button>
      }
    >
      <p>{words.again}</p>
    </Alert>
  );
};

interface Route {
  outcome: TriageOutcome;
  input?: TriageInput;
}

interface AskingProps {
  profile: PhysioProfile | null;
  others: readonly TriageInjury[];
  checkin: PhysioCheckin | null;
  onOutcome: (route: Route) => void;
}

const Asking = ({ profile, others, checkin, onOutcome }: AskingProps) => {
  const area = profile?.area ?? profile?.primaryArea ?? null;
  const onset = profile?.onset ?? null;
  const [flags, setFlags] = useState<RedFlag[]>(checkin?.redFlags ?? []);
  const { unanswered, open } = useSafetyState();
  const subject = { flags, area, onset, others, also: [...unanswered, ...open] };
  const earlier = checkin?.triage;
  return (
    <Stack>
      <SeenCard />
      {earlier && <EarlierOutcome outcome={earlier} onShow={() => onOutcome({ outcome: earlier })} />}
      <CardBox aria-label={triageWords().signs}>
        <FlagChips values={flags} onChange={setFlags} />
      </CardBox>
      {triageQuestionsFor(subject).length > 0 ? (
        <TriageQuestions
          subject={subject}
          known={checkin ? answersFromCheckin(checkin, subject) : {}}
          checkin={checkin}
          onOutcome={onOutcome}
        />
      ) : (
        <Text $quiet={2}>{triageWords().tick}</Text>
      )}
    </Stack>
  );
};

/** /physio-coach/triage: warning signs, questions and the triage outcome. */
export const TriagePage = () => {
  const day = useToday();
  const profile = usePhysioProfile();
  const injuries = useInjuries();
  const checkin = useCheckinToday();
  const [, navigate] = useLocation();
  const [route, setRoute] = useState<Route | null>(null);
  const failed = [profile, injuries].find((query) => query.state === 'failed');
  const handleRead = (): void => {
    // Without a check-in the outcome is not stored, so the red flag without an outcome (null) is marked as read.
    if (route) markRead(day, checkin.state === 'there' ? route.outcome : null);
    navigate(ROUTES.dashboard);
  };
  return (
    <Page title={triageWords().title} back={backToDashboard()} narrow>
      {route && <TriageOutcomeCard {...route} onRead={handleRead} />}
      <EmergencyLine />
      {profile.state === 'loading' || injuries.state === 'loading' || checkin.state === 'loading' ? (
        <AssessmentSkeleton />
      ) : failed ? (
        // Without the injured area, the questions about it would be missing, and too few answers could result in a tier
        // that is too low.
        <ErrorCard title={triageWords().failed} onRetry={failed.retry} busy={failed.retrying}>
          {triageWords().failedText}
        </ErrorCard>
      ) : (
        <Asking
          profile={profile.state === 'there' ? profile.value : null}
          others={secondOf(injuries)}
          checkin={checkin.state === 'there' ? checkin.value : null}
          onOutcome={setRoute}
        />
      )}
    </Page>
  );
};
