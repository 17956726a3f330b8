import { type CheckinAnswer, type MessageCode, showsRunningStopped } from '@stridewell/contracts/web';

/** Message of a check-in, split by the meaning of its parts. Missing parts are null or empty. */
export interface DayMessage {
  /** Safety text, shown before everything else. */
  referral: string | null;
  /** Text about the answer that decided the recommendation. */
  override: string | null;
  /** Score text with the answers that lowered and raised the score most. */
  score: string | null;
  /** Text about the answers that lowered the score most. */
  losses: string | null;
  /** Text about the answers that raised the score most. */
  gains: string | null;
  /** Text that the physio gate does not allow running. */
  stopped: string | null;
  /** True when the physio gate does not allow running, even if the message has no part for it. */
  isStopped: boolean;
  /** The trend and all unknown parts, so that no part of the message is lost. */
  rest: string[];
}

type Answer = Pick<
  CheckinAnswer,
  'message' | 'messageParts' | 'runningStopped' | 'score' | 'recommendation' | 'explanation'
>;

const NOTHING = { referral: null, override: null, score: null, losses: null, gains: null, stopped: null, rest: [] };

/**
 * Converts a message without parts. It may begin with a safety text, which exists only on Reset days. On a Reset day the
 * whole message is therefore treated as the safety text, so that no screen shows advice or training next to it.
 */
const wholeMessage = ({ message, recommendation }: Answer): Omit<DayMessage, 'isStopped'> => {
  const text = message.replaceAll('\n', ' ').trim();
  if (text === '') return NOTHING;
  return recommendation === 'Reset' ? { ...NOTHING, referral: text } : { ...NOTHING, rest: [text] };
};

/** Codes of parts with a field of their own, and of the advice, which screens show from their own texts. */
const PLACED: ReadonlySet<string> = new Set<MessageCode>([
  'referral',
  'override',
  'score',
  'losses',
  'gains',
  'running_stopped',
  'adapt_advice',
]);

/** Splits the message of a check-in. The response of an older server has no parts. */
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
