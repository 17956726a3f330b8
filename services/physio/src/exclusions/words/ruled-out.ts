import { fold } from '@stridewell/coaching/gate/engine/fold';
import type { Match, Read } from '@stridewell/coaching/gate/engine/matcher';

/** How far around a mention it may be ruled out, in words. */
const NEAR = 4;
const RULED_OUT =
  /\b(?:ruled out|excluded|disproved|avkreftet|avkrefta|utelukket|utelukka|frisk|allergi\w*|overfolsom\w*)\b/;
/** "Not ruled out", "kan ikke utelukkes" leave it open. */
const LEFT_OPEN = /\b(?:not|isnt|wasnt|cannot|cant|never|yet|until|ikke|ikkje|aldri)\b/;

/** "No pain in the", right before a site. */
const PAINLESS =
  /\b(?:no|not|without|never|ingen|ikke|uten|aldri) (?:pain|ache|soreness|tenderness|smerter?|vondt|omhet)(?: (?:in|at|over|on|i|pa|ved))?(?: (?:the|my|left|right))*$/;

const near = (tokens: readonly Read[], from: number, to: number, sentence: number | undefined): string =>
  fold(
    tokens
      .slice(Math.max(0, from), to)
      .filter((token) => token.sentence === sentence)
      .map(({ text }) => text)
      .join(' '),
  );

/** Whether somebody has ruled a mention out, as a doctor's note says it, it is named as an allergy, or as a place without pain. */
export const isRuledOut = (tokens: readonly Read[], match: Match): boolean => {
  const start = match[0] ?? 0;
  const end = match.at(-1) ?? start;
  const sentence = tokens[start]?.sentence;
  const before = near(tokens, start - NEAR - 1, start, sentence);
  if (PAINLESS.test(before)) return true;
  const around = [near(tokens, start - NEAR, start, sentence), near(tokens, end + 1, end + 1 + NEAR, sentence)];
  return around.some((words) => RULED_OUT.test(words) && !LEFT_OPEN.test(words));
};
