import type { IntentId } from '../intents.ts';

/** Ends of a question within a message: a sentence end, or words that add another question. */
const ENDS =
  /(?<=[?!])\s+|(?<=[a-zæøå)]{2}\.)\s+|\s+(?:and also|and another thing|also,|and btw|plus,|og dessuten|dessuten|og forresten|forresten|og så lurer jeg på|og en ting til)[,:]?\s+/giu;
const PARTS_MAX = 3;
const WORDS_MIN = 2;

/** Intents that are not a separate question next to another one. */
const BESIDE: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['hello', 'thanks', 'bye', 'yes', 'no', 'okay', 'why', 'correction', 'aboutMe', 'offTopic', 'feedback'] as const),
]);

/** Intents about the body, illness and pain, which are answered before others. */
const URGENT: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['illnessReport', 'backAfterIllness', 'runWithPain', 'painDuring', 'painAfter', 'painLog', 'sore'] as const),
  ...(['secondArea', 'seeSomeone', 'diagnosis', 'clearance', 'medicineGeneral', 'tired', 'slept'] as const),
]);

/** Cuts a message into the questions that it may contain, in the order of the text. */
export const partsOf = (message: string): string[] =>
  message
    .split(ENDS)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= WORDS_MIN);

/** Maximum number of parts that are read one by one, which takes time. A message of more parts is read as a whole. */
const READ_MAX = 12;

/**
 * Returns the questions of a message that asks several: each is clearly understood, and no two have the same intent.
 * Urgent ones come first; at most three. Empty when the message must be read as a whole, such as a question after a
 * statement that it is about: "I did stage 4 yesterday. Should I run today?".
 * @param read reads one part by itself
 */
export const questionsIn = <Q extends { intent: IntentId | null; isSure: boolean }>(
  message: string,
  read: (part: string) => Q,
): Q[] => {
  const parts = partsOf(message);
  if (parts.length < 2 || parts.length > READ_MAX) return [];
  const all = parts.map((part) => ({ part, question: read(part) }));
  const isOwn = ({ part, question: { intent } }: (typeof all)[number]): boolean =>
    part.endsWith('?') || !message.includes('?') || (intent !== null && URGENT.has(intent));
  const kept = all.filter(({ question: { intent } }) => intent === null || !BESIDE.has(intent));
  if (!kept.every(isOwn)) return [];
  const asked = kept.map(({ question }) => question);
  const isSure = asked.every((each) => each.isSure && each.intent !== null);
  const intents = new Set(asked.map(({ intent }) => intent));
  if (!isSure || asked.length < 2 || intents.size < asked.length) return [];
  const rank = ({ intent }: Q): number => (intent !== null && URGENT.has(intent) ? 0 : 1);
  return asked.toSorted((a, b) => rank(a) - rank(b)).slice(0, PARTS_MAX);
};

const QUESTION_WORD =
  "how|what|what's|whats|when|why|which|who|where|hvor|hva|når|hvorfor|hvilken|hvilke|hvilket|hvem|hvordan|korleis|kor|kva|ka|koffor";
const AUXILIARY =
  'should|can|could|do i|does|did i|is (?:it|that|there|this)|am i|will|would|may i|shall|have i|skal|kan|bør|må|får|er (?:det|den|jeg)|blir|har (?:jeg|eg)|gjorde|trenger';
/** A question at the beginning of a message, after words of address. */
const ASKS = new RegExp(
  `(?:^|[.!?,;:]\\s+|\\b(?:so|ok|and|but|og|men|hei|hey|hi|coach)\\s+)(?:${QUESTION_WORD}|${AUXILIARY}|is|are|do|er|har|går|kommer|synes|tror)\\b|\\b(?:please|pls|takk)\\W*$`,
  'iu',
);
/** The words between two questions of one sentence, such as "and how" in "what is on Sunday and how fast is it". */
const LINK = new RegExp(
  `(?:,|\\s)\\s*(?:and|og|but|men|plus)\\s+(?=(?:${QUESTION_WORD}|${AUXILIARY}|the (?:week|day) after|uka etter|dagen etter)(?![\\p{L}'’]))`,
  'iu',
);
const HEAD_WORDS = 3;

/**
 * Cuts a sentence that links two questions: "what is on Sunday and how fast is it". The second may depend on the first.
 * Null for a message of one question.
 */
export const linkedParts = (message: string): { head: string; tail: string } | null => {
  const link = LINK.exec(message);
  if (!link) return null;
  const head = message.slice(0, link.index).trim();
  const tail = message.slice(link.index + link[0].length).trim();
  if (head.split(/\s+/).length < HEAD_WORDS || tail === '' || !ASKS.test(head)) return null;
  return { head, tail };
};
