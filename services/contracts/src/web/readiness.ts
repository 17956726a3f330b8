import { BANDS, bandOf, type Recommendation } from './recommendations.ts';
import { METRICS, type Metrics } from './scales.ts';

/** Number of points that equal a score of 1. Points are integers, so that sums and comparisons are exact. */
export const POINTS_PER_SCORE_UNIT = 360;

/**
 * Points for the best answers, 3,600 in total: sleep and fatigue 25 %, readiness 20 %, stress and pain 15 %. These
 * weights are our own choice (readiness model, section A of the domain page): sleep and fatigue are the self-reported
 * measures that respond most to load (Saw, Main, Gastin 2016, doi:10.1136/bjsports-2015-094758), readiness is the
 * athlete's own overall judgement, and pain acts mainly through caps.
 */
export const MAX_METRIC_POINTS: Metrics = { sleep: 900, stress: 540, fatigue: 900, pain: 540, readiness: 720 };

/** Returns the points for each answer, between 0 and {@link MAX_METRIC_POINTS}. */
export const metricPoints = (answers: Metrics): Metrics => ({
  sleep: 225 * (answers.sleep - 1),
  stress: 135 * (5 - answers.stress),
  fatigue: 225 * (5 - answers.fatigue),
  pain: 54 * (10 - answers.pain),
  readiness: 80 * (answers.readiness - 1),
});

/**
 * Returns the readiness score before any cap, from 0 to 10 with one decimal. Halves are rounded up. Calculated with
 * exact integers (section A of the domain page).
 */
export const rawScore = (answers: Metrics): number => {
  const points = metricPoints(answers);
  const total = METRICS.reduce((sum, metric) => sum + points[metric], 0);
  return Math.floor((2 * total + 36) / 72) / 10;
};

/** Causes of a score cap that is set by an answer alone. */
export const ANSWER_CAP_CODES = ['pain', 'fatigue', 'sleep_fatigue', 'readiness', 'sleep', 'stress'] as const;

/**
 * A cap that an answer sets: its cause, the answer (for `sleep_fatigue`, the fatigue) and the maximum score it allows.
 */
export interface AnswerCap {
  code: (typeof ANSWER_CAP_CODES)[number];
  value: number;
  limit: number;
}

type Candidate = AnswerCap | false;

const { Reset, Recover, Adapt } = BANDS;

/**
 * Cap for pain. Uses the pain ranges 0-2, 3-5 and above 5, but is one step stricter, because morning pain is pain at
 * rest.
 */
const painCap = ({ pain }: Metrics): Candidate => {
  if (pain < 3) return false;
  return { code: 'pain', value: pain, limit: pain >= 7 ? Reset.to : pain >= 5 ? Recover.to : Adapt.to };
};

/**
 * Returns the caps that the answers set (section A of the domain page), in order of precedence when several have the
 * same limit: pain, fatigue, sleep with fatigue, readiness, sleep, stress.
 */
export const answerCaps = (answers: Metrics): AnswerCap[] => {
  const { sleep, stress, fatigue, readiness } = answers;
  const candidates: Candidate[] = [
    painCap(answers),
    fatigue === 5 && { code: 'fatigue', value: fatigue, limit: Recover.to },
    sleep === 1 && fatigue >= 4 && { code: 'sleep_fatigue', value: fatigue, limit: Recover.to },
    readiness <= 2 && { code: 'readiness', value: readiness, limit: Recover.to },
    sleep === 1 && { code: 'sleep', value: sleep, limit: Adapt.to },
    stress === 5 && { code: 'stress', value: stress, limit: Adapt.to },
  ];
  return candidates.filter((cap) => cap !== false);
};

/**
 * Returns the score and the recommendation of five answers when nothing else is known about the runner: no notes, no
 * injury and no earlier check-ins. A check-in with the same answers has the same score.
 */
export const scoreOfAnswers = (answers: Metrics): { score: number; recommendation: Recommendation } => {
  const score = Math.min(rawScore(answers), ...answerCaps(answers).map(({ limit }) => limit));
  return { score, recommendation: bandOf(score) };
};

/** Causes of a score cap that come from the physio service. The others are answers, notes and safety holds. */
export const PHYSIO_CAP_CODES = ['physio_red_flag', 'physio_pain', 'physio_worse', 'injury'] as const;

/**
 * True when the cap that lowered a score comes from the physio service. When physio and an answer set the same limit,
 * the applied cap is that of physio, although the answer alone would have lowered the score as well. False for no cap, for an unknown code, and for a cap without a code, which an earlier release stored or published.
 */
export const isPhysioCap = (cap: { code?: string | undefined } | null): boolean =>
  PHYSIO_CAP_CODES.some((code) => code === cap?.code);
