import type { PhysioFact } from '../../messages/catalogue.ts';
import type { CheckinDay, Exclusion, ExclusionId, Injury, RunnerFacts } from '../types.ts';
import { newestAnswered } from './newest-answered.ts';
import { isUrgent } from './red-flags.ts';
import { hasShinSigns } from './signs.ts';
import { textFactsOf } from './text-facts.ts';

export { isBoneRule, mustNotHop } from './bone.ts';
export { hasRedFlag } from './red-flags.ts';

export interface ExclusionInputs {
  injury: Injury;
  newest: CheckinDay | null;
  runner: RunnerFacts;
  today: string;
  /** All check-ins up to `newest`. They supply the last answer to questions that `newest` leaves unanswered. */
  checkins?: readonly CheckinDay[];
}

/** Triage answers that require an examination after a sudden onset. */
const SUDDEN_ANSWERS = ['cannot_walk', 'pop', 'pop_heel', 'locking', 'giving_way'] as const;

/** The triage if it belongs to this injury; null for one of an earlier injury. */
const triageOfInjury = ({ triage, since }: Injury): Injury['triage'] =>
  triage && triage.date >= since ? triage : null;

/** True when there is an urgent triage without a check-in on or after its date. */
const isUrgentSince = (injury: Injury, newest: CheckinDay | null): boolean => {
  const triage = triageOfInjury(injury);
  return triage !== null && isUrgent(triage.tier) && (newest === null || newest.date < triage.date);
};

const isSuddenWithSign = (injury: Injury): boolean => {
  if (injury.onset !== 'sudden' || injury.clinicianCleared === true) return false;
  const answers = triageOfInjury(injury)?.answers;
  return SUDDEN_ANSWERS.some((id) => answers?.[id] === true) || textFactsOf(injury).suddenSign;
};

/** Combines a form answer with the texts: without an answer, `without` applies; `against` overrides a "no". */
const answeredOr = (answer: boolean | null, without: boolean, against: boolean): boolean =>
  (answer ?? without) ? true : against;

/** What each exclusion still allows, strictest first. The first exclusion that applies is used. */
export const ALLOWS = {
  urgent_triage: 'nothing',
  minor: 'nothing',
  pregnancy: 'nothing',
  surgery: 'nothing',
  high_risk_bone: 'nothing',
  sudden_onset: 'nothing',
  shin_focal: 'non_impact',
  tendon_medicine: 'non_impact',
} as const satisfies Record<ExclusionId, Exclusion['allows']>;

const APPLIES: Record<ExclusionId, (inputs: ExclusionInputs) => boolean> = {
  urgent_triage: ({ injury, newest }) => isUrgentSince(injury, newest),
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
  tendon_medicine: ({ injury }) => injury.area === 'achilles' && textFactsOf(injury).tendonMedicine,
};

const IDS = Object.keys(ALLOWS) as ExclusionId[];

/**
 * The exclusion that applies today, or null (section C of the domain page). Exclusions that allow nothing come before
 * those that allow non-impact work. A clinician's agreement ends only the exclusion of a sudden onset.
 */
export const exclusionOf = (inputs: ExclusionInputs): Exclusion | null => {
  const id = IDS.find((one) => APPLIES[one](inputs));
  return id ? { id, allows: ALLOWS[id] } : null;
};

/** The message of an exclusion: the reason and which clinician to see. */
export const exclusionFact = ({ id }: Exclusion): PhysioFact => ({ code: `exclusion.${id}` });

/** True when Achilles pain is at the heel bone (insertional): no drop below the floor, no calf stretch. */
export const isInsertional = (injury: Injury): boolean => injury.area === 'achilles' && textFactsOf(injury).insertional;
