import type { Language } from '@stridewell/language/language';
import { decideText, type SafetyDecision, type TrainingPermit } from '@stridewell/safety';
import type { RuleAnswer, UnderstoodTurn } from '../brain.ts';
import type { AskedQuestion } from '../dialogue/coach-reading.ts';
import { SAFETY_EXCHANGE, type Turn, type TurnMessage } from '../model/coach-model.ts';
import { permitFor } from '../safety/permit-for.ts';

/** The messages of a runner in one conversation, oldest first. */
export type Exchange = readonly [string, ...string[]];

/** Expected reading of the last message. A field that is left out is not checked. */
export interface Expected {
  intent?: string;
  topic?: string;
  /** The dates that the answer is about, `YYYY-MM-DD`. */
  dates?: readonly string[];
  slots?: Readonly<Record<string, unknown>>;
  language?: Language;
  /** Pattern that the reply must match. */
  text?: RegExp;
}

/** The parts of a coach with which a conversation is played. */
export interface Played<State> {
  answerOf(state: State, turn: Turn, permit: TrainingPermit | null): RuleAnswer;
  understand(turn: Turn): UnderstoodTurn;
  verdict(state: State, turn: Turn): { text: string } | null;
}

/** A turn of a played conversation, with the reply that the product gives without a model. */
export interface PlayedTurn {
  turn: Turn;
  decision: SafetyDecision;
  permit: TrainingPermit | null;
  answer: RuleAnswer | null;
  text: string;
}

const MEMORY = 12;

/** Plays messages in one thread, with the memory that the product keeps, and returns the last turn. */
export const play = <State>(
  { answerOf, understand, verdict }: Played<State>,
  state: State,
  says: readonly string[],
): PlayedTurn => {
  let memory: TurnMessage[] = [];
  let last: PlayedTurn | null = null;
  for (const message of says) {
    const turn: Turn = { message, action: null, memory: memory.slice(-MEMORY) };
    const decision = decideText(message);
    const permit = permitFor(message, decision, understand(turn), null);
    const isGo = decision.state === 'go';
    const answer = isGo ? answerOf(state, turn, permit) : null;
    const text = (isGo ? (verdict(state, turn)?.text ?? answer?.text) : decision.text?.en) ?? '';
    last = { turn, decision, permit, answer, text };
    memory = [
      ...memory,
      { role: 'user', content: isGo ? message : SAFETY_EXCHANGE },
      {
        role: 'assistant',
        content: isGo ? text : SAFETY_EXCHANGE,
        // Stored messages come back from the database, so that the state passes through JSON as it does there.
        ...(answer?.dialogue && { dialogue: JSON.parse(JSON.stringify(answer.dialogue)) as unknown }),
      },
    ];
  }
  if (!last) throw new Error('A conversation needs a message');
  return last;
};

type Question = Pick<AskedQuestion<string>, 'intent' | 'topic' | 'language' | 'slots'>;

/** Returns the parts of an expectation that a turn does not meet; empty if it meets all of them. */
export const missesOf = (expected: Expected, { answer, text, permit }: PlayedTurn, question: Question): string[] => {
  const misses: string[] = [];
  const check = (name: string, found: unknown, wanted: unknown): void => {
    if (wanted !== undefined && JSON.stringify(found) !== JSON.stringify(wanted))
      misses.push(`${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  };
  check('intent', question.intent, expected.intent);
  check('topic', question.topic, expected.topic);
  check('language', answer?.language, expected.language);
  check('dates', answer?.dialogue?.dates, expected.dates);
  for (const [name, value] of Object.entries(expected.slots ?? {}))
    check(name, question.slots[name as keyof typeof question.slots], value);
  if (expected.text && !expected.text.test(text)) misses.push(`text: ${text}`);
  if (permit === null) misses.push('permit');
  return misses;
};
