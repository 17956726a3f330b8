/** Pain above this value is a flare-up. */
export const FLARE_PAIN = 5;
/** Number of points above a limit that makes a flare-up. */
export const EXCESS = 2;
