import { BRISK_MINUTES, ENTRY_WALK_MINUTES, LADDER_MINUTES } from '@stridewell/contracts/web';

export interface Bout {
  kind: 'run' | 'walk';
  seconds: number;
  /** Brisk walk before and after the bouts of the stage. */
  edge: boolean;
}

const EDGE: Bout = { kind: 'walk', seconds: BRISK_MINUTES * 60, edge: true };

/**
 * The bouts of a stage, 0 to 12, with brisk walking before and after. Stage 0 is only brisk walking.
 * @throws RangeError for another stage.
 */
export const boutsOf = (stage: number): Bout[] => {
  if (stage === 0) return [{ kind: 'walk', seconds: ENTRY_WALK_MINUTES * 60, edge: false }];
  const minutes = LADDER_MINUTES[stage - 1];
  if (!minutes) throw new RangeError(`There is no ladder stage ${stage}`);
  const bouts = minutes.map(
    (length, index): Bout => ({ kind: index % 2 === 0 ? 'run' : 'walk', seconds: length * 60, edge: false }),
  );
  return [EDGE, ...bouts, EDGE];
};

const total = (bouts: readonly Bout[]): number => bouts.reduce((sum, { seconds }) => sum + seconds, 0);

/** Duration of bouts in whole minutes, rounded up. */
export const minutesOf = (bouts: readonly Bout[]): number => Math.ceil(total(bouts) / 60);

/** Duration of running in minutes. */
export const runMinutesOf = (bouts: readonly Bout[]): number => total(bouts.filter(({ kind }) => kind === 'run')) / 60;
