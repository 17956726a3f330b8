import { type CheckinAnswer, type MessageCode, showsRunningStopped } from '@stridewell/contracts/web';

/** A check-in's message by what its parts say; missing parts are null or empty. */
export interface DayMessage {
  /** The safety text, shown before everything else. */
  referral: string | null;
  /** Names the answer that decided the recommendation. */
  override: string | null;
  /** The score with the answers that lowered and raised it most. */
  score: string | null;
  /** The answers that lowered the score most. */
  losses: string | null;
  /** The answers that raised the score most. */
  gains: string | null;
  /** Says that the physio gate allows no run. */
  stopped: string | null;
  /** The physio gate allows no run, and the day's texts say so, whether or not the message has a part for it. */
  isStopped: boolean;
  /** The trend, and every unknown part, so that nothing of the message is lost. */
  rest: string[];
}

type Answer = Pick<
  CheckinAnswer,
  'message' | 'messageParts' | 'runningStopped' | 'score' | 'recommendation' | 'explanation'
>;

const NOTHING = { referral: null, override: null, score: null, losses: null, gains: null, stopped: null, rest: [] };

/**
 * A message without parts, in one piece. It may begin with a safety text, which exists on Reset days only; so on such a
 * day all of it takes the place of the safety text, and no screen shows advice or training with it.
 */
const wholeMessage = ({ message, recommendation }: Answer): Omit<DayMessage, 'isStopped'> => {
  const text = message.replaceAll('\n', ' ').trim();
  if (text === '') return NOTHING;
  return recommendation === 'Reset' ? { ...NOTHING, referral: text } : { ...NOTHING, rest: [text] };
};

/** Parts with a place of their own. The advice is shown by every screen that shows a message. */
const PLACED: ReadonlySet<string> = new Set<MessageCode>([
  'referral',
  'override',
  'score',
  'losses',
  'gains',
  'running_stopped',
  'adapt_advice',
]);

/** The message of a check-in. An answer of an older server has no parts. */
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
