import {
  type Area,
  type Onset,
  type OptionalAnswers,
  type RedFlag,
  type TriageInput,
  type TriageSubject,
  triageQuestionsFor,
} from '@stridewell/contracts/web';

/** What of a check-in decides whether triage follows. */
export type Urgency = Pick<
  OptionalAnswers,
  'saddleNumbness' | 'bladderBowelChange' | 'hipPainSite' | 'painWeightBearing' | 'limp'
> & {
  redFlags: readonly RedFlag[];
};

/** Where triage begins: the flags whose questions are asked, and what the check-in has answered already. */
export interface TriageStart {
  flags: RedFlag[];
  known: TriageInput['answers'];
}

const only = (answers: TriageInput['answers'], asked: readonly { id: string }[]): TriageInput['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => asked.some((question) => question.id === id)));

/**
 * The triage that a check-in calls for, null where it calls for none: a ticked flag, a saddle or bladder answer of a back, groin
 * pain that shows in standing or walking. An answer that is a flag by another name asks that flag's questions, so the routes of
 * section C of the domain page hold for it.
 */
export const triageAfter = (area: Area, onset: Onset | null, checkin: Urgency): TriageStart | null => {
  const saddle = area === 'back' && checkin.saddleNumbness === true;
  const bladder = area === 'back' && checkin.bladderBowelChange === true;
  const groin = area === 'hip' && checkin.hipPainSite === 'groin';
  const bears = groin && (checkin.painWeightBearing === true || checkin.limp === true);
  const flags = new Set(checkin.redFlags);
  if (saddle || bladder) flags.add('numbness');
  if (bears) flags.add('night_pain');
  if (flags.size === 0) return null;
  const said = {
    ...(saddle && { saddle_numbness: true }),
    ...(bladder && { bladder_bowel: true }),
    ...(groin && { bone_site: true, groin: true }),
  };
  const start = [...flags];
  return { flags: start, known: only(said, triageQuestionsFor({ flags: start, area, onset })) };
};

/** Whether every question of a subject has its answer: only then is the highest route known. */
export const isAnswered = (subject: TriageSubject, answers: TriageInput['answers']): boolean =>
  triageQuestionsFor(subject).every(({ id }) => answers[id] !== undefined);

/** The body of POST /api/physio/triage: only what is asked, in the order of the flags. */
export const triageInputOf = (subject: TriageSubject, answers: TriageInput['answers']): TriageInput => ({
  flags: [...subject.flags],
  answers: only(answers, triageQuestionsFor(subject)),
});
