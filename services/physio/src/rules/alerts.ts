import type { PhysioAlert } from '@stridewell/contracts/web';
import { HIGH_PAIN_TEXT, isHighPain } from './dose.ts';
import { stageAt } from './ladder/stages.ts';
import type { CheckinDay, Exclusion } from './types.ts';

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
  referrals: readonly string[];
}

const RED_FLAGS: PhysioAlert = {
  kind: 'red_flags',
  title: 'Red Flags Detected',
  text: 'Please consult a healthcare professional before continuing.',
};

const HIGH_PAIN: PhysioAlert = {
  kind: 'high_pain',
  title: 'High pain',
  text: `${HIGH_PAIN_TEXT} Until then, only breathing exercises and gentle isometrics are allowed.`,
};

/** An urgent triage is already covered by the red flag alert. */
const COVERED_BY_FLAG = 'urgent_triage';

const excluded = ({ text, allows }: Exclusion): PhysioAlert => ({
  kind: 'excluded',
  title: allows === 'nothing' ? 'No programme for now' : 'Gentle work only for now',
  text,
});

const next = (stage: number): string => {
  if (stage === 0) return 'Stage 0 is 30 minutes of brisk walking - not your old long run.';
  if (stage === 1) return 'Stage 1 is 8 x 1 minute of jogging - not your old long run.';
  return `Stage ${stage} is next: ${stageAt(stage).intervals} minutes of running and walking - not your old long run.`;
};

/** PGM-05 for a runner at a stage of the ladder. */
export const handoverText = (stage: number): string =>
  `You meet the start criteria: pain 2 or less, walk/run fine, tests fine. ${next(stage)}`;

const handover = (stage: number): PhysioAlert => ({
  kind: 'handover',
  title: 'Ready for Running Coach!',
  text: `The return-to-run criteria are met. ${handoverText(stage)}`,
});

/**
 * Alerts at the top of both physio screens, most serious first. The hand-over is never shown with a red flag. High
 * pain, which still allows breathing and gentle holds, is never shown with a red flag or an exclusion that allows no
 * exercises.
 */
export const alertsOf = (subject: AlertSubject): PhysioAlert[] => {
  const { checkin, isRedFlag, exclusion, opensLadder, stage, ladderFinished, referrals } = subject;
  const isReady =
    checkin !== null && opensLadder && !isRedFlag && exclusion === null && stage !== null && !ladderFinished;
  return [
    ...(isRedFlag ? [RED_FLAGS] : []),
    ...(exclusion && exclusion.id !== COVERED_BY_FLAG ? [excluded(exclusion)] : []),
    ...(checkin && isHighPain(checkin) && !isRedFlag && exclusion?.allows !== 'nothing' ? [HIGH_PAIN] : []),
    ...(isReady ? [handover(stage)] : []),
    ...(referrals.length > 0
      ? [{ kind: 'referral' as const, title: 'Time to see someone', text: referrals.join(' ') }]
      : []),
  ];
};
