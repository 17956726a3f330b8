/** Longest and shortest stage of the walk–run ladder. */
export const LAST_STAGE = 12;

export interface Bout {
  kind: 'run' | 'walk';
  seconds: number;
  /** Brisk walk before and after the bouts of the stage. */
  edge: boolean;
}

/** Minutes of running and walking in turn, for stages 1 to 12 (section 1.9). */
const MINUTES: readonly (readonly number[])[] = [
  [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
  [2, 1.5, 2, 1.5, 2, 1.5, 2, 1.5, 2, 1.5],
  [3, 1.5, 3, 1.5, 3, 1.5, 3, 1.5],
  [5, 2, 5, 2, 5, 2],
  [6, 2, 6, 2, 6, 2],
  [7, 2, 7, 2, 7, 2],
  [9, 2, 9, 2, 4],
  [12, 2, 12, 2],
  [16, 2, 10],
  [20, 2, 8],
  [25, 2, 5],
  [30],
];

const WALK_MINUTES = 30;
const EDGE: Bout = { kind: 'walk', seconds: 300, edge: true };

/**
 * The bouts of a stage, 0 to 12, with 5 min of brisk walking before and after. Stage 0 is 30 min of brisk walking.
 * @throws RangeError for another stage.
 */
export const boutsOf = (stage: number): Bout[] => {
  if (stage === 0) return [{ kind: 'walk', seconds: WALK_MINUTES * 60, edge: false }];
  const minutes = MINUTES[stage - 1];
  if (!minutes) throw new RangeError(`There is no ladder stage ${stage}`);
  const bouts = minutes.map(
    (length, index): Bout => ({ kind: index % 2 === 0 ? 'run' : 'walk', seconds: length * 60, edge: false }),
  );
  return [EDGE, ...bouts, EDGE];
};

const total = (bouts: readonly Bout[]): number => bouts.reduce((sum, { seconds }) => sum + seconds, 0);

/** Duration of bouts in whole minutes, rounded up. */
export const minutesOf = (bouts: readonly Bout[]): number => Math.ceil(total(bouts) / 60);

/** Minutes of running. */
export const runMinutesOf = (bouts: readonly Bout[]): number => total(bouts.filter(({ kind }) => kind === 'run')) / 60;
