/** Pain up to which running is started and a run is clean. */
export const GOAL = 2;
