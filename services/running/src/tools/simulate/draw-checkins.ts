/** Weights of check-ins with the recommendations Push, Adapt, Recover and Reset; only their proportions matter. */
export type CheckinMix = readonly [number, number, number, number];

/**
 * Generates a random score for a day from the weights. Adapt scores are mostly in the upper half of their range, as in
 * real data.
 */
export const drawScore = (random: () => number, [push, adapt, recover, reset]: CheckinMix): number => {
  const roll = (push + adapt + recover + reset) * random();
  const inBand = random();
  if (roll < push) return 7.5 + 1.3 * inBand;
  if (roll < push + adapt) return 5 + 2.4 * (0.25 * inBand + 0.675 * Math.sqrt(random()));
  return roll < push + adapt + recover ? 3.2 + 1.7 * inBand : 2 + 0.9 * inBand;
};

/** Generates a random score for a day around a runner's given mean. */
export const drawAround = (random: () => number, mean: number, deviation: number): number => {
  const normal = Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
  return Math.min(10, Math.max(0, mean + deviation * normal));
};
