import { type CheckinAnswer, type MessageCode, showsRunningStopped } from '@stridewell/contracts/web';

/** Message of a check-in, split into texts by meaning. A text that the message does not contain is null or empty. */
export interface DayMessage {
  /** Safety text, which must be shown before all other texts. */
  referral: string | null;
  /** Text about the answer that capped the score and so determined the recommendation. */
  override: string | null;
  /** Text with the score and the answers that lowered and raised it most. */
  score: string | null;
  /** Text about the answers that lowered the score most. */
  losses: string | null;
  /** Text about the answers that raised the score most. */
  gains: string | null;
  /** Text that running is not allowed, because the physio coach has paused running. */
  stopped: string | null;
  /** True if the physio coach has paused running, even if the message has no text about it. */
  isStopped: boolean;
  /** The text about the trend and all parts with an unknown code, so that no part of the message is lost. */
  rest: string[];
}

type Answer = Pick<
  CheckinAnswer,
  'message' | 'messageParts' | 'runningStopped' | 'score' | 'recommendation' | 'explanation'
>;

const NOTHING = { referral: null, override: null, score: null, losses: null, gains: null, stopped: null, rest: [] };

/**
 * Converts a message without parts. On a Reset day, such a message may begin with a safety text. The whole message is
 * then treated as the safety text, so that no screen shows advice or training next to it.
 */
const wholeMessage = ({ message, recommendation }: Answer): Omit<DayMessage, 'isStopped'> => {
  const text = message.replaceAll('\n', ' ').trim();
  if (text === '') return NOTHING;
  return recommendation === 'Reset' ? { ...NOTHING, referral: text } : { ...NOTHING, rest: [text] };
};

/** Codes of the parts that have their own field, and of the advice, for which screens use their own text. */
const PLACED: ReadonlySet<string> = new Set<MessageCode>([
  'referral',
  'override',
  'score',
  'losses',
  'gains',
  'running_stopped',
  'adapt_advice',
  'first_easy',
]);

/** Splits the message of a check-in into texts by meaning. The response of an older server has no message parts. */
export const dayMessage = (answer: Answer): DayMessage => {
  const isStopped = showsRunningStopped(answer);
  const { messageParts: parts } = answer;
  if (!parts || parts.some(({ code }) => code === 'earlier')) return { ...wholeMessage(answer), isStopped };
  const textOf = (...codes: MessageCode[]): string | null =>
    parts
      .filter(({ code }) => codes.some((each) => each === code))
      .map(({ text }) => text)
      .join(' ') || null;
  return {
    referral: textOf('referral'),
    override: textOf('override'),
    score: textOf('score', 'losses', 'gains'),
    losses: textOf('losses'),
    gains: textOf('gains'),
    stopped: textOf('running_stopped'),
    isStopped,
    rest: parts.filter(({ code }) => !PLACED.has(code)).map(({ text }) => text),
  };
};
