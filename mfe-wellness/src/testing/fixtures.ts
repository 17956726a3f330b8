import {
  bandOf,
  type CheckinAnswer,
  type HistoryItem,
  type Recommendation,
  type StatsAnswer,
  type Trends,
} from '@stridewell/contracts/web';

/** Response to a check-in with sleep 5, stress 1, fatigue 1, pain 5 and readiness 9 (worked example 13). */
export const PAIN_ANSWER: CheckinAnswer = {
  score: 4.9,
  recommendation: 'Recover',
  message: [
    'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.',
    'Readiness score 4.9 of 10. Down: pain. Up: good sleep, low fatigue.',
  ].join('\n'),
  messageParts: [
    {
      code: 'override',
      text: 'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.',
    },
    { code: 'score', text: 'Readiness score 4.9 of 10.' },
    { code: 'losses', text: 'Down: pain.' },
    { code: 'gains', text: 'Up: good sleep, low fatigue.' },
  ],
  runningStopped: false,
  isUpdate: false,
  explanation: {
    raw: 9,
    factors: [
      { metric: 'sleep', value: 5, contribution: 2.5, max: 2.5 },
      { metric: 'fatigue', value: 1, contribution: 2.5, max: 2.5 },
      { metric: 'readiness', value: 9, contribution: 1.78, max: 2 },
      { metric: 'pain', value: 5, contribution: 0.75, max: 1.5 },
      { metric: 'stress', value: 1, contribution: 1.5, max: 1.5 },
    ],
    cap: { reason: 'pain of 5', limit: 4.9, code: 'pain', value: 5 },
    baseline: null,
  },
};

/** Returns a Reset response for a pain value. The other answers result in a score so low that no cap applies. */
export const painAnswer = (pain: number): CheckinAnswer => ({
  score: 1.6,
  recommendation: 'Reset',
  message: 'Readiness score 1.6 of 10. Down: pain, fatigue, sleep.',
  messageParts: [
    { code: 'score', text: 'Readiness score 1.6 of 10.' },
    { code: 'losses', text: 'Down: pain, fatigue, sleep.' },
  ],
  runningStopped: false,
  isUpdate: false,
  explanation: {
    raw: 1.6,
    factors: [
      { metric: 'sleep', value: 1, contribution: 0, max: 2.5 },
      { metric: 'fatigue', value: 5, contribution: 0, max: 2.5 },
      { metric: 'readiness', value: 4, contribution: 0.67, max: 2 },
      { metric: 'pain', value: pain, contribution: Math.round((10 - pain) * 15) / 100, max: 1.5 },
      { metric: 'stress', value: 3, contribution: 0.75, max: 1.5 },
    ],
    cap: null,
    baseline: null,
  },
});

/** Statistics for three days. */
export const STATS: StatsAnswer = {
  dailyScores: [
    { date: '2026-11-18', score: 4.9 },
    { date: '2026-11-19', score: 7.9 },
    { date: '2026-11-20', score: 6.2 },
  ],
  recCounts: { Push: 1, Adapt: 1, Recover: 1, Reset: 0 },
  series: Object.fromEntries(
    ['sleep', 'stress', 'fatigue', 'pain', 'readiness'].map((metric) => [
      metric,
      ['2026-11-18', '2026-11-19', '2026-11-20'].map((date, day) => ({ date, value: day + 2 })),
    ]),
  ) as StatsAnswer['series'],
};

/** Creates one item of the history API. */
export const historyItem = (
  date: string,
  score = 6.2,
  recommendation: Recommendation = 'Adapt',
  notes: string | null = null,
): HistoryItem => ({
  id: `id-${date}`,
  createdAt: `${date}T05:41:00.000Z`,
  date,
  score,
  recommendation,
  answersJson: JSON.stringify({ sleep: 3, stress: 2, fatigue: 4, pain: 1, readiness: 7, notes }),
});

/** Trends of a runner without findings. */
export const TRENDS: Trends = {
  checkins: 14,
  baseline: null,
  movers: [],
  sinceInjury: null,
  capped: [],
  events: [],
  calendar: STATS.dailyScores.map(({ date, score }) => ({ date, score, recommendation: bandOf(score) })),
  previousCounts: null,
};
