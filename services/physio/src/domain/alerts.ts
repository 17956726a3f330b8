import type { PhysioFact } from '../messages/catalogue.ts';
import { isHighPain } from './dose.ts';
import { exclusionFact } from './exclusions/exclusions.ts';
import { nextStageFact } from './ladder/stages.ts';
import type { CheckinDay, CourseAlert, Exclusion } from './types.ts';

export interface AlertSubject {
  /** Today's check-in; null if there is none. */
  checkin: CheckinDay | null;
  /**
   * True if the newest check-in has a red flag, even if it is older than today. A later check-in without a red flag
   * clears it.
   */
  isRedFlag: boolean;
  /** The exclusion that forbids the programme or limits it to gentle work; null if there is none. */
  exclusion: Exclusion | null;
  /** True if the start criteria for running are met today and nothing else blocks the ladder. */
  opensLadder: boolean;
  /** Current stage of the ladder; null if the runner is not on it. */
  stage: number | null;
  ladderFinished: boolean;
  referrals: readonly PhysioFact[];
}

const RED_FLAGS: CourseAlert = {
  kind: 'red_flags',
  title: { code: 'alert.red_flags_title' },
  texts: [{ code: 'alert.red_flags' }],
};

const highPain = (referrals: readonly PhysioFact[]): CourseAlert => ({
  kind: 'high_pain',
  title: { code: 'alert.high_pain_title' },
  texts: [
    { code: referrals.some(({ code }) => code === 'referral.high_pain') ? 'dose.above_6_days' : 'dose.above_6' },
    { code: 'alert.high_pain' },
  ],
});

/** The exclusion without a separate alert, because the red flag alert already covers it. */
const COVERED_BY_FLAG = 'urgent_triage';

const excluded = (exclusion: Exclusion): CourseAlert => ({
  kind: 'excluded',
  title: { code: exclusion.allows === 'nothing' ? 'alert.no_programme_title' : 'alert.gentle_only_title' },
  texts: [exclusionFact(exclusion)],
});

/** The hand-over alert (PGM-05) for a runner at the given stage of the ladder. */
const handover = (stage: number): CourseAlert => ({
  kind: 'handover',
  title: { code: 'alert.handover_title' },
  texts: [{ code: 'handover.met' }, { code: 'handover.criteria' }, nextStageFact(stage)],
});

const referral = (texts: readonly PhysioFact[]): CourseAlert => ({
  kind: 'referral',
  title: { code: 'alert.referral_title' },
  texts,
});

/**
 * Returns the alerts shown at the top of both physio screens, most serious first. A hand-over alert never appears with
 * a red flag. A high pain alert, which still allows breathing and gentle holds, never appears with a red flag or with
 * an exclusion that allows no exercises.
 */
export const alertsOf = (subject: AlertSubject): CourseAlert[] => {
  const { checkin, isRedFlag, exclusion, opensLadder, stage, ladderFinished, referrals } = subject;
  const isReady =
    checkin !== null && opensLadder && !isRedFlag && exclusion === null && stage !== null && !ladderFinished;
  return [
    ...(isRedFlag ? [RED_FLAGS] : []),
    ...(exclusion && exclusion.id !== COVERED_BY_FLAG ? [excluded(exclusion)] : []),
    ...(checkin && isHighPain(checkin) && !isRedFlag && exclusion?.allows !== 'nothing' ? [highPain(referrals)] : []),
    ...(isReady ? [handover(stage)] : []),
    ...(referrals.length > 0 ? [referral(referrals)] : []),
  ];
};
