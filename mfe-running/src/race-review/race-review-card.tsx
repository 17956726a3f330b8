import { useToday } from '@stridewell/app/core';
import { RACE_PAIN_LIMIT } from '@stridewell/contracts/web';
import { Alert, ButtonLink, CardBox, CardTitle, Stack, Text } from '@stridewell/ui/core';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';
import { timeText } from '../profile/background/result-text.ts';
import { useTrainingGate } from '../session/use-training-gate.ts';
import { RaceReviewForm } from './race-review-form.tsx';
import { type AskedRace, type RaceReviewAnswer, useAnswerRace, useAskedRace } from './use-race-review.ts';
import { RACE_REVIEW_WORDS, raceDay, raceName } from './words.ts';

const CHECKIN = '/physio-coach?tab=checkins';
const GOAL = '/running?tab=profile';

/** Receives the focus after an answer, because the focused button has disappeared. */
const Focus = styled.div`
  outline: none;
`;

type Given = Exclude<RaceReviewAnswer, { answer: 'not_now' | 'declined' }>;

interface Thanked {
  answer: Given;
  race: AskedRace;
}

/** Next step: a link to the physio coach if something hurts and, after the main race, to the next goal. */
const Thanks = ({ answer, race, language }: Thanked & { language: PageLanguage }) => {
  const words = RACE_REVIEW_WORDS[language];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const pain = 'pain' in answer ? (answer.pain ?? 0) : 0;
  const isSore = pain >= RACE_PAIN_LIMIT;
  const isMain = race.priority === 'A';
  const { title } = words.done[answer.answer];
  const text =
    answer.answer === 'finished'
      ? words.done.finished.text(raceName(race.goal, language), timeText(answer.seconds))
      : words.done[answer.answer].text;
  return (
    <Focus ref={box} tabIndex={-1} lang={language}>
      <Alert
        tone={isSore ? 'warning' : answer.answer === 'finished' ? 'success' : 'neutral'}
        title={title}
        live
        actions={
          (isSore || isMain) && (
            <>
              {isSore && (
                <ButtonLink href={CHECKIN} small>
                  {words.painLink}
                </ButtonLink>
              )}
              {isMain && (
                <ButtonLink href={GOAL} variant="secondary" small>
                  {words.nextGoal}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {isSore && <p>{words.painText(pain)}</p>}
        <p>{text}</p>
      </Alert>
    </Focus>
  );
};

const Question = ({
  race,
  language,
  onAnswered,
}: {
  race: AskedRace;
  language: PageLanguage;
  onAnswered: (answer: RaceReviewAnswer) => void;
}) => {
  const words = RACE_REVIEW_WORDS[language];
  const id = useId();
  const answer = useAnswerRace(onAnswered, words);
  return (
    <CardBox aria-labelledby={id} lang={language}>
      <Stack $gap={4}>
        <div>
          <CardTitle id={id}>{words.title}</CardTitle>
          <Text $size="14" $quiet={2}>
            {words.race(race.goal, raceDay(race.date, words))}
          </Text>
        </div>
        <Text $size="14" $quiet={2}>
          {words.intro}
        </Text>
        <RaceReviewForm race={race} words={words} answer={answer} />
      </Stack>
    </CardBox>
  );
};

export interface RaceReviewCardProps {
  /** `past`: asks about a race before today. `today`: asks about today's race. */
  when: 'past' | 'today';
}

/**
 * Asks how a race went, and thanks for the answer until the runner leaves the screen. Renders nothing if there is no
 * race to ask about, or while a safety hold or today's check-in forbids training.
 */
export const RaceReviewCard = ({ when }: RaceReviewCardProps) => {
  const today = useToday();
  const race = useAskedRace();
  const gate = useTrainingGate(today);
  const [thanked, setThanked] = useState<Thanked | null>(null);
  const language = pageLanguage();
  if (gate.loading || gate.closed) return null;
  if (thanked) return <Thanks {...thanked} language={language} />;
  if (!race || (race.date === today) !== (when === 'today')) return null;
  const handleAnswered = (answer: RaceReviewAnswer): void => {
    if (answer.answer !== 'not_now' && answer.answer !== 'declined') setThanked({ answer, race });
  };
  return <Question key={race.date} race={race} language={language} onAnswered={handleAnswered} />;
};
