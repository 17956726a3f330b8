import type { LogSet, LogStatus, SessionLog } from '../machine/session-log.ts';
import type { RunState } from './run-state.ts';
import { boutsOf } from './stages.ts';

/** Ids of the exercises under which the library lists running and walking. */
const EXERCISE = { run: 'run', walk: 'walk' } as const;

const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * The log of a guided run: one set for each bout of running (of walking at stage 0), in seconds. It is done if every
 * bout was completed.
 */
export const runLogOf = (state: RunState): SessionLog => {
  const kind = state.ladderStage === 0 ? 'walk' : 'run';
  const planned = boutsOf(state.ladderStage).filter((bout) => bout.kind === kind);
  const lengths = state.bouts.flatMap((bout, index) =>
    bout.kind === kind && (state.done[index] ?? 0) > 0 ? [state.done[index] as number] : [],
  );
  const isWhole =
    lengths.length === planned.length && planned.every(({ seconds }, index) => lengths[index] === seconds);
  const status: LogStatus = lengths.length === 0 ? 'skipped' : isWhole ? 'done' : 'partial';
  const sets = lengths.map((seconds): LogSet => ({ seconds, load: { unit: 'none', value: 0 }, rir: null }));
  return {
    date: state.date,
    injuryId: state.injuryIds.length === 1 ? (state.injuryIds[0] ?? null) : null,
    kind: 'guided_run',
    startedAt: iso(state.startedAt ?? state.seen),
    finishedAt: iso(state.finishedAt ?? state.seen),
    status,
    ladderStage: state.ladderStage,
    runPain: state.runPain,
    exercises: [
      {
        exerciseId: EXERCISE[kind],
        side: 'both',
        status,
        plannedSets: planned.length,
        sets,
        pain: state.runPain,
        skipReason: status !== 'done' && state.painStop ? 'pain' : null,
      },
    ],
    painAfter: state.painAfter,
    painStop: state.painStop,
  };
};
