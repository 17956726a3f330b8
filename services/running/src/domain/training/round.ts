/** Rounds to the nearest five minutes. */
export const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** Rounds down to five minutes. */
export const downToFive = (minutes: number): number => Math.floor(minutes / 5) * 5;

/** Rounds to the nearest five minutes if that stays within the limit, else down to whole minutes of the limit. */
export const toFiveWithin = (minutes: number, most: number): number => {
  const within = Math.min(minutes, most);
  const rounded = toFive(within);
  return rounded <= most ? rounded : Math.floor(within);
};
