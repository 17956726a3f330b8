import type { Goal, Metric, Phase, Recommendation, SkipReason } from '@stridewell/contracts/web';
import type { Language, Words } from '@stridewell/language/language';
import type { CoachCheckin, CoachState } from '../../domain/coach-state.ts';

const BANDS: Record<Recommendation, string> = {
  Push: 'Push (klar for hard økt)',
  Adapt: 'Adapt (en vanlig dag)',
  Recover: 'Recover (rolig dag)',
  Reset: 'Reset (hvile)',
};

/** Returns the recommendation as named on screen; in Norwegian with its meaning. */
export const bandName = (band: Recommendation, language: Language): string => (language === 'nb' ? BANDS[band] : band);

const PHASES: Record<Phase, string> = {
  Base: 'Base (grunntrening)',
  Build: 'Build (oppbygging)',
  Peak: 'Peak (toppfase)',
  Taper: 'Taper (nedtrapping)',
};

export const phaseName = (phase: Phase, language: Language): string => (language === 'nb' ? PHASES[phase] : phase);

const METRICS: Record<Metric, Words> = {
  sleep: { en: 'sleep', nb: 'søvn' },
  stress: { en: 'stress', nb: 'stress' },
  fatigue: { en: 'fatigue', nb: 'tretthet' },
  pain: { en: 'pain', nb: 'smerte' },
  readiness: { en: 'your own readiness', nb: 'din egen følelse av å være klar' },
};

const GAINS: Record<Metric, Words> = {
  sleep: { en: 'good sleep', nb: 'god søvn' },
  stress: { en: 'low stress', nb: 'lavt stress' },
  fatigue: { en: 'low fatigue', nb: 'lite tretthet' },
  pain: { en: 'no pain', nb: 'ingen smerte' },
  readiness: { en: 'high readiness', nb: 'du føler deg klar' },
};

const isMetric = (name: string): name is Metric => name in METRICS;

export const metricName = (metric: string, language: Language): string =>
  isMetric(metric) ? METRICS[metric][language] : metric;

export const gainName = (metric: string, language: Language): string =>
  isMetric(metric) ? GAINS[metric][language] : metric;

const GOALS: Record<Goal, Words> = {
  '5k': { en: '5k', nb: '5 km' },
  '10k': { en: '10k', nb: '10 km' },
  half_marathon: { en: 'half marathon', nb: 'halvmaraton' },
  marathon: { en: 'marathon', nb: 'maraton' },
  ultra: { en: 'ultra', nb: 'ultraløp' },
  fitness: { en: 'fitness', nb: 'god form' },
  weight_loss: { en: 'weight loss', nb: 'vektnedgang' },
};

export const goalName = (goal: Goal, language: Language): string => GOALS[goal][language];

const REASONS: Record<SkipReason, Words> = {
  time: { en: 'time', nb: 'tid' },
  fatigue: { en: 'fatigue', nb: 'tretthet' },
  pain: { en: 'pain', nb: 'smerte' },
  other: { en: 'another reason', nb: 'annen grunn' },
};

export const reasonName = (reason: SkipReason, language: Language): string => REASONS[reason][language];

/** Formats a score with one decimal, as on screen: `6.2`, `6,2`. */
export const scoreText = (score: number, language: Language): string =>
  language === 'nb' ? score.toFixed(1).replace('.', ',') : score.toFixed(1);

/** Formats a number with its noun: `1 run`, `2 runs`. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

type CapCause = (pain: { metrics: CoachCheckin['metrics']; physioPain: number | null }) => Words;

/** Causes of a cap by their codes, which the wellness service defines. */
const CAUSES: Readonly<Record<string, CapCause>> = {
  notes: () => ({ en: 'what you wrote in your notes', nb: 'det du skrev i notatet' }),
  hold: () => ({ en: 'what you wrote or told us earlier', nb: 'noe du skrev eller fortalte tidligere' }),
  open_question: () => ({ en: 'an open question about your notes', nb: 'et ubesvart spørsmål om notatet' }),
  physio_red_flag: () => ({ en: 'a red flag in your physio check-in', nb: 'et faresignal i fysio-innsjekken' }),
  physio_pain: ({ physioPain }) => ({
    en: `pain${physioPain === null ? '' : ` of ${physioPain}`} in your physio check-in`,
    nb: `smerte${physioPain === null ? '' : ` ${physioPain}`} i fysio-innsjekken`,
  }),
  physio_worse: () => ({ en: 'a worse morning after your last session', nb: 'en verre morgen etter forrige økt' }),
  injury: () => ({ en: 'the injury you are working on', nb: 'skaden du jobber med' }),
  notes_pain: ({ metrics }) => ({
    en: `pain of ${metrics.pain} in your notes`,
    nb: `smerte ${metrics.pain} i notatet`,
  }),
  pain: ({ metrics }) => ({ en: `pain of ${metrics.pain}`, nb: `smerte ${metrics.pain}` }),
  fatigue: ({ metrics }) => ({ en: `fatigue of ${metrics.fatigue}`, nb: `tretthet ${metrics.fatigue}` }),
  sleep_fatigue: ({ metrics }) => ({
    en: `sleep of ${metrics.sleep} with fatigue of ${metrics.fatigue}`,
    nb: `søvn ${metrics.sleep} sammen med tretthet ${metrics.fatigue}`,
  }),
  readiness: ({ metrics }) => ({ en: `readiness of ${metrics.readiness}`, nb: `egen følelse ${metrics.readiness}` }),
  sleep: ({ metrics }) => ({ en: `sleep of ${metrics.sleep}`, nb: `søvn ${metrics.sleep}` }),
  stress: ({ metrics }) => ({ en: `stress of ${metrics.stress}`, nb: `stress ${metrics.stress}` }),
};

const ONE_ANSWER = 'et av svarene dine';

/**
 * Returns the cause of the cap that lowered a score; null if there is no cap. For a cap without a known code, returns
 * the English reason of the wellness service, and in Norwegian a general one.
 */
export const capReason = (state: CoachState, checkin: CoachCheckin, language: Language): string | null => {
  const { cap, metrics, date } = checkin;
  if (!cap) return null;
  const cause = cap.code !== undefined && Object.hasOwn(CAUSES, cap.code) ? CAUSES[cap.code] : undefined;
  if (!cause) return language === 'en' ? cap.reason : ONE_ANSWER;
  const physioPain = state.physio?.checkins.find((each) => each.date === date)?.pain ?? null;
  return cause({ metrics, physioPain })[language];
};
