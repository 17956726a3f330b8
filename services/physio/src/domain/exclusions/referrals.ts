import type { PhysioFact } from '../../messages/catalogue.ts';
import type { CheckinDay, Injury } from '../types.ts';
import { isSeenSince } from './safety-answers.ts';
import { hasGroinPain, isIntoLeg } from './signs.ts';
import { textFactsOf } from './text-facts.ts';

/** Number of recurrences of an injury within a year after which a clinician should see it. */
const RECURRENCES = 2;

/**
 * Returns the referrals to a clinician that follow from answers that are not red flags: signs specific to the area, an
 * unclear diagnosis and low energy (section C of the domain page). Empty if there are none.
 */
export const signReferralsOf = (injury: Injury, newest: CheckinDay | null): PhysioFact[] => {
  const { unclear, lowEnergy } = textFactsOf(injury);
  const { triage: asked } = injury;
  const isPainReported = asked !== null && asked.date >= injury.since && !isSeenSince(injury, { at: null, ...asked });
  const triage = isPainReported ? asked.answers : {};
  const rules: [boolean, PhysioFact][] = [
    [injury.area === 'hip' && newest !== null && hasGroinPain(newest), { code: 'referral.groin' }],
    [injury.area === 'plantar' && newest?.heelSqueezePain === true, { code: 'referral.heel_squeeze' }],
    [injury.injuryArea === 'hip' && newest?.painWeightBearing === true, { code: 'referral.weight_bearing' }],
    [injury.condition === 'forefoot' && newest?.painType === 'focal', { code: 'referral.sore_point' }],
    [newest !== null && isIntoLeg(injury, newest), { code: 'referral.leg' }],
    [
      injury.area === 'plantar' && (triage.numb_sole === true || triage.bruised_tear === true),
      { code: 'referral.heel_numb' },
    ],
    [
      injury.area === 'knee' &&
        (triage.locking === true ||
          triage.giving_way === true ||
          triage.knee_hot === true ||
          triage.cannot_straighten === true ||
          triage.accident === true),
      { code: 'referral.knee' },
    ],
    [(injury.recurrences ?? 0) >= RECURRENCES, { code: 'referral.recurrence' }],
    [unclear, { code: 'referral.diagnosis' }],
    [lowEnergy, { code: 'referral.energy' }],
  ];
  return rules.filter(([applies]) => applies).map(([, fact]) => fact);
};
