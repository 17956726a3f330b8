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
 * An open card blocks training advice and advice on the body (`language.md` 1.3). It is shown again after a message that
 * was not understood, which may be the answer to the card.
 */
const byCard = ({ mayTrain, isConfident, isSmallTalk, isOfBody }: UnderstoodTurn, message: string): Closing => {
  if (isSmallTalk) return announcesTraining(message) ? 'held' : 'none';
  if (!isConfident || isOfBody === true) return 'held';
  return mayTrain ? 'training' : 'none';
};

/** Returns the effect of the restriction on the reply. Pure. */
export const closingOf = (restriction: Restriction | null, understood: UnderstoodTurn, message: string): Closing => {
  if (!restriction) return 'none';
  const { mayTrain, isConfident, isSmallTalk, isOfBody } = understood;
  if (closesBody(restriction) && isOfBody === true) return 'held';
  if (restriction.hold.tier === 'card') return byCard(understood, message);
  if (isCrisis(restriction) && isConfident && isSmallTalk !== true) return mayTrain ? 'training' : 'none';
  return mayTrain || !isConfident || isSmallTalk === true ? 'held' : 'none';
};
