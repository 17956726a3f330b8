import { closesBody, type Restriction } from '@stridewell/safety';
import type { UnderstoodTurn } from '../brain.ts';
import { announcesTraining } from '../dialogue/small-talk.ts';

/**
 * What a hold or an open card does to the reply to a message whose decision is GO: `none` leaves the answer, `held` gives the
 * restriction's text in its place, and `training` gives that text only where there is no answer without training advice.
 */
export type Closing = 'none' | 'held' | 'training';

/** True while a hold about not wanting to live is open. It forbids nothing, and no training is offered. */
export const isCrisis = ({ hold: { category, tier } }: Restriction): boolean =>
  category === 'selfharm' && tier !== 'card';

/**
 * An open card closes training advice alone (`language.md` 1.3): a message that was not understood gets the card again only if
 * it is about the body, because it may be the answer to the card.
 */
const byCard = (
  { mayTrain, isConfident, isSmallTalk }: UnderstoodTurn,
  message: string,
  isBodily: boolean,
): Closing => {
  if (isSmallTalk) return announcesTraining(message) ? 'held' : 'none';
  if (!isConfident) return isBodily ? 'held' : 'none';
  return mayTrain ? 'training' : 'none';
};

/**
 * Returns what the restriction does to the reply. Pure.
 * @param isBodily true when the message has a word about the body, the mood or a danger
 */
export const closingOf = (
  restriction: Restriction | null,
  understood: UnderstoodTurn,
  { message, isBodily }: { message: string; isBodily: boolean },
): Closing => {
  if (!restriction) return 'none';
  const { mayTrain, isConfident, isSmallTalk, isOfBody } = understood;
  if (closesBody(restriction) && isOfBody === true) return 'held';
  if (!restriction.closesAll) return 'none';
  if (restriction.hold.tier === 'card') return byCard(understood, message, isBodily);
  if (isCrisis(restriction) && isConfident && isSmallTalk !== true) return mayTrain ? 'training' : 'none';
  return mayTrain || !isConfident || isSmallTalk === true ? 'held' : 'none';
};
