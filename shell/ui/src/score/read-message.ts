import {
  adviceFor,
  type CheckinAnswer,
  isRunningStopped,
  RECOMMENDATION_COPY,
  RUNNING_STOPPED,
} from '@stridewell/contracts/web';

/** A check-in's message by what its lines say; a line that is not there is null or missing. */
export interface DayMessage {
  /** The safety gate's text. It comes before everything else. */
  referral: string | null;
  /** Which answer decided the day. */
  override: string | null;
  /** The score with what moved it. */
  score: string | null;
  /** What pulled the score down and what helped, in the message's own words. */
  down: string[];
  up: string[];
  /** The physio gate allows no run: the fixed sentence that says so, which is the day's text too. */
  stopped: string | null;
  /** What the trend adds, and every line no screen knows: nothing that was said to the runner is left out. */
  rest: string[];
}

const OVERRIDE = /^Your answers add up to \d/;
const SCORE = /^Readiness score \d/;

const named = (line: string, label: 'Down' | 'Up'): string[] =>
  new RegExp(`\\b${label}: ([^.]+)\\.`).exec(line)?.[1]?.split(', ') ?? [];

/**
 * Sorts a message into its parts. The API writes one sentence a line, and what stands before the override and the score is
 * the safety gate's. The advice is left out: every screen with a message shows that text already.
 */
export const readMessage = ({
  message,
  score,
  recommendation,
  explanation,
}: Pick<CheckinAnswer, 'message' | 'score' | 'recommendation' | 'explanation'>): DayMessage => {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const known = Math.max(
    0,
    lines.findIndex((line) => OVERRIDE.test(line) || SCORE.test(line)),
  );
  const referral = lines.slice(0, known).join(' ');
  const after = lines.slice(known);
  const advice = RECOMMENDATION_COPY[adviceFor(recommendation, score, explanation.baseline)].text;
  const scoreLine = after.find((line) => SCORE.test(line)) ?? null;
  return {
    referral: referral === '' ? null : referral,
    override: after.find((line) => OVERRIDE.test(line)) ?? null,
    score: scoreLine,
    down: named(scoreLine ?? '', 'Down'),
    up: named(scoreLine ?? '', 'Up'),
    stopped: isRunningStopped(message) ? RUNNING_STOPPED : null,
    rest: after.filter(
      (line) => !OVERRIDE.test(line) && !SCORE.test(line) && line !== advice && line !== RUNNING_STOPPED,
    ),
  };
};
