import type { PhysioCheckin, PhysioCheckinAnswer, PhysioProfile } from '@stridewell/contracts/web';
import { Alert, Button, Card, Icon, Row, Stack, Text, token } from '@stridewell/ui/core';
import { StepSlider } from '@stridewell/ui/forms';
import { useId } from 'react';
import styled from 'styled-components';
import { areaOf } from '../data/injuries.ts';
import { morningWords } from './morning-words.ts';
import { isSamePain, sameAnswers, sameFacts } from './same-answers.ts';
import { useSubmit } from './use-submit.ts';
import { painWords } from './words.ts';

const Facts = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  li {
    display: flex;
    gap: ${token('space-2')};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${token('color-text-3')};
  }
  span::first-letter {
    text-transform: uppercase;
  }
`;

export interface SamePartProps {
  profile: PhysioProfile;
  /** The check-in whose answers the runner confirms. */
  base: PhysioCheckin;
  /** True if the check-in is from today. */
  isToday: boolean;
  pain: number | null;
  onPain: (pain: number) => void;
  onAnswer: (answer: PhysioCheckinAnswer) => void;
  /** Opens the full form. */
  onChange: () => void;
  /** Postpones the check-in. */
  onLater: () => void;
}

/**
 * Check-in for a day like the previous one: today's pain, and the other answers to confirm with one tap. More pain than
 * before leads to the full form.
 */
export const SamePart = ({ profile, base, isToday, pain, onPain, onAnswer, onChange, onLater }: SamePartProps) => {
  const id = useId();
  const words = morningWords();
  const { mutate, isPending, isError, reset } = useSubmit(areaOf(profile), onAnswer);
  const same = pain === null || isSamePain(pain, base);
  const handleConfirm = (): void => {
    if (pain !== null && !isPending) mutate(sameAnswers(base, pain));
  };
  const handlePain = (next: number): void => {
    onPain(next);
    if (isError) reset();
  };
  return (
    <Card title={words.same(isToday)}>
      <Stack $gap={6}>
        <StepSlider
          label={words.painNow}
          icon="pain"
          min={0}
          max={10}
          middle={5}
          describe={painWords}
          value={pain}
          onChange={handlePain}
        />
        {same ? (
          <Facts id={id} aria-label={words.same(isToday)}>
            {sameFacts(base, words).map((fact) => (
              <li key={fact.text}>
                <Icon name={fact.fine ? 'check' : 'circle'} size={20} />
                <span>{fact.text}</span>
              </li>
            ))}
          </Facts>
        ) : (
          <Text>{words.morePain}</Text>
        )}
        {isError && (
          <Alert tone="danger" title={words.failed} live>
            <p>{words.failedText}</p>
          </Alert>
        )}
        {pain === null && (
          <Text $size="14" $quiet={2} id={`${id}-need`}>
            {words.choosePain}
          </Text>
        )}
        <Row $wrap>
          {same ? (
            <Button
              disabled={pain === null}
              busy={isPending && words.sending}
              onClick={handleConfirm}
              aria-describedby={pain === null ? `${id}-need` : id}
            >
              {isError ? words.retry : words.confirm}
            </Button>
          ) : (
            <Button onClick={onChange}>{words.goOn}</Button>
          )}
          {same && (
            <Button variant="secondary" onClick={onChange}>
              {words.change}
            </Button>
          )}
          <Button variant="quiet" onClick={onLater}>
            {words.later}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
