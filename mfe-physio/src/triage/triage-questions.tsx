import {
  type PhysioCheckin,
  type TriageInput,
  type TriageQuestionId,
  type TriageSubject,
  triageQuestionsFor,
} from '@stridewell/contracts/web';
import { Alert, Button, CardBox, Stack, Text, token } from '@stridewell/ui/core';
import { YesNo } from '@stridewell/ui/forms';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { FormBar } from '../calls/form-bar.tsx';
import { EmergencyLine } from './emergency-line.tsx';
import { isAnswered, triageInputOf } from './subject.ts';
import { type Triaged, useTriage } from './use-triage.ts';

const Questions = styled(CardBox)`
  display: grid;
  gap: ${token('space-6')};
`;

export interface TriageQuestionsProps {
  subject: TriageSubject;
  /** What was answered elsewhere already. */
  known?: TriageInput['answers'];
  /** Today's check-in, where it may lack what is ticked. */
  checkin?: PhysioCheckin | null;
  onOutcome: (triaged: Triaged) => void;
}

/** The follow-up questions of what was ticked. The route is asked for when all are answered: half the answers may route too low. */
export const TriageQuestions = ({ subject, known = {}, checkin = null, onOutcome }: TriageQuestionsProps) => {
  const [answers, setAnswers] = useState<TriageInput['answers']>(known);
  const { mutate, isPending } = useTriage({ area: subject.area, checkin }, onOutcome);
  const complete = isAnswered(subject, answers);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (complete) mutate(triageInputOf(subject, answers));
  };
  const answer = (id: TriageQuestionId, value: boolean): void => setAnswers({ ...answers, [id]: value });
  return (
    <Stack as="form" onSubmit={handleSubmit} aria-label="A few questions first" noValidate>
      {subject.flags.length > 0 && (
        <Alert tone="danger" title="Red Flags Detected: Please consult a healthcare professional before continuing.">
          <p>Your answers tell you who to call, and how soon.</p>
        </Alert>
      )}
      <EmergencyLine />
      <Questions as="div">
        {triageQuestionsFor(subject).map(({ id, text }) => (
          <YesNo key={id} label={text} value={answers[id] ?? null} onChange={(value) => answer(id, value)} />
        ))}
      </Questions>
      <FormBar>
        {!complete && (
          <Text $size="14" $quiet={2} id="triage-need">
            Please answer every question.
          </Text>
        )}
        <Button
          type="submit"
          wide
          disabled={!complete}
          busy={isPending && 'One moment...'}
          {...(!complete && { 'aria-describedby': 'triage-need' })}
        >
          Show what to do
        </Button>
      </FormBar>
    </Stack>
  );
};
