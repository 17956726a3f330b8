/** Rounds minutes to the nearest multiple of five. */
export const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** Rounds minutes down to a multiple of five. */
export const downToFive = (minutes: number): number => Math.floor(minutes / 5) * 5;

/**
 * Rounds minutes to the nearest multiple of five if that does not exceed the limit, otherwise down to whole minutes
 * within the limit.
 */
export const toFiveWithin = (minutes: number, most: number): number => {
  const within = Math.min(minutes, most);
  const rounded = toFive(within);
  return rounded <= most ? rounded : Math.floor(within);
};
