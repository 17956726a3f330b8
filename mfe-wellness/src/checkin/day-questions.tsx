import { PLANNED_TYPES, PREFERRED_FOCUSES, TEXT_MAX } from '@stridewell/contracts/web';
import { Button, Icon, Row, Text, TextButton, token } from '@stridewell/ui/core';
import { Chips, Segmented, TextAreaField } from '@stridewell/ui/forms';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { answerPlanned, type CheckinAnswers, pickFocus, pickType } from './answers.ts';
import { type FormWords, formWords } from './form-words.ts';
import { QuestionCard, type QuestionProps } from './questions.tsx';
import type { PlannedToday } from './use-planned-session.ts';

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const DAY_FIELDS = ['planned_today', 'planned_type', 'preferred_focus', 'notes'];

/** True if the answers contain input about the day, which must stay visible. */
const hasDayAnswers = ({ notes, planGiven, planned, preferredFocus }: CheckinAnswers): boolean =>
  notes !== '' || (planGiven && (planned || preferredFocus !== null));

const Questions = ({ answers, onChange, errorOf, words }: QuestionProps & { words: FormWords['dayQuestions'] }) => (
  <>
    <Segmented
      label={words.planned}
      options={[
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]}
      value={answers.planned ? 'yes' : 'no'}
      error={errorOf('planned_today')}
      onChange={(next) => onChange(answerPlanned(answers, next === 'yes'))}
    />
    {answers.planned ? (
      <Chips
        label={words.type}
        options={optionsOf(PLANNED_TYPES, words.types)}
        value={answers.plannedType}
        error={errorOf('planned_type')}
        onChange={(type) => onChange(pickType(answers, type))}
      />
    ) : (
      <Chips
        label={words.focus}
        options={optionsOf(PREFERRED_FOCUSES, words.focuses)}
        value={answers.preferredFocus}
        error={errorOf('preferred_focus')}
        onChange={(focus) => onChange(pickFocus(answers, focus))}
      />
    )}
    <TextAreaField
      limit={TEXT_MAX}
      label={words.notes}
      optional={words.optional}
      rows={3}
      help={words.notesHelp}
      words={words.length}
      value={answers.notes}
      error={errorOf('notes')}
      onChange={(event) => onChange({ ...answers, notes: event.target.value })}
    />
  </>
);

const PlanRow = styled(Row)`
  svg {
    color: ${token('color-text-3')};
  }
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;

const Folded = styled(QuestionCard)`
  gap: ${token('space-2')};
`;

export interface DayQuestionsProps extends QuestionProps {
  /** Session that the plan contains for today. Null if there is none. */
  plan: PlannedToday | null;
}

/**
 * Questions about the planned session or, if none is planned, the preferred focus, followed by the notes field.
 * Collapsed until the runner expands them or has answered one. While they are collapsed, the first answer is derived
 * from the plan.
 */
export const DayQuestions = ({ plan, ...question }: DayQuestionsProps) => {
  const { answers, onChange, errorOf } = question;
  const { dayQuestions: words } = formWords();
  const [isOpen, setOpen] = useState(false);
  const isOpenedByHand = useRef(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen && isOpenedByHand.current) card.current?.focus();
  }, [isOpen]);
  // Stays expanded afterwards, so that the card does not collapse while the runner deletes a note.
  if (!isOpen && (hasDayAnswers(answers) || DAY_FIELDS.some((field) => errorOf(field) !== null))) setOpen(true);
  if (isOpen) {
    return (
      <QuestionCard ref={card} tabIndex={-1} aria-label={words.title}>
        <Questions {...question} words={words} />
      </QuestionCard>
    );
  }
  const handleOpen = (): void => {
    isOpenedByHand.current = true;
    setOpen(true);
  };
  const handleNotToday = (): void => {
    onChange(answerPlanned(answers, false));
    handleOpen();
  };
  return (
    <Folded aria-label={words.title}>
      {plan && !answers.planGiven && (
        <PlanRow>
          <Icon name="calendar" size={20} />
          <Text $medium>{words.plan(`${plan.title}, ${words.minutes(plan.minutes)}`)}</Text>
          <TextButton onClick={handleNotToday}>{words.notToday}</TextButton>
        </PlanRow>
      )}
      <Button variant="quiet" icon="plus" wide aria-expanded={false} onClick={handleOpen}>
        {words.open}
      </Button>
    </Folded>
  );
};
