import { type BoneSite, TISSUE_OF } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import type { CheckinDay, Exclusion, ExclusionId, Injury, RunnerFacts } from '../types.ts';
import { newestAnswered } from './newest-answered.ts';
import { isUrgent } from './red-flags.ts';
import { awaitsSafetyAnswers, openAnswersOf, SUDDEN_ANSWERS, saysYes } from './safety-answers.ts';
import { hasShinSigns } from './signs.ts';
import { textFactsOf } from './text-facts.ts';

export { isBoneRule, mustNotHop, speaksAgainstImpact } from './bone.ts';
export { hasRedFlag } from './red-flags.ts';

export interface ExclusionInputs {
  injury: Injury;
  newest: CheckinDay | null;
  runner: RunnerFacts;
  today: string;
  /** All check-ins up to `newest`. Questions that `newest` leaves unanswered use the last answer in this list. */
  checkins?: readonly CheckinDay[];
}

/** Returns the injury's triage, or null if the triage belongs to an earlier injury. */
const triageOfInjury = ({ triage, since }: Injury): Injury['triage'] =>
  triage && triage.date >= since ? triage : null;

/** True if there is an urgent triage and no check-in on or after its date. */
const isUrgentSince = (injury: Injury, newest: CheckinDay | null): boolean => {
  const triage = triageOfInjury(injury);
  return triage !== null && isUrgent(triage.tier) && (newest === null || newest.date < triage.date);
};

const isSuddenWithSign = (injury: Injury): boolean => {
  if (injury.onset !== 'sudden' || injury.clinicianCleared === true) return false;
  return saysYes(injury, SUDDEN_ANSWERS) || textFactsOf(injury).suddenSign;
};

/**
 * Combines a form answer with facts from the free text. `without` applies if the form question is unanswered; `against`
 * overrides a "no" in the form.
 */
const answeredOr = (answer: boolean | null, without: boolean, against: boolean): boolean =>
  (answer ?? without) ? true : against;

/** The work that each exclusion still allows, strictest exclusion first. If several apply, the first one is used. */
export const ALLOWS = {
  urgent_triage: 'nothing',
  minor: 'nothing',
  pregnancy: 'nothing',
  surgery: 'nothing',
  high_risk_bone: 'nothing',
  sudden_onset: 'nothing',
  bone_not_cleared: 'nothing',
  safety_answer: 'nothing',
  safety_unanswered: 'nothing',
  second_recurrence: 'nothing',
  groin_not_assessed: 'non_impact',
  shin_focal: 'non_impact',
  tendon_medicine: 'non_impact',
} as const satisfies Record<ExclusionId, Exclusion['allows']>;

/** Sites of a stress injury that can have a programme here after a doctor's clearance. */
const LOW_RISK_SITES: readonly (BoneSite | null)[] = ['inner_shin', 'fibula', 'metatarsal_2_4', 'heel'];

/** True if a doctor has cleared a stress injury at a low-risk site and no answer suggests low energy. */
const isBoneCleared = (injury: Injury): boolean => {
  const { cleared } = injury;
  return (
    cleared !== null &&
    cleared.by === 'doctor' &&
    cleared.date !== null &&
    LOW_RISK_SITES.includes(cleared.site) &&
    !textFactsOf(injury).lowEnergy
  );
};

/** Number of recurrences of a muscle strain within a year after which a clinician must see it first. */
const RECURRENCES = 2;

/** True for a muscle strain that has recurred twice within a year, until a clinician has agreed to this one. */
const isUnseenRecurrence = ({ condition, recurrences = 0, cleared, clinicianCleared, since }: Injury): boolean => {
  if (TISSUE_OF[condition] !== 'muscle' || recurrences < RECURRENCES) return false;
  const seenOn = cleared?.date ?? null;
  return seenOn === null ? clinicianCleared !== true : seenOn < since;
};

const APPLIES: Record<ExclusionId, (inputs: ExclusionInputs) => boolean> = {
  urgent_triage: ({ injury, newest }) =>
    isUrgentSince(injury, newest) || openAnswersOf(injury).some((answer) => answer.isUrgent),
  safety_answer: ({ injury }) => openAnswersOf(injury).length > 0,
  safety_unanswered: ({ injury }) => awaitsSafetyAnswers(injury),
  minor: ({ injury, runner }) =>
    runner.ageBand === 'under-18' || (runner.ageBand === null && textFactsOf(injury).minor),
  pregnancy: ({ injury }) => {
    const { pregnant, pregnantNow } = textFactsOf(injury);
    return answeredOr(injury.pregnantOrPostpartum, pregnant, pregnantNow);
  },
  surgery: ({ injury }) => {
    const { operated, operatedLately } = textFactsOf(injury);
    return answeredOr(injury.surgeryLast6Months, operated, operatedLately);
  },
  high_risk_bone: ({ injury }) => textFactsOf(injury).highRiskBone,
  sudden_onset: ({ injury }) => isSuddenWithSign(injury),
  shin_focal: ({ injury, newest, checkins }) => {
    const answered = newestAnswered(injury, checkins ?? (newest ? [newest] : []));
    return answered !== null && hasShinSigns(injury.area, answered);
  },
  bone_not_cleared: ({ injury }) => injury.condition === 'bone_stress' && !isBoneCleared(injury),
  second_recurrence: ({ injury }) => isUnseenRecurrence(injury),
  groin_not_assessed: ({ injury: { condition, cleared } }) =>
    condition === 'adductor' && (cleared?.date ?? null) === null,
  tendon_medicine: ({ injury }) => injury.area === 'achilles' && textFactsOf(injury).tendonMedicine,
};

const IDS = Object.keys(ALLOWS) as ExclusionId[];

/**
 * Returns the exclusion that applies today, or null (section C of the domain page). Exclusions that allow nothing take
 * precedence over those that allow non-impact work. A clinician's agreement ends only the exclusion after a sudden
 * onset.
 */
export const exclusionOf = (inputs: ExclusionInputs): Exclusion | null => {
  const id = IDS.find((one) => APPLIES[one](inputs));
  if (!id) return null;
  const mayWalk = id === 'safety_unanswered' && !IDS.some((one) => one !== id && APPLIES[one](inputs));
  return { id, allows: ALLOWS[id], ...(mayWalk && { mayWalk }) };
};

/**
 * True if an exclusion also blocks running. Every exclusion does, except safety questions that are still unanswered.
 */
export const isRestriction = (exclusion: Exclusion | null): boolean => exclusion !== null && exclusion.mayWalk !== true;

/** The message that states the reason for an exclusion and which clinician to see. */
export const exclusionFact = ({ id }: Exclusion): PhysioFact => ({ code: `exclusion.${id}` });

/** True if Achilles pain is at the heel bone (insertional): no drop below the floor, no calf stretch. */
export const isInsertional = (injury: Injury): boolean => injury.area === 'achilles' && textFactsOf(injury).insertional;
