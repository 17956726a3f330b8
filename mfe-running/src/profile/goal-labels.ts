import type { Goal } from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

const EN: Record<Goal, string> = {
  '5k': '5 km',
  '10k': '10 km',
  half_marathon: 'Half marathon',
  marathon: 'Marathon',
  ultra: 'Ultra',
  fitness: 'Fitness',
  weight_loss: 'Weight loss',
};

const NB: Record<Goal, string> = {
  '5k': '5 km',
  '10k': '10 km',
  half_marathon: 'Halvmaraton',
  marathon: 'Maraton',
  ultra: 'Ultra',
  fitness: 'Formen',
  weight_loss: 'Gå ned i vekt',
};

/** Name of each goal as runners read it. */
export const GOAL_LABELS: Record<PageLanguage, Record<Goal, string>> = { en: EN, nb: NB };

/** Name of a goal in the language of the page. */
export const goalLabel = (goal: Goal): string => GOAL_LABELS[pageLanguage()][goal];
