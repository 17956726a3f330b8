import {
  type Area,
  type Onset,
  type PhysioCheckin,
  type TriageInput,
  type TriageOutcome,
  type TriageSubject,
  triageQuestionsFor,
} from '@stridewell/contracts/web';

type Answers = TriageInput['answers'];

/** The follow-up to a check-in with a warning sign: triage questions, or an outcome that needs none. */
export type AfterCheckin =
  | { at: 'questions'; subject: TriageSubject; known: Answers }
  | { at: 'outcome'; outcome: TriageOutcome };

const only = (answers: Answers, asked: readonly { id: string }[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => asked.some((question) => question.id === id)));

/** Triage answers already given in a check-in. Only a yes is taken over: a no answered a different question. */
export const answersFromCheckin = (
  { saddleNumbness, bladderBowelChange, hipPainSite }: PhysioCheckin,
  subject: TriageSubject,
): Answers => {
  const groin = hipPainSite === 'groin';
  const said = {
    ...(saddleNumbness === true && { saddle_numbness: true }),
    ...(bladderBowelChange === true && { bladder_bowel: true }),
    ...(groin && { bone_site: true, groin: true }),
  };
  return only(said, triageQuestionsFor(subject));
};

/**
 * The follow-up to a check-in; null if none is needed. The server returns an outcome when area answers are urgent by
 * themselves; an emergency is shown without further questions. After an update, ticked flags are asked about again: the
 * client does not know which were asked before, and too few questions may give too low a tier.
 */
export const afterCheckin = (checkin: PhysioCheckin, area: Area, onset: Onset): AfterCheckin | null => {
  const { triage, redFlags } = checkin;
  if (triage && (triage.tier === 'emergency' || redFlags.length === 0)) return { at: 'outcome', outcome: triage };
  if (redFlags.length === 0) return null;
  const subject = { flags: redFlags, area, onset };
  return { at: 'questions', subject, known: answersFromCheckin(checkin, subject) };
};

/** Whether every question is answered: only then is the highest tier known. */
export const isAnswered = (subject: TriageSubject, answers: Answers): boolean =>
  triageQuestionsFor(subject).every(({ id }) => answers[id] !== undefined);

/** The body of POST /api/physio/triage: only answers to the current questions. */
export const triageInputOf = (subject: TriageSubject, answers: Answers): TriageInput => ({
  flags: [...subject.flags],
  answers: only(answers, triageQuestionsFor(subject)),
});
