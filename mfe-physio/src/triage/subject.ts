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

/** What follows a check-in with a warning sign: the questions of what was ticked, or a route that needs none. */
export type AfterCheckin =
  | { at: 'questions'; subject: TriageSubject; known: Answers }
  | { at: 'route'; outcome: TriageOutcome };

const only = (answers: Answers, asked: readonly { id: string }[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => asked.some((question) => question.id === id)));

/** What a check-in has answered already of a subject's questions. A no is asked again: it was said of another question. */
export const knownFrom = (
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
 * What a check-in calls for; null where it calls for nothing. The server answers with a route where area answers are urgent by
 * themselves; nobody whose answers say "call now" is asked more questions first. Ticked flags are asked about again after an
 * update: which of them were asked before is not known here, and too little asked may route too low.
 */
export const afterCheckin = (checkin: PhysioCheckin, area: Area, onset: Onset): AfterCheckin | null => {
  const { triage, redFlags } = checkin;
  if (triage && (triage.tier === 'emergency' || redFlags.length === 0)) return { at: 'route', outcome: triage };
  if (redFlags.length === 0) return null;
  const subject = { flags: redFlags, area, onset };
  return { at: 'questions', subject, known: knownFrom(checkin, subject) };
};

/** Whether every question of a subject has its answer: only then is the highest route known. */
export const isAnswered = (subject: TriageSubject, answers: Answers): boolean =>
  triageQuestionsFor(subject).every(({ id }) => answers[id] !== undefined);

/** The body of POST /api/physio/triage: only what is asked, in the order of the flags. */
export const triageInputOf = (subject: TriageSubject, answers: Answers): TriageInput => ({
  flags: [...subject.flags],
  answers: only(answers, triageQuestionsFor(subject)),
});
