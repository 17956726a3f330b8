import { answeredNone, type SafetyState } from '@stridewell/holds/state';
import { languageOf } from '@stridewell/language/detect-language';
import type { Language } from '@stridewell/language/language';
import { type DecideOptions, saysIll } from '@stridewell/safety';
import { tokensOf } from '@stridewell/safety/text';
import { namesIllness, withTemperature } from '@stridewell/understanding';
import type { Turn } from '../model/coach-model.ts';

/** Maximum age in milliseconds of the earlier messages that are evaluated for safety together with a new message. */
export const RECENT_MS = 30 * 60_000;

/** Returns the runner's messages of the last 30 minutes, oldest first. */
const recentOf = ({ memory }: Turn, now: Date): string[] => {
  const since = now.getTime() - RECENT_MS;
  return memory.flatMap(({ typed }) => (typed && typed.at.getTime() >= since ? [typed.text] : []));
};

export const lastReply = ({ memory }: Turn): string =>
  memory.findLast(({ role }) => role === 'assistant')?.content ?? '';

/**
 * Returns the language of a message. If it cannot be detected, returns the language of the runner's newest message that
 * has one, or null.
 */
export const languageOfTurn = ({ message, memory }: Turn): Language | null => {
  const texts = [message, ...memory.flatMap(({ typed }) => typed?.text ?? []).toReversed()];
  for (const text of texts) {
    const language = languageOf(text, tokensOf(text));
    if (language) return language;
  }
  return null;
};

/** Returns what the safety decision on a message depends on in addition to its words. */
export const optionsOf = (turn: Turn, state: SafetyState | null, now: Date): DecideOptions => ({
  recent: recentOf(turn, now),
  ...(state && {
    flags: state.flags.map(({ category }) => category),
    answeredNone: answeredNone(state, now),
  }),
});

/**
 * Returns the text of a message for the safety decision. After a message about an illness, "39" is read as a
 * temperature.
 */
export const heardIn = (turn: Turn, now: Date): string =>
  recentOf(turn, now).some(namesIllness) ? withTemperature(turn.message) : turn.message;

/** Praise: "new PB, sick!" */
const SLANG = /(?:^|[,.!?]\s*)(?:so |that'?s |how )?sick\s*!+\s*$/i;

/**
 * True when a message says in plain words that the runner is ill, unless a card about illness was just answered with
 * "none".
 */
export const saysIllIn = ({ message }: Turn, { answeredNone: none = [] }: DecideOptions): boolean =>
  saysIll(message) && !SLANG.test(message) && !none.some(({ category }) => category === 'illness');
