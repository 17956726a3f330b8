/** Pain above which it is a flare-up. */
export const FLARE_PAIN = 5;
/** Excess over a limit that makes a flare-up. */
export const EXCESS = 2;
