/** Whole minutes, rounded down; what binary fractions lost is given back first (150 × 1.1 is 165). */
export const wholeMinutes = (minutes: number): number => Math.floor(minutes + 1e-6);

/** Days between two days of a week that goes round: Sunday (6) and Monday (0) are 1 apart. */
export const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 7 - Math.abs(a - b));
