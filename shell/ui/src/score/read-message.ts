export interface DayMessage {
  /** What pulled the score down and what helped, in the message's own words. */
  down: string[];
  up: string[];
  /** Every other line: a referral, what decided the day, the trend. */
  lines: string[];
}

const SCORE_LINE = /^Readiness score [\d.]+ of 10\./;

const named = (line: string, label: 'Down' | 'Up'): string[] =>
  new RegExp(`\\b${label}: ([^.]+)\\.`).exec(line)?.[1]?.split(', ') ?? [];

/** Takes a check-in's message apart, one sentence a line; a line that is not the score line is kept as it is. */
export const readMessage = (message: string): DayMessage => {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const scoreLine = lines.find((line) => SCORE_LINE.test(line)) ?? '';
  return {
    down: named(scoreLine, 'Down'),
    up: named(scoreLine, 'Up'),
    lines: lines.filter((line) => line !== scoreLine),
  };
};
