import { type Cue, countDown, latestCue, type TimedCue } from '../machine/cues.ts';
import { boutSpentAt, type RunState } from './run-state.ts';

/** Number of seconds that are counted down before the runner changes between running and walking. */
const LAST_SECONDS = 3;

/** The cues of the current bout: the activity at its start, and the last three seconds. */
const runCuesOf = ({ stage, bouts, bout }: RunState): TimedCue[] => {
  if (stage === 'summary') return [{ at: 0, tone: 'end', spoken: { say: 'done' } }];
  const present = bouts[bout];
  if (stage !== 'bout' || !present) return [];
  const isLast = bout === bouts.length - 1 && present.edge;
  return [
    { at: 0, tone: present.kind === 'run' ? 'up' : 'down', spoken: { say: isLast ? 'cool_down' : present.kind } },
    ...countDown(present.seconds * 1000, LAST_SECONDS),
  ];
};

/** The cue that is due between two reads of the clock. */
export const runCueBetween = (before: RunState, beforeAt: number, after: RunState, afterAt: number): Cue | null => {
  if (after.interruption !== null || after.stage === 'ended') return null;
  const isSame = before.stage === after.stage && before.bout === after.bout;
  return latestCue(runCuesOf(after), isSame ? boutSpentAt(before, beforeAt) : -1, boutSpentAt(after, afterAt));
};
