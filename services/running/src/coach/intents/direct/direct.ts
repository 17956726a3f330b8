import { withLetters } from '@stridewell/language/letters';
import type { IntentId } from '@stridewell/understanding';
import { CHOICES } from './choices.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { FIGURES } from './figures.ts';
import type { Pattern } from './pattern.ts';
import { RACES } from './races.ts';
import { REQUESTS } from './requests.ts';
import { SESSIONS } from './sessions.ts';
import { STATED } from './stated.ts';
import { SUPPLIES } from './supplies.ts';
import { WORRIES } from './worries.ts';

/** Questions that are clearly recognised by their words, in order of precedence. Each is answered as a whole. */
const DIRECT = {
  ...STATED,
  ...CHOICES,
  ...RACES,
  ...SUPPLIES,
  ...CIRCUMSTANCES,
  ...FIGURES,
  ...WORRIES,
  ...SESSIONS,
  ...REQUESTS,
};

export type DirectTopic = keyof typeof DIRECT;

export const DIRECT_TOPICS = Object.keys(DIRECT) as readonly DirectTopic[];

/** True for a topic in this file. */
export const isDirect = (topic: string): topic is DirectTopic => Object.hasOwn(DIRECT, topic);

/**
 * Questions whose words also occur in other questions, so a reading about which the model is certain takes precedence.
 */
const LOOSE: ReadonlySet<DirectTopic> = new Set<DirectTopic>([
  ...(['most', 'startPace', 'goalChange', 'formLost', 'matters', 'whichToSkip', 'worthIt', 'dropToday'] as const),
  ...(['longWorry', 'squeezedIn', 'extraRun', 'mayWalk', 'report', 'notation', 'volumeStep'] as const),
]);

/** True for a question whose words are less certain than the model can be. */
export const isLoose = (topic: DirectTopic): boolean => LOOSE.has(topic);

const TABLE = (Object.entries(DIRECT) as [DirectTopic, Pattern][]).map(([topic, { intent, has, not }]) => ({
  topic,
  intent,
  has: has.map(withLetters),
  not: not ? withLetters(not) : null,
}));

/** Returns the direct question that a text asks; null if there is none. */
export const directIn = (text: string): { topic: DirectTopic; intent: IntentId } | null => {
  const found = TABLE.find(({ has, not }) => has.every((pattern) => pattern.test(text)) && !not?.test(text));
  return found ? { topic: found.topic, intent: found.intent } : null;
};
