import { LAST_LADDER_STAGE, longestRunOfStage, type PhysioSession, type PlanInjury } from '@stridewell/contracts/web';

const STAGES = Array.from({ length: LAST_LADDER_STAGE }, (_, index) => index + 1);

export interface RoadStage {
  stage: number;
  /** Duration in minutes of the longest run without a break. */
  minutes: number;
  state: 'done' | 'here' | 'ahead';
  /** Date of the last session at a completed stage, or null if no session is logged. */
  doneOn: string | null;
}

/** True if the runner has finished the ladder: there is no stage, and running is no longer limited. */
export const isFinished = ({ ladder, gate }: Pick<PlanInjury, 'ladder' | 'gate'>): boolean =>
  ladder === null && gate.level === 'clear';

/** Last session at a stage that was not skipped. */
const lastAt = (stage: number, injuryId: string, sessions: readonly PhysioSession[]): string | null =>
  sessions
    .filter(
      ({ kind, ladderStage, status, injuryId: id }) =>
        kind === 'guided_run' && ladderStage === stage && status === 'done' && (id === null || id === injuryId),
    )
    .reduce<string | null>((last, { date }) => (last === null || date > last ? date : last), null);

/** The twelve stages of the walk–run ladder with the completed ones and the runner's current stage. */
export const stagesOf = (
  injury: Pick<PlanInjury, 'injuryId' | 'ladder' | 'gate'>,
  sessions: readonly PhysioSession[],
): RoadStage[] => {
  const here = isFinished(injury) ? LAST_LADDER_STAGE + 1 : (injury.ladder?.stage ?? 0);
  return STAGES.map((stage) => ({
    stage,
    minutes: longestRunOfStage(stage),
    state: stage < here ? 'done' : stage === here ? 'here' : 'ahead',
    doneOn: stage < here ? lastAt(stage, injury.injuryId, sessions) : null,
  }));
};
