import type { CheckinDay, Injury } from '../rules/types.ts';
import { hasGroinPain } from './signs.ts';
import { textFactsOf } from './text-facts.ts';

/**
 * Advice to see a clinician because of the answers, without a red flag, one sentence each: the areas' referrals, an
 * unclear diagnosis and low energy (section C of the domain page). Empty when there is none. Pure.
 */
export const signReferralsOf = (injury: Injury, newest: CheckinDay | null): string[] => {
  const { unclear, lowEnergy } = textFactsOf(injury);
  const triage = injury.triage && injury.triage.date >= injury.since ? injury.triage.answers : {};
  const rules: [boolean, string][] = [
    [
      injury.area === 'hip' && newest !== null && hasGroinPain(newest),
      'Groin pain in a runner should be seen by a doctor before any running, even when it is mild.',
    ],
    [
      injury.area === 'plantar' && newest?.heelSqueezePain === true,
      'A heel that hurts when squeezed from both sides should be seen by a doctor within days.',
    ],
    [
      injury.area === 'plantar' && (triage.numb_sole === true || triage.bruised_tear === true),
      'A numb or tingling sole, or a sudden tear with a bruise, should be seen by a doctor or physiotherapist within days.',
    ],
    [
      injury.area === 'knee' &&
        (triage.locking === true ||
          triage.giving_way === true ||
          triage.knee_hot === true ||
          triage.cannot_straighten === true ||
          triage.accident === true),
      'A knee that locks, gives way, is swollen or hot, will not straighten, or was hurt in an accident should be seen by a doctor or physiotherapist.',
    ],
    [unclear, 'Without a clear diagnosis, let a doctor or physiotherapist look at it before you load it more.'],
    [
      lowEnergy,
      'With several bone injuries, missed periods, eating little or losing weight, talk to your doctor about whether you get enough energy.',
    ],
  ];
  return rules.filter(([applies]) => applies).map(([, sentence]) => sentence);
};
