import {
  type PhysioCheckin,
  type TriageInput,
  type TriageQuestionId,
  type TriageSubject,
  triageQuestionsFor,
} from '@stridewell/contracts/web';
import { Alert, Button, CardBox, Stack, Text, token } from '@stridewell/ui/core';
import { FormBar, YesNo } from '@stridewell/ui/forms';
import { type SubmitEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { ArrivalHeading } from '../calls/arrival-heading.tsx';
import { EmergencyLine } from './emergency-line.tsx';
import { isAnswered, triageInputOf } from './subject.ts';
import { triageWords } from './triage-words.ts';
import { type Triaged, useTriage } from './use-triage.ts';

const Questions = styled(CardBox)`
  display: grid;
  gap: ${token('space-6')};
`;

export interface TriageQuestionsProps {
  subject: TriageSubject;
  /** Answers that the check-in has already given. */
  known?: TriageInput['answers'];
  /** Today's check-in, to which the ticked flags are added. */
  checkin?: PhysioCheckin | null;
  /** True if the questions replace the check-in form, so their heading takes the focus. */
  arrive?: boolean;
  onOutcome: (triaged: Triaged) => void;
}

/**
 * The triage questions. All questions must be answered, because partial answers could result in a tier that is too low.
 */
export const TriageQuestions = ({
  subject,
  known = {},
  checkin = null,
  arrive = false,
  onOutcome,
}: TriageQuestionsProps) => {
  const words = triageWords();
  const id = useId();
  const [answers, setAnswers] = useState<TriageInput['answers']>(known);
  const { mutate, isPending } = useTriage({ area: subject.area, checkin }, onOutcome);
  const complete = isAnswered(subject, answers);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (complete) mutate(triageInputOf(subject, answers));
  };
  const answer = (name: TriageQuestionId, value: boolean): void => setAnswers({ ...answers, [name]: value });
  return (
    <Stack as="form" onSubmit={handleSubmit} aria-label={words.title} noValidate>
      {arrive && (
        <ArrivalHeading id={id} arrive>
          {words.title}
        </ArrivalHeading>
      )}
      {/* After a check-in, the page already shows this alert. */}
      {subject.flags.length > 0 && !arrive && (
        <Alert tone="danger" title={words.sentence}>
          <p>{words.tells}</p>
        </Alert>
      )}
      {/* The triage page already shows the number. */}
      {arrive && <EmergencyLine />}
      <Questions as="div">
        {triageQuestionsFor(subject).map(({ id: name, text }) => (
          <YesNo
            key={name}
            label={words.question({ id: name, text })}
            value={answers[name] ?? null}
            onChange={(value) => answer(name, value)}
          />
        ))}
      </Questions>
      <FormBar>
        {!complete && (
          <Text $size="14" $quiet={2} id="triage-need">
            {words.need}
          </Text>
        )}
        <Button
          type="submit"
          wide
          disabled={!complete}
          busy={isPending && words.busy}
          {...(!complete && { 'aria-describedby': 'triage-need' })}
        >
          {words.show}
        </Button>
      </FormBar>
    </Stack>
  );
};
