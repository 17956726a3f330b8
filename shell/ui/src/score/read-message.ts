import {
  adviceFor,
  type CheckinAnswer,
  RECOMMENDATION_COPY,
  RUNNING_STOPPED,
  runningStoppedOf,
} from '@stridewell/contracts/web';

/** A check-in's message, split by the meaning of its lines; missing lines are null or empty. */
export interface DayMessage {
  /** The safety text, shown before everything else. */
  referral: string | null;
  /** The line that names the answer that decided the recommendation. */
  override: string | null;
  /** The line with the score and its main factors. */
  score: string | null;
  /** The factors that lowered and raised the score, in the message's words. */
  down: string[];
  up: string[];
  /** The fixed sentence for a day on which the physio gate allows no run. */
  stopped: string | null;
  /** The trend, and every unknown line, so that nothing of the message is lost. */
  rest: string[];
}

const OVERRIDE = /^Your answers add up to \d/;
const SCORE = /^Readiness score \d/;

const factorsIn = (line: string, label: 'Down' | 'Up'): string[] =>
  new RegExp(`\\b${label}: ([^.]+)\\.`).exec(line)?.[1]?.split(', ') ?? [];

/**
 * Splits a message into its parts. The API writes one sentence per line; lines before the override and the score are
 * the safety text. The advice is omitted, because every screen with a message shows it already.
 */
export const readMessage = ({
  message,
  score,
  recommendation,
  explanation,
}: Pick<CheckinAnswer, 'message' | 'score' | 'recommendation' | 'explanation'>): DayMessage => {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const start = Math.max(
    0,
    lines.findIndex((line) => OVERRIDE.test(line) || SCORE.test(line)),
  );
  const referral = lines.slice(0, start).join(' ');
  const linesAfter = lines.slice(start);
  const advice = RECOMMENDATION_COPY[adviceFor(recommendation, score, explanation.baseline)].text;
  const scoreLine = linesAfter.find((line) => SCORE.test(line)) ?? null;
  return {
    referral: referral === '' ? null : referral,
    override: linesAfter.find((line) => OVERRIDE.test(line)) ?? null,
    score: scoreLine,
    down: factorsIn(scoreLine ?? '', 'Down'),
    up: factorsIn(scoreLine ?? '', 'Up'),
    stopped: runningStoppedOf({ message }) ? RUNNING_STOPPED : null,
    rest: linesAfter.filter(
      (line) => !OVERRIDE.test(line) && !SCORE.test(line) && line !== advice && line !== RUNNING_STOPPED,
    ),
  };
};
