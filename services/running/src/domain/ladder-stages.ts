/** Stages of the twelve-stage ladder that the nine stages of earlier releases correspond to, by their number. */
const OF_NINE: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 9, 10, 12];

/** Returns the stage of twelve for one of nine. */
export const stageFromNine = (stage: number): number => OF_NINE[stage] ?? 0;

/** Returns the highest of the nine stages that is not above a stage of twelve. */
export const stageToNine = (stage: number): number => OF_NINE.findLastIndex((twelve) => twelve <= stage);
