import type { BodyOf, WeeklyPlan } from '@stridewell/contracts/web';
import { Alert, Button, Hidden } from '@stridewell/ui/core';
import { changeWords } from './change-words.ts';
import { NoteRow } from './note-row.tsx';
import { useChangePlan } from './use-change-plan.ts';

type Question = NonNullable<WeeklyPlan['questions']>[number];
type Answer = Extract<BodyOf<'adjustPlan'>, { kind: 'answer_note' }>;

const Asked = ({ question }: { question: Question }) => {
  const change = useChangePlan();
  const { note, text, answers } = question;
  return (
    <Alert
      tone="info"
      title={changeWords().question}
      actions={answers.map(({ answer, label }) => (
        <Button
          key={answer}
          small
          variant="secondary"
          disabled={change.isPending}
          onClick={() => change.mutate({ kind: 'answer_note', note: note as Answer['note'], answer })}
        >
          {label}
        </Button>
      ))}
    >
      <p>{text}</p>
    </Alert>
  );
};

const Answered = ({ answered }: { answered: NonNullable<WeeklyPlan['answered']> }) => {
  const change = useChangePlan();
  const words = changeWords();
  return answered.map(({ note, text }) => (
    <NoteRow
      key={note}
      icon="check"
      action={
        <Button
          small
          variant="quiet"
          disabled={change.isPending}
          onClick={() => change.mutate({ kind: 'undo', note: note as Answer['note'] })}
        >
          {words.undo} <Hidden>{words.undoObject}</Hidden>
        </Button>
      }
    >
      {text}
    </NoteRow>
  ));
};

/** The week's notes that contain a question, answered with one tap, and the answers with their undo. */
export const WeekQuestions = ({ plan: { questions = [], answered = [] } }: { plan: WeeklyPlan }) => (
  <>
    {questions.map((question) => (
      <Asked key={question.note} question={question} />
    ))}
    <Answered answered={answered} />
  </>
);
