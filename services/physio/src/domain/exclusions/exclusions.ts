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
  /** All check-ins up to `newest`: for questions it left unanswered the last answer counts. */
  checkins?: readonly CheckinDay[];
}

/** Triage answers that, after a sudden onset, need an examination first. */
const SUDDEN_ANSWERS = ['cannot_walk', 'pop', 'pop_heel', 'locking', 'giving_way'] as const;

/** The triage of this injury; one of an earlier injury does not count. */
const triageOfInjury = ({ triage, since }: Injury): Injury['triage'] =>
  triage && triage.date >= since ? triage : null;

/** Whether there is an urgent triage without a check-in on or after its date. */
const isUrgentSince = (injury: Injury, newest: CheckinDay | null): boolean => {
  const triage = triageOfInjury(injury);
  return triage !== null && isUrgent(triage.tier) && (newest === null || newest.date < triage.date);
};

const isSuddenWithSign = (injury: Injury): boolean => {
  if (injury.onset !== 'sudden' || injury.clinicianCleared === true) return false;
  const answers = triageOfInjury(injury)?.answers;
  return SUDDEN_ANSWERS.some((id) => answers?.[id] === true) || textFactsOf(injury).suddenSign;
};

/** The form's answer decides. Without one, `without` from the texts counts; `against` overrides an outdated "no". */
const answeredOr = (answer: boolean | null, without: boolean, against: boolean): boolean =>
  (answer ?? without) ? true : against;

/** What each exclusion still allows, the strictest first: the first that applies decides. */
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
 * The reason why no programme may be given today, or null: referrals and exclusions of section C of the domain page.
 * Exclusions that allow nothing come before those that allow non-impact work. A clinician's agreement ends only the
 * exclusion of a sudden onset. Pure.
 */
export const exclusionOf = (inputs: ExclusionInputs): Exclusion | null => {
  const id = IDS.find((one) => APPLIES[one](inputs));
  return id ? { id, allows: ALLOWS[id] } : null;
};

/** Why no programme may be given, and who to see. */
export const exclusionFact = ({ id }: Exclusion): PhysioFact => ({ code: `exclusion.${id}` });

/** Whether Achilles pain sits where the tendon meets the heel: no drop below the floor, no calf stretch. */
export const isInsertional = (injury: Injury): boolean => injury.area === 'achilles' && textFactsOf(injury).insertional;
