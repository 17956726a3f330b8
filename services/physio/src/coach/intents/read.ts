import * as spoken from '@stridewell/chat/conversation/spoken-language';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { PHYSIO_QUICK_ACTIONS } from '@stridewell/contracts/web';
import { languageOf } from '@stridewell/language/detect-language';
import { distanceIn } from '@stridewell/language/entities';
import type { Language } from '@stridewell/language/language';
import type { Mention as Said } from '@stridewell/language/lexicon';
import { wordKey } from '@stridewell/language/matcher';
import { type Token, tokensOf } from '@stridewell/safety/text';
import { candidates, mentionsOf } from './engine.ts';
import { exercisesIn } from './exercise-in.ts';
import { painIn } from './pain-in.ts';
import type { Topic } from './rules.ts';
import type { Concept } from './words/all.ts';

type Mention = Said<Concept>;

/** What a runner asks, read from the words. */
export interface Question {
  message: string;
  language: Language;
  /** The most specific topic; `unknown` where no rule holds. */
  topic: Topic;
  /** The other topics the words touch, the most specific first. */
  also: readonly Topic[];
  /** The pain the message names, 0 to 10. */
  pain: number | null;
  concepts: ReadonlySet<string>;
}

const SHORT = 3;
const HIGH = 6;
const DENIALS = new Set(
  'no not never without dont isnt arent havent didnt doesnt nothing ingen ikke ikkje uten aldri neither zero hverken verken'.split(
    ' ',
  ),
);
/** What a runner may say is not there: "no pop, no swelling, exercises?" is about exercises. */
const DENIABLE: readonly Concept[] = ['pain', 'symptom', 'worse', 'stiff', 'worried'];
const DENIAL_REACH = 4;
/** "Kneet låser seg ikke": Norwegian denies afterwards. */
const DENIED_AFTER = 2;
const AFTER = new Set(['ikke', 'ikkje', 'aldri']);

const isDenied = (tokens: readonly Token[], { at, length, concept }: Mention): boolean => {
  if (!DENIABLE.includes(concept)) return false;
  const clause = tokens[at]?.clause;
  const stands = (words: ReadonlySet<string>) => (token: Token) => token.clause === clause && words.has(token.text);
  return (
    tokens.slice(Math.max(0, at - DENIAL_REACH), at).some(stands(DENIALS)) ||
    tokens.slice(at + length, at + length + DENIED_AFTER).some(stands(AFTER))
  );
};

const keysOf = (message: string, tokens: readonly Token[], mentions: readonly Mention[]): Set<string> => {
  const found = new Set<string>(tokens.map(({ text }) => wordKey(text)));
  for (const mention of mentions) if (!isDenied(tokens, mention)) found.add(mention.concept);
  if (mentions.some(({ concept }) => /^day\d$/.test(concept))) found.add('@day');
  const pain = painIn(message);
  if (pain !== null) found.add('@pain');
  if (pain !== null && pain > HIGH) found.add('@high');
  if (exercisesIn(message).length > 0) found.add('@exercise');
  if (distanceIn(message) !== null) found.add('@distance');
  if (tokens.length <= SHORT) found.add('@short');
  return found;
};

/** "Do I have to" asks for no diagnosis, and "have to" for nothing else than "should". */
const SPELLED: readonly [RegExp, string][] = [[/\b(?:do|would|will) i (?:still |really )?have to\b/gi, 'should I']];

/** Longer texts say nothing more of the question and would only cost time. */
const READ_MAX = 1_200;

/** Reads a message. `fallback` is the language where the words decide none. Pure; linear in the length of the text. */
export const read = (message: string, fallback: Language): Question => {
  const text = SPELLED.reduce((said, [form, plain]) => said.replace(form, plain), message.slice(0, READ_MAX));
  const tokens = tokensOf(text);
  const concepts = keysOf(text, tokens, mentionsOf(tokens));
  const found = candidates(concepts);
  return {
    message,
    language: languageOf(text, tokens) ?? fallback,
    topic: found[0]?.topic ?? 'unknown',
    also: found.slice(1).map(({ topic }) => topic),
    pain: painIn(text),
    concepts,
  };
};

const LABELS: ReadonlySet<string> = new Set(PHYSIO_QUICK_ACTIONS.map(({ label }) => label));

/** What the runner typed before, the newest first; labels of quick actions are not their words. */
export const typedBefore = (turn: Turn): string[] => spoken.typedBefore(turn, LABELS);

/** The language of the conversation: the newest typed message that decides one, else English. */
export const spokenLanguage = (turn: Turn): Language => spoken.spokenLanguage(turn, LABELS);
