/** Maximum pain at which running may start and a run counts as clean. */
export const GOAL = 2;
