import type { CardGroup } from '@stridewell/contracts/web';
import type { Card } from './card.ts';

/** Groups whose cards are about training or the body, whatever their words. */
const OF_TRAINING: ReadonlySet<CardGroup> = new Set([
  ...(['rehab', 'strength', 'principles', 'measures', 'race-day', 'weather'] as const),
]);

/** Groups whose cards are about something else than training, whatever sport they mention. */
const BESIDE_TRAINING: ReadonlySet<CardGroup> = new Set(['food', 'shoes', 'gear', 'app']);

/** Words of training. Both languages are checked, because one card may use them in one language only. */
const ACTIVITY: Readonly<Record<'en' | 'nb', RegExp>> = {
  en: /\b(?:runs?|running|ran|jog\w*|exercis\w*|hop\w*|jump\w*|load\w*|sessions?|strength|train\w*|walk\w*)\b/i,
  nb: /(?<![a-zæøå])(?:løp|løpe|løping\w*|jogg\w*|øvelse\w*|hopp\w*|økt\w*|trene|trening\w*)(?![a-zæøå])/i,
};

/** True for a card about training, exercises or running, which is not shown when none of them is advised. */
export const speaksOfTraining = ({ group, title, facts, limit }: Card): boolean =>
  OF_TRAINING.has(group) ||
  (['en', 'nb'] as const).some((language) =>
    [title, ...facts, ...(limit ? [limit] : [])].some((text) => ACTIVITY[language].test(text[language])),
  );

/** Durations of training, such as that of a run on which one eats. */
const DURATION: Readonly<Record<'en' | 'nb', RegExp>> = {
  en: /\b(?:\d+|thirty|sixty|ninety) minutes\b/i,
  nb: /(?<![a-zæøå])(?:\d+|tretti|seksti|nitti) minutter(?![a-zæøå])/i,
};

const statesDuration = ({ group, title, facts }: Card): boolean =>
  group === 'food' &&
  (['en', 'nb'] as const).some((language) => [title, ...facts].some((text) => DURATION[language].test(text[language])));

/**
 * True for a card that contains training advice, so that showing it requires that training is open: one about training,
 * or about food on runs of a stated length.
 */
export const isTrainingCard = (card: Card): boolean =>
  BESIDE_TRAINING.has(card.group) ? statesDuration(card) : speaksOfTraining(card);
