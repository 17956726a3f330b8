/**
 * Questions of the red-flag triage. The fixed texts of the results and the rules that select them are in the physio
 * service.
 */
import type { Onset, RedFlag } from './physio.ts';
import type { Clearance, PhysioArea } from './physio-injury.ts';

/** Tiers of urgency, from the most to the least urgent. */
export const TRIAGE_TIERS = ['emergency', 'same_day', 'soon', 'self_care'] as const;
export type TriageTier = (typeof TRIAGE_TIERS)[number];

/** The facts about an injury that determine which questions are asked; null if there is no profile. */
export interface TriageInjury {
  area: PhysioArea | null;
  onset: Onset | null;
  /** Codes of questions that are always asked: those that are unanswered or whose answer still applies. */
  also?: readonly string[];
}

/** Inputs that determine the questions: the ticked flags and the runner's injuries. */
export interface TriageSubject extends TriageInjury {
  flags: readonly RedFlag[];
  /** Further injuries, whose questions are asked as well. */
  others?: readonly TriageInjury[];
}

/** A yes/no follow-up question, asked when one of its flags is ticked or when its area or onset applies. */
export interface TriageQuestion {
  id: string;
  flags?: readonly RedFlag[];
  areas?: readonly PhysioArea[];
  onset?: Onset;
  text: string;
}

const ANY: readonly RedFlag[] = ['night_pain', 'swelling', 'numbness', 'strength_loss'];

/** Follow-up questions from section C of the domain page (red-flag routes), in the order in which they are asked. */
export const TRIAGE_QUESTIONS = [
  { id: 'cannot_walk', flags: ANY, onset: 'sudden', text: 'Are you unable to take four steps?' },
  { id: 'deformity', flags: ANY, text: 'Does the painful area look deformed?' },
  { id: 'accident', flags: ANY, text: 'Did it start with a fall or an accident?' },
  {
    id: 'saddle_numbness',
    flags: ['numbness'],
    text: 'Are you numb around the saddle area, the inner thighs or the genitals?',
  },
  { id: 'bladder_bowel', flags: ['numbness'], text: 'Is there a new change in bladder, bowel or sexual function?' },
  { id: 'both_legs', flags: ['numbness'], text: 'Are both legs weak or numb?' },
  {
    id: 'one_limb_tingling',
    flags: ['numbness'],
    text: 'Is it a tingling in one leg or foot that stays the same?',
  },
  { id: 'sudden_weakness', flags: ['strength_loss'], text: 'Did the weakness come suddenly?' },
  { id: 'foot_drop', flags: ['strength_loss'], text: 'Does the foot drop or slap the floor when you walk?' },
  { id: 'spreading', flags: ['strength_loss'], text: 'Is the weakness spreading?' },
  { id: 'pop_heel', flags: ['strength_loss'], text: 'Did you feel a pop or a kick at the heel or the calf?' },
  { id: 'cannot_rise', flags: ['strength_loss'], text: 'Are you unable to rise on your toes?' },
  { id: 'calf_swollen', flags: ['swelling'], text: 'Is your calf swollen, warm and painful?' },
  { id: 'breathless', flags: ['swelling'], text: 'Are you breathless, or do you have chest pain?' },
  { id: 'joint_fast', flags: ['swelling'], text: 'Did the joint swell within hours of an injury?' },
  { id: 'joint_hot', flags: ['swelling'], text: 'Is the joint hot or red, or do you have a fever?' },
  { id: 'fever', flags: ['night_pain'], text: 'Do you have a fever?' },
  { id: 'weight_loss', flags: ['night_pain'], text: 'Have you lost weight without meaning to?' },
  { id: 'past_cancer', flags: ['night_pain'], text: 'Have you had cancer?' },
  { id: 'unwell', flags: ['night_pain'], text: 'Do you feel generally unwell?' },
  {
    id: 'bone_site',
    flags: ['night_pain'],
    text: 'Is the pain in the shin, the hip or groin, the foot, or low at the back of the pelvis?',
  },
  { id: 'groin', flags: ['night_pain'], text: 'Is it in the groin?' },
  { id: 'hop_pain', flags: ['night_pain'], text: 'Does it already hurt when you hop? Do not try it out.' },
  { id: 'pop', onset: 'sudden', text: 'Did you feel or hear a pop when it happened?' },
  { id: 'locking', areas: ['knee'], onset: 'sudden', text: 'Does the joint lock or catch?' },
  { id: 'giving_way', areas: ['knee'], onset: 'sudden', text: 'Does it give way under you?' },
  { id: 'knee_hot', areas: ['knee'], text: 'Is the knee swollen or hot?' },
  { id: 'cannot_straighten', areas: ['knee'], text: 'Are you unable to straighten the knee?' },
  { id: 'numb_sole', areas: ['plantar'], text: 'Is the sole of your foot numb or tingling?' },
  { id: 'bruised_tear', areas: ['plantar'], text: 'Did it begin with a sudden tear, and is there a bruise?' },
  {
    id: 'calf_no_injury_swollen',
    areas: ['calf', 'achilles', 'shin'],
    text: 'Is the calf swollen, warm and tender without an injury, or after a flight, illness or bed rest?',
  },
  {
    id: 'cannot_rise_two',
    areas: ['calf', 'achilles'],
    text: 'Did you hear or feel a pop low down, or are you unable to rise on your toes on both feet?',
  },
  {
    id: 'thigh_pop_bruise',
    areas: ['hamstring'],
    text: 'Was there a pop at the sitting bone, a big bruise, or are you unable to bend the knee against gravity?',
  },
  { id: 'knee_no_lift', areas: ['knee'], text: 'After a pop or fall: are you unable to lift the straight leg?' },
  {
    id: 'ankle_four_steps',
    areas: ['ankle', 'foot'],
    text: 'Were you unable to take four steps, just after it and now?',
  },
  {
    id: 'ankle_bone_sore',
    areas: ['ankle', 'foot'],
    text: 'Is the bone itself sore at the back edge or tip of an ankle bone, at the base of the little-toe bone or inside the mid-foot?',
  },
  {
    id: 'ankle_high',
    areas: ['ankle'],
    text: 'Is the pain above the ankle, between the two leg bones, and worse when the foot turns out?',
  },
  {
    id: 'foot_top_point',
    areas: ['foot', 'plantar'],
    text: 'Is there one sore point on top of the foot, swelling there, or pain on hopping? Do not try it out.',
  },
  { id: 'toe_hot', areas: ['foot'], text: 'Is the big toe hot, red and very sore?' },
  {
    id: 'groin_signs',
    areas: ['groin', 'hip'],
    text: 'Groin pain with weight on the leg, at night, on hopping, or a limp? Do not try it out.',
  },
  { id: 'groin_testicle_fever', areas: ['groin'], text: 'Pain in the testicle, a lump, or fever?' },
  {
    id: 'leg_tight_numb_run',
    areas: ['shin', 'calf'],
    text: 'Does the leg get tight and the foot numb during exercise, and pass in minutes of rest?',
  },
  {
    id: 'both_heels_stiff',
    areas: ['achilles', 'plantar', 'back'],
    text: 'Both heels, or a back stiff for more than 30 minutes each morning for 3 months?',
  },
  {
    id: 'bone_again',
    areas: ['bone', 'shin', 'foot'],
    text: 'Two or more stress injuries, missed periods, weight loss or eating too little?',
  },
] as const satisfies readonly TriageQuestion[];
export type TriageQuestionId = (typeof TRIAGE_QUESTIONS)[number]['id'];

const isAbout = ({ id, areas, onset }: TriageQuestion, injury: TriageInjury): boolean =>
  (injury.also?.includes(id) ?? false) ||
  (injury.area !== null && (areas?.includes(injury.area) ?? false)) ||
  (onset !== undefined && onset === injury.onset);

const asks = (question: TriageQuestion, subject: TriageSubject): boolean =>
  (question.flags?.some((flag) => subject.flags.includes(flag)) ?? false) ||
  [subject, ...(subject.others ?? [])].some((injury) => isAbout(question, injury));

/** The questions to ask a runner, in the order in which they are asked. */
export const triageQuestionsFor = (subject: TriageSubject): (TriageQuestion & { id: TriageQuestionId })[] =>
  TRIAGE_QUESTIONS.filter((question) => asks(question, subject));

/** Codes of the outcomes. A client can word an outcome in another language by its code. */
export type TriageRouteId =
  | 'breathless'
  | 'cauda_equina'
  | 'calf_clot'
  | 'deformity'
  | 'four_steps'
  | 'accident'
  | 'rupture'
  | 'knee_no_lift'
  | 'ankle_bone'
  | 'achilles_pop'
  | 'weakness'
  | 'joint'
  | 'night_unwell'
  | 'groin'
  | 'thigh_pop'
  | 'testicle'
  | 'hip_night'
  | 'bone'
  | 'tingling'
  | 'pop'
  | 'knee_locks'
  | 'knee_hot'
  | 'heel_tear'
  | 'numb_sole'
  | 'ankle_high'
  | 'foot_bone'
  | 'tight_leg'
  | 'stiff_mornings'
  | 'energy'
  | 'shin_bone'
  | 'flag_strength_loss'
  | 'flag_numbness'
  | 'flag_swelling'
  | 'flag_night_pain'
  | 'self_care';

/** Codes of the sentences to read out on the phone: a question answered yes, a ticked flag or a shin sign. */
export type TriagePhraseId =
  | TriageQuestionId
  | `flag_${RedFlag}`
  | `shin_${'focal' | 'hop' | 'rest' | 'night'}`
  | 'self_care';

/** Body of POST /api/physio/triage. */
export interface TriageInput {
  flags: RedFlag[];
  /** Answers by question id. Unanswered questions are missing. */
  answers: Partial<Record<TriageQuestionId, boolean>>;
  /** Who has examined the runner since the earlier answers; missing if nobody has. */
  seenBy?: Clearance['by'];
}
