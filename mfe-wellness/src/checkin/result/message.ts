import type { CheckinAnswer } from '@stridewell/contracts/web';
import { adviceFor, RECOMMENDATION_COPY } from '@stridewell/contracts/web';

/** The lines of a check-in's message by what they say; a line that is not there is null or missing. */
export interface MessageLines {
  /** The safety gate's text. It comes before everything else. */
  referral: string | null;
  /** Which answer decided the day. */
  override: string | null;
  /** The score with what moved it. */
  score: string | null;
  /** What the trend adds, and every line this screen does not know: nothing that was said to the runner is left out. */
  rest: string[];
}

const OVERRIDE = /^Your answers add up to \d/;
const SCORE = /^Readiness score \d/;

/**
 * Sorts a message into its parts. The API writes one sentence a line, and what stands before the override and the score is
 * the safety gate's. The advice is left out: the result card shows that text already.
 */
export const readMessage = ({ message, score, recommendation, explanation }: CheckinAnswer): MessageLines => {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const known = lines.findIndex((line) => OVERRIDE.test(line) || SCORE.test(line));
  const referral = lines.slice(0, Math.max(0, known)).join(' ');
  const after = lines.slice(Math.max(0, known));
  const advice = RECOMMENDATION_COPY[adviceFor(recommendation, score, explanation.baseline)].text;
  return {
    referral: referral === '' ? null : referral,
    override: after.find((line) => OVERRIDE.test(line)) ?? null,
    score: after.find((line) => SCORE.test(line)) ?? null,
    rest: after.filter((line) => !OVERRIDE.test(line) && !SCORE.test(line) && line !== advice),
  };
};
