import { PLANNED_TYPES, PREFERRED_FOCUSES, TEXT_MAX } from '@stridewell/contracts/web';
import { Chips, TextAreaField, YesNo } from '@stridewell/ui/forms';
import { answerPlanned, pickFocus, pickType } from './answers.ts';
import { QuestionCard, type QuestionProps } from './questions.tsx';

const optionOf = <T extends string>(value: T) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) });
const TYPES = PLANNED_TYPES.map(optionOf);
const FOCUSES = PREFERRED_FOCUSES.map(optionOf);

/** Questions about the planned session or, if none is planned, the preferred focus, followed by the notes field. */
export const DayQuestions = ({ answers, onChange, errorOf }: QuestionProps) => (
  <QuestionCard aria-label="Your day">
    <YesNo
      label="Have you planned a session today?"
      value={answers.planned}
      error={errorOf('planned_today')}
      onChange={(planned) => onChange(answerPlanned(answers, planned))}
    />
    {answers.planned ? (
      <Chips
        label="Which kind?"
        options={TYPES}
        value={answers.plannedType}
        error={errorOf('planned_type')}
        onChange={(type) => onChange(pickType(answers, type))}
      />
    ) : (
      <Chips
        label="What would you like to focus on?"
        options={FOCUSES}
        value={answers.preferredFocus}
        error={errorOf('preferred_focus')}
        onChange={(focus) => onChange(pickFocus(answers, focus))}
      />
    )}
    <TextAreaField
      limit={TEXT_MAX}
      label="Notes"
      optional
      rows={3}
      help="How you slept, what hurts, what your day looks like."
      value={answers.notes}
      error={errorOf('notes')}
      onChange={(event) => onChange({ ...answers, notes: event.target.value })}
    />
  </QuestionCard>
);
