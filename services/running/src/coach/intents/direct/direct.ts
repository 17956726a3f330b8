import { withLetters } from '@stridewell/language/letters';
import type { IntentId } from '@stridewell/understanding';
import { CHOICES } from './choices.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { FIGURES } from './figures.ts';
import type { Pattern } from './pattern.ts';
import { RACES } from './races.ts';
import { SESSIONS } from './sessions.ts';
import { SUPPLIES } from './supplies.ts';
import { WORRIES } from './worries.ts';

/** Questions that their words name for sure, in the order in which they decide. Each is answered as a whole. */
const DIRECT = { ...CHOICES, ...RACES, ...SUPPLIES, ...CIRCUMSTANCES, ...FIGURES, ...WORRIES, ...SESSIONS };

export type DirectTopic = keyof typeof DIRECT;

export const DIRECT_TOPICS = Object.keys(DIRECT) as readonly DirectTopic[];

/** True for a topic of this page. */
export const isDirect = (topic: string): topic is DirectTopic => Object.hasOwn(DIRECT, topic);

/** True for a question about food, clothes, shoes, ground, weather or the hour, whose words leave no doubt. */
export const isOfThing = (topic: DirectTopic): boolean =>
  Object.hasOwn(SUPPLIES, topic) || Object.hasOwn(CIRCUMSTANCES, topic);

const TABLE = (Object.entries(DIRECT) as [DirectTopic, Pattern][]).map(([topic, { intent, has, not }]) => ({
  topic,
  intent,
  has: has.map(withLetters),
  not: not ? withLetters(not) : null,
}));

/** Returns the direct question that a text asks; null for none. */
export const directIn = (text: string): { topic: DirectTopic; intent: IntentId } | null => {
  const found = TABLE.find(({ has, not }) => has.every((pattern) => pattern.test(text)) && !not?.test(text));
  return found ? { topic: found.topic, intent: found.intent } : null;
};
