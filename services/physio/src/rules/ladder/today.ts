import { daysBetween, type Gate, type LadderToday } from '@stridewell/contracts/web';
import type { DayFacts } from '../facts.ts';
import { FINE } from '../irritability.ts';
import type { CourseInputs } from '../types.ts';
import { cleanNeeded, type LadderState, type Told } from './progress.ts';
import type { LadderSession } from './sessions.ts';
import { stageAt } from './stages.ts';

/** Minimum days between runs: 2 (48 h); 3 up to stage 3 with an Achilles injury (PGM-19, PGM-34). */
const GAP = 2;
const SLOW_GAP = 3;
const SLOW_UP_TO = 3;

const backText = ({ result, pain }: Told): string =>
  result === 'worse'
    ? 'Worse this morning - one stage back. That is information, not failure.'
    : `Pain was ${pain} in a second session in a row - one stage back. That is information, not failure.`;

/** PGM-22, verbatim, with the pain of the day. */
const holdText = (pain: number | null): string => `Pain was ${pain} and gone by morning: repeat this stage.`;

/** The reason from the newest session or check-in why the stage is repeated or went back; null when there is none. */
const heldBy = ({ told }: LadderState, { checkin, date }: DayFacts): string | null => {
  if (told?.movedBack && told.on === date) return backText(told);
  if (told?.result === 'fail' && !told.movedBack) return holdText(told.pain);
  return checkin.pain > FINE ? holdText(checkin.pain) : null;
};

const spacing = (inputs: CourseInputs, stage: number, last: LadderSession | undefined): string | null => {
  const gap = inputs.injury.area === 'achilles' && stage <= SLOW_UP_TO ? SLOW_GAP : GAP;
  if (!last || daysBetween(last.date, inputs.today) >= gap) return null;
  return `Leave at least ${gap * 24} hours between runs: rest or walk today.`;
};

interface Subject {
  inputs: CourseInputs;
  ladder: LadderState;
  newest: DayFacts;
  sessions: readonly LadderSession[];
  gate: Gate;
}

/** Whether the stage can be started today, and the reason as a sentence. */
const startOf = ({ inputs, ladder, newest, sessions, gate }: Subject, plain: string) => {
  const isBack = ladder.told?.movedBack === true && ladder.told.on === newest.date;
  if (gate.level !== 'ladder' && gate.level !== 'clear')
    return { startable: false, reason: isBack && ladder.told ? backText(ladder.told) : gate.reason };
  if (newest.date !== inputs.today)
    return { startable: false, reason: "Check in first: today's answers decide your stage." };
  const rest = spacing(inputs, ladder.stage, sessions.filter(({ stage }) => stage > 0).at(-1));
  const held = heldBy(ladder, newest);
  if (rest) return { startable: false, reason: held ? `${held} ${rest}` : rest };
  return { startable: true, reason: held ?? plain };
};

/** The runner's stage and what is needed to leave it; null before the hand-over and while all running is allowed. */
export const ladderToday = (subject: Subject): LadderToday | null => {
  const { inputs, ladder, newest, gate } = subject;
  if (ladder.handedOverOn === null || gate.level === 'clear') return null;
  if (ladder.isFinished && gate.level !== 'ladder') return null;
  const needed = cleanNeeded(inputs, newest.isBone);
  const clean = Math.min(ladder.clean, needed);
  const plain =
    ladder.stage === 0
      ? 'Two brisk walks of 30 minutes open stage 1.'
      : `Flat and easy, 5 minutes of brisk walking before and after. Clean sessions: ${clean} of ${needed}.`;
  return {
    ...stageAt(ladder.stage),
    ...startOf(subject, plain),
    cleanSessions: clean,
    cleanNeeded: needed,
  };
};
