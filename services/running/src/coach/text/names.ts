import type { Goal, Metric, Phase, Recommendation, SkipReason } from '@stridewell/contracts/web';
import type { Language, Words } from '@stridewell/language/language';

const BANDS: Record<Recommendation, string> = {
  Push: 'Push (klar for hard økt)',
  Adapt: 'Adapt (litt mindre enn planlagt)',
  Recover: 'Recover (rolig dag)',
  Reset: 'Reset (hvile)',
};

/** The recommendation by the name it has on screen; in Norwegian with what it means. */
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

/** A score as the product shows it, one decimal: `6.2`, `6,2`. */
export const scoreText = (score: number, language: Language): string =>
  language === 'nb' ? score.toFixed(1).replace('.', ',') : score.toFixed(1);

/** `1 run`, `2 runs`. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** What decided the day, in the words of the readiness service; in Norwegian by its kinds. */
export const capReason = (reason: string, language: Language): string => {
  if (language === 'en') return reason;
  if (reason.includes('notes')) return 'det du skrev i notatet';
  if (reason.includes('red flag')) return 'et faresignal i fysio-innsjekken';
  if (reason.includes('physio check-in')) return reason.replace(/pain of (\d+).*/, 'smerte $1 i fysio-innsjekken');
  if (reason.includes('worse morning')) return 'en verre morgen etter forrige økt';
  if (reason.includes('injury')) return 'skaden du jobber med';
  return reason
    .replace('pain of', 'smerte')
    .replace('sleep of', 'søvn')
    .replace('fatigue of', 'tretthet')
    .replace('readiness of', 'egen følelse')
    .replace('stress of', 'stress')
    .replace(' with ', ' sammen med ');
};
