import { LAST_LADDER_STAGE, PAIN_LIMITS, type PhysioPlan, TISSUE_OF } from '@stridewell/contracts/web';
import type { RunPlan } from '../run/run-state.ts';

/** Whether the ladder can be run today. `earliest` is the date of the next session, or null if none is foreseeable. */
export type RunToday =
  | { state: 'startable'; plan: RunPlan }
  | { state: 'later'; earliest: string | null }
  | { state: 'none' };

/** Today's ladder run: the lowest stage and the strictest limits of all injuries that are on the ladder. */
export const runFrom = ({ date, injuries, gate }: PhysioPlan, id: string): RunToday => {
  const onLadder = injuries.flatMap((injury) => (injury.ladder ? [{ injury, ladder: injury.ladder }] : []));
  if (onLadder.length === 0 || gate.level === 'stop' || gate.level === 'clear') return { state: 'none' };
  const stages = onLadder.map(({ ladder }) => ladder.stage);
  const stage = gate.level === 'walk' ? 0 : Math.min(gate.stage ?? LAST_LADDER_STAGE, ...stages);
  const isLate = onLadder.some(({ ladder }) => !ladder.startable);
  // Stage 0 is walking, which the gate allows even before the ladder opens.
  if (isLate && stage > 0) {
    const dates = onLadder.flatMap(({ ladder: { earliest } }) => earliest ?? []);
    return { state: 'later', earliest: dates.length === onLadder.length ? (dates.sort().at(-1) ?? null) : null };
  }
  const tissues = [...new Set(injuries.map(({ condition }) => TISSUE_OF[condition]))];
  return {
    state: 'startable',
    plan: {
      id,
      date,
      injuryIds: onLadder.map(({ injury }) => injury.injuryId),
      ladderStage: stage,
      painLimit: Math.min(...tissues.map((tissue) => PAIN_LIMITS[tissue].cleanRun)),
      tissues,
    },
  };
};
