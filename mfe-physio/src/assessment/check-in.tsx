import { useCheckinToday as useDailyCheckin, useToday } from '@stridewell/app/core';
import { judgedPain, type PhysioCheckinAnswer, type PhysioProfile, SCALES } from '@stridewell/contracts/web';
import { Alert, Stack } from '@stridewell/ui/core';
import { useState } from 'react';
import { useSecondInjury } from '../data/injuries.ts';
import { useCheckinToday, usePhysioCheckins } from '../data/reads.ts';
import { FunctionCards } from '../function/function-card.tsx';
import { AfterAnswer, type WarningStep, warningAfter } from './after-answer.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { DaySummary } from './day-summary.tsx';
import { dayWords } from './day-words.ts';
import { isFirstDay } from './same-answers.ts';
import { StopSign } from './stop-sign.tsx';

type Step = { at: 'day' } | { at: 'form' } | WarningStep;
const DAY: Step = { at: 'day' };

const Unknown = () => (
  <Alert tone="neutral" title={dayWords().unknown.title}>
    <p>{dayWords().unknown.text}</p>
  </Alert>
);

export interface CheckInProps {
  profile: PhysioProfile;
}

/** Today's check-in: the form, then triage questions and outcome after a warning sign, then the summary. */
const Day = ({ day, profile }: CheckInProps & { day: string }) => {
  const second = useSecondInjury();
  const today = useCheckinToday();
  const earlier = usePhysioCheckins();
  const daily = useDailyCheckin();
  const [step, go] = useState<Step>(DAY);
  const [moved, setMoved] = useState(false);
  const setStep = (to: Step): void => {
    go(to);
    setMoved(true);
  };
  const handleAnswer = (answer: PhysioCheckinAnswer): void =>
    setStep(warningAfter(answer, profile, { day, second }) ?? DAY);
  const handleClose = (): void => setStep(DAY);
  if (step.at === 'outcome' || step.at === 'questions')
    return <AfterAnswer day={day} step={step} onStep={setStep} onRead={handleClose} />;
  if (today.state === 'loading') return <AssessmentSkeleton />;
  const checkin = today.state === 'there' ? today.value : null;
  const isFirst = earlier.state === 'there' && isFirstDay({ profile, day, checkins: earlier.value });
  if (checkin && step.at === 'day')
    return (
      <Stack>
        <DaySummary checkin={checkin} arrive={moved} onUpdate={() => setStep({ at: 'form' })} />
        <FunctionCards show="questions" />
      </Stack>
    );
  return (
    <Stack>
      {today.state === 'failed' && <Unknown />}
      {checkin && <StopSign checkin={checkin} />}
      <AssessmentForm
        profile={profile}
        second={second}
        // Uses at least the form's initial level, because the pain in the daily check-in may not be about the injury.
        pain={daily.state === 'there' ? Math.max(judgedPain(daily.value), SCALES.pain.initial) : null}
        isFirst={isFirst}
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
