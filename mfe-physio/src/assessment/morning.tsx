import { Page, useToday } from '@stridewell/app/core';
import type { PhysioCheckin, PhysioCheckinAnswer, PhysioProfile } from '@stridewell/contracts/web';
import { longDay, Stack, Text } from '@stridewell/ui/core';
import { type ReactNode, useState } from 'react';
import { followedArea, useSecondInjury } from '../data/injuries.ts';
import { injuryWords } from '../data/injury-words.ts';
import { usePhysioCheckins } from '../data/reads.ts';
import { AfterAnswer, type WarningStep, warningAfter } from './after-answer.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { morningWords } from './morning-words.ts';
import { isFirstDay, repeatable } from './same-answers.ts';
import { SamePart } from './same-part.tsx';
import { useRunsSince } from './use-runs-since.ts';

export interface MorningProps {
  profile: PhysioProfile;
  /** Today's physio check-in, if there is one. */
  today: PhysioCheckin | null;
  /** Pain level that the runner has set in today's check-in. Null if the runner has not set it. */
  pain: number | null;
  notice: ReactNode;
  onDone: () => void;
}

type Step = { at: 'start' } | { at: 'form' } | WarningStep;

/**
 * The injury's part of the morning check-in: yesterday's answers to confirm with one tap, or the full form, then the
 * questions about warning signs. The day's check-in is already stored, regardless of the outcome here.
 */
const Morning = ({ profile, today, pain: given, notice, onDone }: MorningProps) => {
  const day = useToday();
  const second = useSecondInjury();
  const checkins = usePhysioCheckins();
  const since = useRunsSince();
  const [step, setStep] = useState<Step>({ at: 'start' });
  const [pain, setPain] = useState(given);
  const words = morningWords();

  const handleAnswer = (answer: PhysioCheckinAnswer): void => {
    const warning = warningAfter(answer, profile, { day, second });
    if (warning) setStep(warning);
    else onDone();
  };
  const isWaiting = checkins.state === 'loading' || since.state === 'loading';
  const known = checkins.state === 'there' ? checkins.value : [];
  const runs = since.state === 'there' ? since.runs : null;
  const all = today ? [today, ...known.filter(({ date }) => date !== day)] : known;
  const base = isWaiting ? null : repeatable({ profile, day, checkins: all, runs });
  // An injury that was added since that check-in has no answers to confirm.
  const fits = base !== null && (base.second?.injuryId ?? null) === (second?.id ?? null);
  const content = (): ReactNode => {
    if (step.at === 'questions' || step.at === 'outcome')
      return <AfterAnswer day={day} step={step} onStep={setStep} onRead={onDone} />;
    if (isWaiting) return <AssessmentSkeleton />;
    if (step.at === 'start' && fits)
      return (
        <SamePart
          profile={profile}
          base={base}
          isToday={base.date === day}
          pain={pain}
          onPain={setPain}
          onAnswer={handleAnswer}
          onChange={() => setStep({ at: 'form' })}
          onLater={onDone}
        />
      );
    return (
      <AssessmentForm
        profile={profile}
        second={second}
        pain={pain}
        isFirst={checkins.state === 'there' && isFirstDay({ profile, day, checkins: known })}
        checkin={today}
        arrive={step.at === 'form'}
        onAnswer={handleAnswer}
        onCancel={onDone}
        cancel={words.later}
      />
    );
  };
  return (
    <Page title={injuryWords().yours[followedArea(profile, second)]} over={longDay(day)}>
      {notice}
      <Text $quiet={2} role="status">
        {words.saved}
      </Text>
      <Stack>{content()}</Stack>
    </Page>
  );
};

export default Morning;
