import { NotFound, Page, useApi, useToday, useUser } from '@stridewell/app/core';
import { ErrorCard, TabSkeleton } from '@stridewell/ui/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  type Answers,
  answersDraft,
  isAnswered,
  isRaceDateValid,
  type Pain,
  savedAnswers,
  violatedLimits,
} from './answers.ts';
import { BodyCard } from './body-card.tsx';
import { DaysCard } from './days-card.tsx';
import { GoalCard } from './goal-card.tsx';
import { RunsCard } from './runs-card.tsx';
import { startWords } from './start-words.ts';
import { StepFrame } from './step-frame.tsx';
import { FIRST_PLAN_ROUTE, neighbour, pathOfStep, type Step, stepOf } from './steps.ts';
import { type SavedBefore, useSaveAnswers } from './use-save-answers.ts';

/** The form of the physio coach, to which the last card leads when something hurts. */
const PHYSIO_PROFILE = '/physio-coach?tab=profile';

/** Questions of the first three cards. */
const CARDS = { goal: GoalCard, days: DaysCard, runs: RunsCard };

/** Answers of each card, which Skip sets back to what is saved. */
const FIELDS: Record<keyof typeof CARDS, readonly (keyof Answers)[]> = {
  goal: ['goal', 'raceDate'],
  days: ['days', 'weeklyHours'],
  runs: ['usualWeekMinutes', 'longestRunMinutes'],
};

const isValidOn = (step: Step, answers: Answers, today: string): boolean => {
  if (step === 'goal') return isRaceDateValid(answers.raceDate, today);
  if (step === 'days') return violatedLimits('weeklyHours', answers.weeklyHours) === null;
  const { usualWeekMinutes, longestRunMinutes } = answers;
  return (
    step === 'body' ||
    (violatedLimits('usualWeekMinutes', usualWeekMinutes) === null &&
      violatedLimits('longestRunMinutes', longestRunMinutes) === null)
  );
};

/** The answers with those of one card set back to what is saved. */
const without = (answers: Answers, step: keyof typeof CARDS, saved: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(FIELDS[step].map((field) => [field, saved[field]])),
});

const Cards = ({ step, before }: { step: Step; before: SavedBefore }) => {
  const { id } = useUser();
  const today = useToday();
  const [, navigate] = useLocation();
  const [saved] = useState(() => savedAnswers(before.profile, before.background));
  const [answers, setAnswers] = useState(() => answersDraft.read(id) ?? saved);
  const [pain, setPain] = useState<Pain | ''>('');
  const words = startWords();
  const hasAnswers = isAnswered(answers);
  const keep = (next: Answers): void => {
    answersDraft.write(id, next);
    setAnswers(next);
  };
  const save = useSaveAnswers(before, () => {
    answersDraft.forget(id);
    navigate(pain === 'some' ? PHYSIO_PROFILE : FIRST_PLAN_ROUTE);
  });
  const finish = (): void => {
    // A runner who cannot run gets no plan before the physio coach has asked. The answers stay in this tab until then.
    if (pain === 'injured') navigate(PHYSIO_PROFILE);
    else if (hasAnswers) save.mutate(answers);
    else navigate(pain === 'some' ? PHYSIO_PROFILE : '/');
  };
  const handleNext = (): void => {
    const next = neighbour(step, 1);
    if (next) navigate(pathOfStep(next));
    else finish();
  };
  if (step === 'body') {
    const isHurt = pain === 'some' || pain === 'injured';
    const label = hasAnswers ? words.body.toPlan : words.body.toHome;
    return (
      <StepFrame
        step={step}
        title={words.body.title}
        note={words.body.note}
        next={isHurt ? words.body.toPhysio : label}
        busy={save.isPending && words.body.saving}
        isValid={pain !== ''}
        onNext={handleNext}
        onSkip={() => (hasAnswers ? save.mutate(answers) : navigate('/'))}
      >
        <BodyCard pain={pain} onChange={setPain} />
      </StepFrame>
    );
  }
  const Card = CARDS[step];
  return (
    <StepFrame
      key={step}
      step={step}
      title={words[step].title}
      note={words[step].note}
      next={words.next}
      isValid={isValidOn(step, answers, today)}
      onNext={handleNext}
      onSkip={() => {
        keep(without(answers, step, saved));
        handleNext();
      }}
    >
      <Card answers={answers} set={(change) => keep({ ...answers, ...change })} />
    </StepFrame>
  );
};

/** /running/start: four questions, each of which can be skipped, from which the first plan is made. */
const StartScreen = ({ segment }: { segment?: string | undefined }) => {
  const step = stepOf(segment);
  const profile = useApi('readCoachProfile');
  const background = useApi('readBackground');
  const words = startWords();
  if (step === null) return <NotFound />;
  if (profile.data !== undefined && background.data !== undefined)
    return <Cards step={step} before={{ profile: profile.data, background: background.data }} />;
  const failed = [profile, background].filter(({ isError }) => isError);
  return (
    <Page title={words[step].title} narrow>
      {failed.length === 0 ? (
        <TabSkeleton label={words[step].title} />
      ) : (
        <ErrorCard
          title={words[step].title}
          onRetry={() => failed.forEach((query) => void query.refetch())}
          busy={failed.some(({ isFetching }) => isFetching)}
        >
          {words.plan.failed}
        </ErrorCard>
      )}
    </Page>
  );
};

export default StartScreen;
