export type { CardGroup } from '@stridewell/contracts/web';
export { areQuiet, type Card, isApartFromBody, isOfQuietGroup } from './cards/card.ts';
export { allCards, bestCardOf, type CardChoice, findCard } from './cards/find-card.ts';
export { isTrainingCard, speaksOfTraining } from './cards/speaks-of-training.ts';
export { isSpelledWord } from './cards/spelling.ts';
export { type Choice, chooseTopic } from './choose-topic.ts';
export {
  isIllNow,
  isOnlyNose,
  isOthersIllness,
  namesIllness,
  ONLY_NOSE,
  OTHERS_ILL,
  withTemperature,
} from './illness.ts';
export { INTENT_LABELS } from './intent-labels.ts';
export { INTENT_IDS, INTENTS, type IntentDefinition, type IntentId } from './intents.ts';
export { cardReply, clarifyReply, TALK_REPLIES, type TalkTopic } from './replies.ts';
export {
  backgroundOf,
  type Candidate,
  createUnderstand,
  THRESHOLDS,
  type Understood,
  understand,
  understandingReady,
  withoutIntents,
} from './understand.ts';
