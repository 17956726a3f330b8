import type { FollowUp } from '@stridewell/chat/dialogue';
import { withLetters } from '@stridewell/language/letters';
import { allCards, bestCardOf, type CardGroup, type IntentId } from '@stridewell/understanding';
import type { DialogueState } from '@stridewell/understanding/dialogue';
import type { Question } from './read.ts';
import type { Topic } from './rules.ts';

/** Subjects of a conversation, for short messages that mention another aspect of the same subject. */
const FRAMES: Readonly<Record<'race' | 'mill' | 'food' | 'feet' | 'gear', readonly Topic[]>> = {
  race: ['raceGoal', 'racePacing', 'raceDate', 'startPace', 'finishOnly', 'faster', 'promise', 'racePlan', 'paceZone'],
  mill: ['treadmill', 'treadmillPace', 'ice', 'weatherPlan'],
  food: ['raceGels', 'carbLoad', 'raceFood', 'coffee', 'runFood', 'afterMeal'],
  feet: ['newShoes', 'needShoes'],
  gear: ['wear'],
};
type Frame = keyof typeof FRAMES;

/** The groups of cards that belong to a subject. */
const GROUPS: Partial<Record<Frame, readonly CardGroup[]>> = {
  food: ['food'],
  feet: ['shoes', 'gear'],
  gear: ['gear', 'weather'],
};
const OF_GROUP: Partial<Record<CardGroup, Frame>> = { food: 'food', shoes: 'feet', gear: 'gear' };

const ASKS_PACE =
  /\b(?:splits?|start\w*|open|go out|set off|pace|how fast|speed|fart\w*|tempo|åpne\w*|legge ut|hvor fort|kor fort)\b/i;
const ASKS_TIME =
  /\b(?:how (?:many hours|long)|what time|hours|hvor (?:mange timer|lang tid)|kor (?:mange timer|lang tid)|timer|tid)\b|\b(?:under|sub|below) \d/i;
const ASKS_MILL =
  /\b(?:speed|pace|incline|gradient|km ?\/? ?[ht]|kmh|kmt|setting|punch|stigning\w*|fart\w*|tempo|hellning\w*|innstilling\w*)\b/i;

/** The question that a short message asks within a frame, by its words. */
const ASKED: readonly { frame: Frame; has: RegExp; intent: IntentId; topic: Topic }[] = [
  { frame: 'race', has: withLetters(ASKS_PACE), intent: 'racePacing', topic: 'racePacing' },
  { frame: 'race', has: withLetters(ASKS_TIME), intent: 'raceGoal', topic: 'raceGoal' },
  { frame: 'mill', has: withLetters(ASKS_MILL), intent: 'treadmill', topic: 'treadmillPace' },
];

/** Words for running outdoors, which do not refer to a treadmill. */
const OUTSIDE = /\b(?:outside|outdoors|ice|icy|spikes?|studs|ute|isen?|glatt|brodder|pigg\w*)\b/i;

const WORDS_MAX = 12;
/** Minimum score of a card on the subject for a message with hardly more than a noun. */
const ENOUGH = 3;
/** Topics that the subject of the conversation overrides for a short message. */
const YIELDS: ReadonlySet<Topic> = new Set<Topic>([
  ...(['unknown', 'clarify', 'card', 'offTopic', 'zonePace', 'paceZone', 'warmUp', 'strength', 'addons'] as const),
  ...(['racePlan', 'raceDate', 'feel', 'treadmill', 'which', 'second', 'logHow'] as const),
]);

const frameOf = ({ topic, slots }: DialogueState): Frame | null => {
  if (topic === 'card') {
    const card = allCards().find(({ id }) => id === slots.card);
    if (card?.intent === 'treadmill') return 'mill';
    return (card && OF_GROUP[card.group]) ?? null;
  }
  return (Object.keys(FRAMES) as Frame[]).find((frame) => FRAMES[frame].some((each) => each === topic)) ?? null;
};

/**
 * Returns a short message as a question of the subject that the conversation is about: a pace after a race forecast, an
 * incline after the treadmill, a breakfast after the carbohydrates. A message that is clearly understood by itself does
 * not change.
 */
export const inFrame = (question: Question, state: DialogueState, subject: string): Question => {
  const { own, topic, language, followUp, isTypical } = question;
  const frame = frameOf(state);
  const isSettled = followUp !== null && topic !== 'which' && topic !== 'second';
  if (frame === null || isSettled || own.split(/\s+/).length > WORDS_MAX || !YIELDS.has(topic)) return question;
  const continued = (): FollowUp => ({
    kind: 'again',
    joined: [subject, own].filter((text) => text !== '').join('. '),
    isCorrection: false,
    of: state.topic,
    ...(state.isPermitted === false && { isClosed: true }),
  });
  const asked = ASKED.find(
    (each) => each.frame === frame && each.has.test(own) && !(frame === 'mill' && OUTSIDE.test(own)),
  );
  if (asked) return { ...question, intent: asked.intent, topic: asked.topic, cards: [], followUp: continued() };
  const groups = GROUPS[frame];
  const [shown] = question.cards;
  const isElsewhere = shown === undefined || !groups?.includes(shown.group);
  const card = groups && isElsewhere ? bestCardOf(own, new Set(groups), ENOUGH) : null;
  if (!card || card.id === state.slots.card) return question;
  return { ...question, language, isTypical, intent: card.intent, topic: 'card', cards: [card], followUp: continued() };
};
