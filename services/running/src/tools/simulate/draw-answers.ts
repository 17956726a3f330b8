import { type Metrics, rawScore } from '@stridewell/contracts/web';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Answers of an ordinary day without pain, each with its score; no answer caps the score. */
const ORDINARY: readonly { metrics: Metrics; score: number }[] = range(2, 5).flatMap((sleep) =>
  range(1, 4).flatMap((stress) =>
    range(1, 4).flatMap((fatigue) =>
      range(0, 2).flatMap((pain) =>
        range(4, 10).map((readiness) => {
          const metrics = { sleep, stress, fatigue, pain, readiness };
          return { metrics, score: rawScore(metrics) };
        }),
      ),
    ),
  ),
);
/** Answers of a day with almost only bad ratings. */
const EXHAUSTED: Metrics = { sleep: 1, stress: 5, fatigue: 5, pain: 2, readiness: 2 };

/** Minimum score for which no answer is drawn that would shorten the session on its own. */
const WITHOUT_TRIM_FROM = 5;

type Answers = (typeof ORDINARY)[number];

/** Groups answers by their score, so that those nearest to a score are found without comparing all of them. */
const byScore = (answers: readonly Answers[]): { score: number; answers: Answers[] }[] => {
  const groups = Map.groupBy(answers, ({ score }) => score.toFixed(6));
  return [...groups.values()].map((group) => ({ score: group[0]?.score ?? 0, answers: group }));
};
const ALL = byScore(ORDINARY);
const RESTED = byScore(ORDINARY.filter(({ metrics }) => metrics.fatigue <= 3));

/** Returns random answers whose score is as close as possible to the given one. */
export const drawAnswers = (random: () => number, score: number): { metrics: Metrics; score: number } => {
  if (score < 3) return { metrics: EXHAUSTED, score: rawScore(EXHAUSTED) };
  const groups = score >= WITHOUT_TRIM_FROM ? RESTED : ALL;
  const nearest = groups.reduce((best, group) =>
    Math.abs(group.score - score) < Math.abs(best.score - score) ? group : best,
  );
  const { answers } = nearest;
  return answers[Math.floor(random() * answers.length)] ?? { metrics: EXHAUSTED, score: rawScore(EXHAUSTED) };
};
