import type { Tissue } from '@stridewell/contracts/web';
import type { PainStop } from '../machine/pain.ts';
import type { EndReason, StageClock } from '../machine/state.ts';
import { type Bout, boutsOf } from './stages.ts';

/** Inputs of a guided run. */
export interface RunPlan {
  /** UUID of the log. */
  id: string;
  date: string;
  /** The injuries to which this ladder applies. */
  injuryIds: readonly string[];
  /** Stage of the ladder, 0 to 12. */
  ladderStage: number;
  /** Maximum pain at which the run continues: 0 for bone and shin, 3 for the back, otherwise 2 (section 1.5). */
  painLimit: number;
  tissues: readonly Tissue[];
}

export type RunInterruption =
  | { at: 'hurts' }
  /** Advice after pain if the session continues. */
  | { at: 'advice'; decision: 'go_on' | 'walk' };

/** State of a guided run. Plain JSON, so that it can be stored on the device. */
export interface RunState extends RunPlan {
  bouts: readonly Bout[];
  /** Index of the current bout. */
  bout: number;
  stage: 'ready' | 'bout' | 'summary' | 'ended';
  clock: StageClock;
  idleSince: number | null;
  interruption: RunInterruption | null;
  seen: number;
  startedAt: number | null;
  finishedAt: number | null;
  /** Completed seconds of each bout. */
  done: readonly number[];
  /** True once running was replaced with walking. */
  walkOnly: boolean;
  painStop: PainStop | null;
  /** Maximum pain while running, and pain afterwards. Null until the runner has reported them. */
  runPain: number | null;
  painAfter: number | null;
  end: EndReason | null;
}

export type RunEvent =
  | { type: 'tick' | 'start' | 'pause' | 'resume' | 'restore' }
  | { type: 'bout_done' | 'bout_again' }
  | { type: 'hurts' }
  | { type: 'hurts_answer'; stop: PainStop }
  /** Walks the rest. */
  | { type: 'walk_rest' }
  | { type: 'back' | 'quit' }
  | { type: 'pain_after'; runPain: number | null; painAfter: number | null };

export const createRun = (plan: RunPlan, at: number): RunState => ({
  ...plan,
  bouts: boutsOf(plan.ladderStage),
  bout: 0,
  stage: 'ready',
  clock: { spent: 0, since: null },
  idleSince: at,
  interruption: null,
  seen: at,
  startedAt: null,
  finishedAt: null,
  done: [],
  walkOnly: false,
  painStop: null,
  runPain: null,
  painAfter: null,
  end: null,
});

/** Elapsed time of the bout at an instant, in milliseconds. */
export const boutSpentAt = ({ clock: { spent, since } }: RunState, at: number): number =>
  since === null ? spent : spent + Math.max(0, at - since);

/** True if the runner paused. False while the run waits for an answer. */
export const isRunPaused = ({ stage, idleSince, interruption }: RunState): boolean =>
  stage === 'bout' && idleSince !== null && interruption === null;

/** True if there is something to store. */
export const isRunWorthLogging = ({ done, painStop }: RunState): boolean => painStop !== null || done.length > 0;
