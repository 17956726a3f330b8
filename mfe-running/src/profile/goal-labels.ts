import type { Goal } from '@stridewell/contracts/web';

/** Name of each goal as runners read it. */
export const GOAL_LABELS: Record<Goal, string> = {
  '5k': '5 km',
  '10k': '10 km',
  half_marathon: 'Half marathon',
  marathon: 'Marathon',
  ultra: 'Ultra',
  fitness: 'Fitness',
  weight_loss: 'Weight loss',
};
