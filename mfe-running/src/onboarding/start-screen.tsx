import { NotFound, Page, useApi, useToday, useUser } from '@stridewell/app/core';
import { ErrorCard, TabSkeleton } from '@stridewell/ui/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  type Answers,
  answersDraft,
  hurtsOf,
  isAnswered,
  isRaceDateValid,
  isYoungerThan,
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

/** The physio coach's profile form, to which the last card leads if something hurts. */
const PHYSIO_PROFILE = '/physio-coach?tab=profile';

/** Questions of the first three cards. */
const CARDS = { goal: GoalCard, days: DaysCard, runs: RunsCard };

/** Names of the answers on each card. */
const FIELDS: Record<keyof typeof CARDS, readonly (keyof Answers)[]> = {
  goal: ['goal', 'raceDate'],
  days: ['days', 'weeklyHours', 'age'],
  runs: ['usualWeekMinutes', 'longestRunMinutes'],
};

const isValidOn = (step: Step, answers: Answers, today: string): boolean => {
  if (step === 'goal') return isRaceDateValid(answers.raceDate, today);
  if (step === 'days')
    return (
      violatedLimits('weeklyHours', answers.weeklyHours) === null &&
      violatedLimits('age', answers.age) === null &&
      !isYoungerThan('account', answers.age)
    );
  const { usualWeekMinutes, longestRunMinutes } = answers;
  return (
    step === 'body' ||
    (violatedLimits('usualWeekMinutes', usualWeekMinutes) === null &&
      violatedLimits('longestRunMinutes', longestRunMinutes) === null)
  );
};

/** Returns the answers with those of one card reset to their values in `earlier`. */
const without = (answers: Answers, step: keyof typeof CARDS, earlier: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(FIELDS[step].map((field) => [field, earlier[field]])),
});

interface QuestionProps {
  step: keyof typeof CARDS;
  answers: Answers;
  keep: (answers: Answers) => void;
  onNext: () => void;
}

/** One of the first three cards. Skip discards the answers given since the card was opened. */
const Question = ({ step, answers, keep, onNext }: QuestionProps) => {
  const today = useToday();
  const [opened] = useState(answers);
  const words = startWords();
  const Card = CARDS[step];
  return (
    <StepFrame
      step={step}
      title={words[step].title}
      note={words[step].note}
      next={words.next}
      isValid={isValidOn(step, answers, today)}
      onNext={onNext}
      onSkip={() => {
        keep(without(answers, step, opened));
        onNext();
      }}
    >
      <Card answers={answers} set={(change) => keep({ ...answers, ...change })} />
    </StepFrame>
  );
};

const Cards = ({ step, before }: { step: Step; before: SavedBefore }) => {
  const { id } = useUser();
  const [, navigate] = useLocation();
  const [answers, setAnswers] = useState(
    () => answersDraft.read(id) ?? savedAnswers(before.profile, before.background),
  );
  const today = useToday();
  const [pain, setPain] = useState<Pain | ''>('');
  const words = startWords();
  const hasAnswers = isAnswered(answers);
  // The physio coach already knows the injury and limits the plan itself.
  const isKnown = useApi('readPhysioProfile').data?.status === 'active';
  const isHurt = (pain === 'some' || pain === 'injured') && !isKnown;
  const save = useSaveAnswers(before, () => {
    answersDraft.forget(id);
    navigate(isHurt ? PHYSIO_PROFILE : FIRST_PLAN_ROUTE);
  });
  if (step !== 'body') {
    const keep = (next: Answers): void => {
      answersDraft.write(id, next);
      setAnswers(next);
    };
    const next = pathOfStep(neighbour(step, 1) ?? 'body');
    return <Question key={step} step={step} answers={answers} keep={keep} onNext={() => navigate(next)} />;
  }
  const handleNext = (): void => {
    // A runner who cannot run receives no plan until the physio coach has asked about the pain; one who can receives an
    // easy plan.
    const hurts = isKnown ? null : hurtsOf(pain, today);
    if (hasAnswers || isHurt) save.mutate({ answers, hurts });
    else navigate(isHurt ? PHYSIO_PROFILE : '/');
  };
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
      onSkip={handleNext}
    >
      <BodyCard pain={pain} onChange={setPain} />
    </StepFrame>
  );
};

/** /running/start: four questions, each of which can be skipped. The first plan is created from the answers. */
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
