import type { PhysioAlert } from '@stridewell/contracts/web';
import { HIGH_PAIN_TEXT, isHighPain } from './dose.ts';
import { stageAt } from './ladder/stages.ts';
import type { CheckinDay, Exclusion } from './types.ts';

/** What the alerts follow from. */
export interface AlertSubject {
  /** Today's check-in; null before it. */
  checkin: CheckinDay | null;
  /** A red flag stands, of today or of an older newest check-in: the coach waits for a new one. */
  isRedFlag: boolean;
  /** Why no programme, or only gentle work, may be given; null where it may. */
  exclusion: Exclusion | null;
  /** The start criteria are met today, with nothing against the ladder. */
  opensLadder: boolean;
  /** Stage that the ladder stands at; null off the ladder. */
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
  text: `${HIGH_PAIN_TEXT} While it is, only breathing exercises and gentle isometrics are allowed.`,
};

/** A triage that sends to somebody today is told by its red flag already. */
const TOLD_AS_FLAG = 'urgent_triage';

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

/** PGM-05 for a runner whose ladder stands at a stage. */
export const handoverText = (stage: number): string =>
  `You meet the start criteria: pain 2 or less, walk/run fine, tests fine. ${next(stage)}`;

const handover = (stage: number): PhysioAlert => ({
  kind: 'handover',
  title: 'Ready for Running Coach!',
  text: `The return-to-run criteria are met. ${handoverText(stage)}`,
});

/**
 * What both physio screens show above everything else, most serious first. The hand-over never stands beside a red flag, and
 * the high pain, which still allows breathing and gentle holds, never beside what allows no exercises.
 */
export const alertsOf = (subject: AlertSubject): PhysioAlert[] => {
  const { checkin, isRedFlag, exclusion, opensLadder, stage, ladderFinished, referrals } = subject;
  const isReady =
    checkin !== null && opensLadder && !isRedFlag && exclusion === null && stage !== null && !ladderFinished;
  return [
    ...(isRedFlag ? [RED_FLAGS] : []),
    ...(exclusion && exclusion.id !== TOLD_AS_FLAG ? [excluded(exclusion)] : []),
    ...(checkin && isHighPain(checkin) && !isRedFlag && exclusion?.allows !== 'nothing' ? [HIGH_PAIN] : []),
    ...(isReady ? [handover(stage)] : []),
    ...(referrals.length > 0
      ? [{ kind: 'referral' as const, title: 'Time to see someone', text: referrals.join(' ') }]
      : []),
  ];
};
