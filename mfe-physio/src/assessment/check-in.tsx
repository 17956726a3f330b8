import { useToday } from '@stridewell/app/core';
import type { PhysioCheckinAnswer, PhysioProfile } from '@stridewell/contracts/web';
import { Alert, Stack } from '@stridewell/ui/core';
import { useState } from 'react';
import { markRead, wasRead } from '../alerts/read-state.ts';
import { useCheckinToday } from '../data/reads.ts';
import { type AfterCheckin, afterCheckin } from '../triage/subject.ts';
import { TriageOutcomeCard } from '../triage/triage-outcome-card.tsx';
import { TriageQuestions } from '../triage/triage-questions.tsx';
import type { Triaged } from '../triage/use-triage.ts';
import { AssessmentForm } from './assessment-form.tsx';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { DaySummary } from './day-summary.tsx';

type Step = { at: 'day' } | { at: 'form' } | AfterCheckin | ({ at: 'outcome' } & Triaged);
const DAY: Step = { at: 'day' };

const Unknown = () => (
  <Alert tone="neutral" title="We could not load today's check-in">
    <p>If you have already checked in, sending again replaces it.</p>
  </Alert>
);

export interface CheckInProps {
  profile: PhysioProfile;
}

/** Today's check-in: the form, then triage questions and outcome after a warning sign, then the summary. */
const Day = ({ day, profile: { primaryArea: area, onset } }: CheckInProps & { day: string }) => {
  const today = useCheckinToday();
  const [step, go] = useState<Step>(DAY);
  const [moved, setMoved] = useState(false);
  const setStep = (to: Step): void => {
    go(to);
    setMoved(true);
  };
  const handleAnswer = ({ checkin }: PhysioCheckinAnswer): void => {
    const after = afterCheckin(checkin, area, onset);
    setStep(!after || (after.at === 'outcome' && wasRead(day, after.outcome)) ? DAY : after);
  };
  const handleClose = (): void => setStep(DAY);
  if (step.at === 'outcome') {
    const handleRead = (): void => {
      markRead(day, step.outcome);
      handleClose();
    };
    return (
      <TriageOutcomeCard outcome={step.outcome} onRead={handleRead} {...('input' in step && { input: step.input })} />
    );
  }
  if (step.at === 'questions') {
    return (
      <TriageQuestions
        subject={step.subject}
        known={step.known}
        arrive
        onOutcome={(triaged) => setStep({ at: 'outcome', ...triaged })}
      />
    );
  }
  if (today.state === 'loading') return <AssessmentSkeleton />;
  const checkin = today.state === 'there' ? today.value : null;
  if (checkin && step.at === 'day')
    return <DaySummary checkin={checkin} arrive={moved} onUpdate={() => setStep({ at: 'form' })} />;
  return (
    <Stack>
      {today.state === 'failed' && <Unknown />}
      <AssessmentForm
        area={area}
        checkin={checkin}
        arrive={moved}
        onAnswer={handleAnswer}
        onCancel={checkin ? handleClose : undefined}
      />
    </Stack>
  );
};

/** The check-in of an injury. The key resets the component's state on a new day or area. */
export const CheckIn = ({ profile }: CheckInProps) => {
  const day = useToday();
  return <Day key={`${day} ${profile.primaryArea}`} day={day} profile={profile} />;
};
