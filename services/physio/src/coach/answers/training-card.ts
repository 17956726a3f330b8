import { type Card, type CardGroup, speaksOfTraining } from '@stridewell/understanding';

/** Groups whose cards are about something else than training, whatever sport they mention. */
const BESIDE_TRAINING: ReadonlySet<CardGroup> = new Set(['food', 'shoes', 'gear', 'app']);
/** True for a card that contains training advice, so that its reply requires a permit. */
export const isTrainingCard = (card: Card): boolean => !BESIDE_TRAINING.has(card.group) && speaksOfTraining(card);
