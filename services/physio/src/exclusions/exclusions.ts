import type { CheckinDay, Exclusion, Injury, RunnerFacts } from '../rules/types.ts';
import { newestAnswered } from './answered.ts';
import { isUrgent } from './red-flags.ts';
import { hasShinSigns } from './signs.ts';
import { textFactsOf } from './text-facts.ts';
import { EXCLUSIONS, type ExclusionId } from './texts.ts';

export { isBoneRule, mayNotHop } from './bone.ts';
export { hasRedFlag } from './red-flags.ts';

export interface ExclusionInputs {
  injury: Injury;
  newest: CheckinDay | null;
  runner: RunnerFacts;
  today: string;
  /** All check-ins up to `newest`: what it left unanswered then stays as it was last answered. */
  checkins?: readonly CheckinDay[];
}

/** Answers to the triage that send a sudden start to a clinic. */
const SUDDEN_ANSWERS = ['cannot_walk', 'pop', 'pop_heel', 'locking', 'giving_way'] as const;

/** The triage of this injury; one of an earlier injury says nothing of it. */
const triageOfInjury = ({ triage, since }: Injury): Injury['triage'] =>
  triage && triage.date >= since ? triage : null;

/** An urgent triage that no check-in has followed yet. */
const isUrgentSince = (injury: Injury, newest: CheckinDay | null): boolean => {
  const triage = triageOfInjury(injury);
  return triage !== null && isUrgent(triage.tier) && (newest === null || newest.date < triage.date);
};

const isSuddenWithSign = (injury: Injury): boolean => {
  if (injury.onset !== 'sudden' || injury.clinicianCleared === true) return false;
  const answers = triageOfInjury(injury)?.answers;
  return SUDDEN_ANSWERS.some((id) => answers?.[id] === true) || textFactsOf(injury).suddenSign;
};

/** The form's own answer decides; without one, and against a "no" that has grown old, what the texts say. */
const answeredOr = (answer: boolean | null, without: boolean, against: boolean): boolean =>
  (answer ?? without) ? true : against;

const HOLDS: Record<ExclusionId, (inputs: ExclusionInputs) => boolean> = {
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

const IDS = Object.keys(HOLDS) as ExclusionId[];

/**
 * Why no programme may be given today, or null: referrals and exclusions of section C of the domain page. What allows nothing
 * comes before what allows non-impact work. A clinician's agreement ends the one of a sudden start, and no other. Pure.
 */
export const exclusionOf = (inputs: ExclusionInputs): Exclusion | null => {
  const id = IDS.find((one) => HOLDS[one](inputs));
  return id ? { id, ...EXCLUSIONS[id] } : null;
};

/** Whether Achilles pain sits where the tendon meets the heel: no drop below the floor, no calf stretch. */
export const isInsertional = (injury: Injury): boolean => injury.area === 'achilles' && textFactsOf(injury).insertional;
