import type { PhysioFact } from '../messages/catalogue.ts';
import { isHighPain } from './dose.ts';
import { exclusionFact } from './exclusions/exclusions.ts';
import { stageAt } from './ladder/stages.ts';
import type { CheckinDay, CourseAlert, Exclusion } from './types.ts';

/** Inputs of the alerts. */
export interface AlertSubject {
  /** Today's check-in; null before it. */
  checkin: CheckinDay | null;
  /** Whether the newest check-in, of today or earlier, has a red flag: it counts until a new check-in. */
  isRedFlag: boolean;
  /** The reason why no programme, or only gentle work, may be given; null when there is none. */
  exclusion: Exclusion | null;
  /** The start criteria are met today, and nothing else blocks the ladder. */
  opensLadder: boolean;
  /** Current stage of the ladder; null off the ladder. */
  stage: number | null;
  ladderFinished: boolean;
  referrals: readonly PhysioFact[];
}

const RED_FLAGS: CourseAlert = {
  kind: 'red_flags',
  title: { code: 'alert.red_flags_title' },
  texts: [{ code: 'alert.red_flags' }],
};

const HIGH_PAIN: CourseAlert = {
  kind: 'high_pain',
  title: { code: 'alert.high_pain_title' },
  texts: [{ code: 'dose.above_6' }, { code: 'alert.high_pain' }],
};

/** An urgent triage is already covered by the red flag alert. */
const COVERED_BY_FLAG = 'urgent_triage';

const excluded = (exclusion: Exclusion): CourseAlert => ({
  kind: 'excluded',
  title: { code: exclusion.allows === 'nothing' ? 'alert.no_programme_title' : 'alert.gentle_only_title' },
  texts: [exclusionFact(exclusion)],
});

/** PGM-05 for a runner at a stage of the ladder. */
const handover = (stage: number): CourseAlert => ({
  kind: 'handover',
  title: { code: 'alert.handover_title' },
  texts: [
    { code: 'handover.met' },
    { code: 'handover.criteria' },
    { code: 'handover.next', values: { stage, intervals: stageAt(stage).intervals } },
  ],
});

const referral = (texts: readonly PhysioFact[]): CourseAlert => ({
  kind: 'referral',
  title: { code: 'alert.referral_title' },
  texts,
});

/**
 * Alerts at the top of both physio screens, most serious first. The hand-over is never shown with a red flag. High
 * pain, which still allows breathing and gentle holds, is never shown with a red flag or an exclusion that allows no
 * exercises.
 */
export const alertsOf = (subject: AlertSubject): CourseAlert[] => {
  const { checkin, isRedFlag, exclusion, opensLadder, stage, ladderFinished, referrals } = subject;
  const isReady =
    checkin !== null && opensLadder && !isRedFlag && exclusion === null && stage !== null && !ladderFinished;
  return [
    ...(isRedFlag ? [RED_FLAGS] : []),
    ...(exclusion && exclusion.id !== COVERED_BY_FLAG ? [excluded(exclusion)] : []),
    ...(checkin && isHighPain(checkin) && !isRedFlag && exclusion?.allows !== 'nothing' ? [HIGH_PAIN] : []),
    ...(isReady ? [handover(stage)] : []),
    ...(referrals.length > 0 ? [referral(referrals)] : []),
  ];
};
