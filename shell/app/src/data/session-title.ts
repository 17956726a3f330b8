/** Spells out alternating run and walk times in minutes, such as the parts of `16/2/10` in the walk-run ladder. */
const alternating = (parts: readonly string[]): string =>
  parts.map((minutes, at) => `${minutes} min ${at % 2 === 0 ? 'run' : 'walk'}`).join(', ');

const LADDER = /^(Walk-run stage \d+): (.+)$/;
const ROUNDS = /^(\d+) x \((\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)\)$/;
const TURNS = /^\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)+$/;
const WHOLE = /^(\d+) continuous$/;
const WALK = /^(\d+) brisk walk$/;
const QUALITY = /^Warm-up (\d+), (\d+ x .+?) Z(\d\w?)(?:-Z?(\d\w?))?((?:, \d+ min jog between)?), cool-down (\d+)$/;

const intervalsInWords = (intervals: string): string => {
  const [, rounds, run, walk] = ROUNDS.exec(intervals) ?? [];
  if (rounds) return `${rounds} x (${run} min run, ${walk} min walk)`;
  const [, minutes] = WHOLE.exec(intervals) ?? [];
  if (minutes) return `${minutes} min run without a break`;
  const [, walk30] = WALK.exec(intervals) ?? [];
  if (walk30) return `${walk30} min brisk walk`;
  return TURNS.test(intervals) ? alternating(intervals.split('/')) : intervals;
};

/**
 * Spells out the title of a planned session: `3 x (5/2)` becomes "3 x (5 min run, 2 min walk)". Other titles stay
 * unchanged.
 */
export const sessionTitle = (title: string): string => {
  const [, stage, intervals] = LADDER.exec(title) ?? [];
  if (stage && intervals) return `${stage}: ${intervalsInWords(intervals)}`;
  const [, warmUp, set, from, to, jog, coolDown] = QUALITY.exec(title) ?? [];
  if (!set) return title;
  const zone = to ? `zone ${from}–${to}` : `zone ${from}`;
  return `${set} in ${zone}${jog}, with ${warmUp} min warm-up and ${coolDown} min cool-down`;
};
