import type { ChatSource, ChatSourceKind } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { type Language, paragraphs, type Words } from '@stridewell/language/language';
import { addsNothing, repeats } from '@stridewell/language/reply';
import type { Turn } from '../model/coach-model.ts';
import type { AskedQuestion, FollowUp } from './coach-reading.ts';

const LABELS: Readonly<Record<Exclude<ChatSourceKind, 'card'>, Words>> = {
  plan: { en: 'Plan', nb: 'Plan' },
  checkin: { en: 'Check-in', nb: 'Innsjekk' },
  log: { en: 'Training log', nb: 'Treningslogg' },
  rehab: { en: 'Rehab', nb: 'Opptrening' },
  profile: { en: 'Profile', nb: 'Profil' },
};

/** The stored data that the answer to a topic is based on. */
export type SourceTable<T extends string> = Readonly<Partial<Record<T, readonly Exclude<ChatSourceKind, 'card'>[]>>>;

/** Returns the sources of an answer: its knowledge card, or the stored data of its topic. */
export const sourcesOf = <T extends string>(
  { topic, cards, language }: Pick<AskedQuestion<T>, 'topic' | 'cards' | 'language'>,
  table: SourceTable<T>,
): ChatSource[] =>
  topic === 'card'
    ? cards.map(({ id, title }) => ({ kind: 'card' as const, id, label: title[language] }))
    : (table[topic] ?? []).map((kind) => ({ kind, label: LABELS[kind][language] }));

const RIGHT: Words = { en: 'Right.', nb: 'Greit.' };

/** Short acknowledgement of a correction: the day that was meant, or a word of confirmation. */
const acknowledgement = (dates: readonly string[], language: Language): string => {
  const [date, other] = dates;
  if (!date || other) return RIGHT[language];
  return language === 'nb'
    ? `${weekday(date, 'nb')}, ja.`.replace(/^./, (letter) => letter.toUpperCase())
    : `${weekday(date, 'en')}, then.`;
};

const SPOKEN: Words = { en: 'English from here on.', nb: 'Norsk fra nå av.' };

/**
 * Joins the answers to the questions of one message, without repeated paragraphs, after a short note on what was
 * corrected or changed.
 */
export const joinedReply = (
  texts: readonly string[],
  { followUp, language }: Pick<AskedQuestion<string>, 'followUp' | 'language'>,
  dates: readonly string[],
): string => {
  const lead = followUp?.isCorrection
    ? acknowledgement(dates, language)
    : followUp?.kind === 'language'
      ? SPOKEN[language]
      : null;
  const once = [...new Set(texts.flatMap((text) => text.split('\n\n')))];
  return paragraphs(lead, ...once);
};

/**
 * Answers the questions of one message in order. Each answer takes the previous ones into account, so that nothing is
 * repeated. An answer that only repeats an earlier one is left out.
 * @param answer creates the answer to a question; `turn` contains the earlier answers as replies
 */
export const answersInOrder = <Q, A extends { text: string }>(
  turn: Turn,
  questions: readonly Q[],
  answer: (question: Q, turn: Turn) => A,
): A[] => {
  const answers: A[] = [];
  for (const question of questions) {
    const heard = answers.map(({ text }) => ({ role: 'assistant' as const, content: text }));
    const next = answer(question, heard.length === 0 ? turn : { ...turn, memory: [...turn.memory, ...heard] });
    const isRepeated = addsNothing(
      next.text,
      answers.map(({ text }) => text),
    );
    if (!isRepeated) answers.push(next);
  }
  return answers;
};

/** Kinds of follow-ups that ask for something new; the others ask for the same answer in another form. */
const ASKS_NEW: ReadonlySet<FollowUp['kind'] | undefined> = new Set<FollowUp['kind']>(['again', 'why', 'second']);

/** True when a follow-up asks for something new but a text repeats an answer that was already given in the thread. */
export const repeatsAnswer = (
  { memory }: Turn,
  { followUp }: Pick<AskedQuestion<string>, 'followUp'>,
  text: string,
): boolean =>
  ASKS_NEW.has(followUp?.kind) &&
  repeats(
    text,
    memory.filter(({ role }) => role === 'assistant').map(({ content }) => content),
  );
