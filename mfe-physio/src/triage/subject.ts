import {
  type PhysioCheckin,
  type TriageInjury,
  type TriageInput,
  type TriageOutcome,
  type TriageSubject,
  triageQuestionsFor,
} from '@stridewell/contracts/web';

type Answers = TriageInput['answers'];

/** Next step after a check-in with a warning sign. */
export type AfterCheckin =
  | { at: 'questions'; subject: TriageSubject; known: Answers }
  | { at: 'outcome'; outcome: TriageOutcome };

const only = (answers: Answers, asked: readonly { id: string }[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => asked.some((question) => question.id === id)));

/**
 * Triage answers derived from a check-in. Only a "Yes" is used, because the check-in questions are worded differently
 * from the triage questions.
 */
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
 * Returns the next step after a check-in, or null if there is no warning sign. An emergency, or an outcome without
 * ticked flags, requires no questions. After an update, the questions for all ticked flags are asked again, because too
 * few answers could result in a tier that is too low.
 */
export const afterCheckin = (
  checkin: PhysioCheckin,
  injury: TriageInjury,
  others: readonly TriageInjury[] = [],
): AfterCheckin | null => {
  const { triage, redFlags } = checkin;
  if (triage && (triage.tier === 'emergency' || redFlags.length === 0)) return { at: 'outcome', outcome: triage };
  if (redFlags.length === 0) return null;
  const subject = { flags: redFlags, ...injury, ...(others.length > 0 && { others }) };
  return { at: 'questions', subject, known: answersFromCheckin(checkin, subject) };
};

/** True if every question is answered. */
export const isAnswered = (subject: TriageSubject, answers: Answers): boolean =>
  triageQuestionsFor(subject).every(({ id }) => answers[id] !== undefined);

/** The body of POST /api/physio/triage. Omits answers to questions that are no longer asked. */
export const triageInputOf = (subject: TriageSubject, answers: Answers): TriageInput => ({
  flags: [...subject.flags],
  answers: only(answers, triageQuestionsFor(subject)),
});
