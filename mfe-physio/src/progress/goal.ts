/** Maximum pain at which running may start and a run counts as pain-free. */
export const GOAL = 2;
