import { closesBody, type Restriction } from '@stridewell/safety';
import type { UnderstoodTurn } from '../brain.ts';
import { announcesTraining } from '../dialogue/small-talk.ts';

/**
 * Effect of a hold or an open card on the reply to a message whose decision is GO: `none` keeps the answer, `held`
 * replaces it with the restriction's text, and `training` replaces it only if there is no answer without training
 * advice.
 */
export type Closing = 'none' | 'held' | 'training';

/** True while a hold about not wanting to live is open. It forbids nothing, and no training is offered. */
export const isCrisis = ({ hold: { category, tier } }: Restriction): boolean =>
  category === 'selfharm' && tier !== 'card';

/**
 * An open card blocks only training advice (`language.md` 1.3). After a message that was not understood, the card is
 * shown again only if the message is about the body, because it may be the answer to the card.
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
 * Returns the effect of the restriction on the reply. Pure.
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
  if (restriction.hold.tier === 'card') return byCard(understood, message, isBodily);
  if (isCrisis(restriction) && isConfident && isSmallTalk !== true) return mayTrain ? 'training' : 'none';
  return mayTrain || !isConfident || isSmallTalk === true ? 'held' : 'none';
};
