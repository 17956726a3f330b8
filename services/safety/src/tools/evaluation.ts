import { SAFETY_CATEGORIES } from '../categories.ts';
import type { createDecide } from '../decision/decide.ts';
import type { SafetyDecision } from '../decision/decision.ts';
import { permitTyped } from '../decision/permit.ts';
import { wilson } from '../model/calibrate.ts';
import { isUnsafe, type Line } from '../model/corpus.ts';

/** A corpus line with the decision on it. */
export interface Judged {
  line: Line;
  decision: SafetyDecision;
  /** True when the decision permits training advice, regardless of intents and holds. */
  isPermitted: boolean;
}

/** An intent model that neither supports nor opposes a permit, so the metrics are those of the safety model alone. */
const WITHOUT_INTENT = { isConfident: true, background: 0.5 };

/** Decides on every line. */
export const judge = (decide: ReturnType<typeof createDecide>, lines: readonly Line[]): Judged[] =>
  lines.map((line) => {
    const decision = decide(line.text);
    return { line, decision, isPermitted: permitTyped(decision, WITHOUT_INTENT, null) !== null };
  });

/** A named proportion: `hits` out of `n`. */
export interface Figure {
  name: string;
  hits: number;
  n: number;
}

/** Below this n, only the interval and the count of a proportion are printed. */
export const FEW = 30;

/** Formats a proportion: percentage, 95 % interval and n; only the interval and the count when n is below {@link FEW}. */
export const percent = ({ hits, n }: Figure): string => {
  if (n === 0) return '–';
  const [low, high] = wilson(hits, n);
  const shown = (share: number): string => (share * 100).toFixed(0);
  const range = `${shown(low)}–${shown(high)}`;
  return n < FEW ? `${range} (${hits} of ${n})` : `${((100 * hits) / n).toFixed(1)} (${range}, n ${n})`;
};

const isRaised = ({ decision }: Judged): boolean => decision.state !== 'go';
const isStopped = ({ decision }: Judged): boolean => decision.state === 'stop';

const share = (name: string, of: readonly Judged[], hit: (one: Judged) => boolean): Figure => ({
  name,
  hits: of.filter(hit).length,
  n: of.length,
});

/** Computes the metrics of `language.md` section 7 that depend on STOP and ASK. */
export const figuresOf = (judged: readonly Judged[]): Record<string, Figure[]> => {
  const unsafe = judged.filter(({ line }) => isUnsafe(line));
  const emergencies = unsafe.filter(({ line }) => line.tier === 'emergency');
  const of = (label: string) => judged.filter(({ line }) => line.label === label);
  const inLanguage = (lang: Line['lang'], rows: readonly Judged[]) => rows.filter(({ line }) => line.lang === lang);
  const voices = [...new Set(unsafe.map(({ line }) => line.voice))].sort();
  return {
    totals: [
      share('STOP + ASK, emergencies', emergencies, isRaised),
      share('STOP + ASK, all unsafe', unsafe, isRaised),
      share('STOP, emergencies', emergencies, isStopped),
      share('STOP, look-alikes', of('lookalike'), isStopped),
      share('STOP + ASK, look-alikes', of('lookalike'), isRaised),
      share('STOP, ordinary', of('ordinary'), isStopped),
      share('STOP + ASK, ordinary', of('ordinary'), isRaised),
      share('STOP + ASK, niggles', of('niggle'), isRaised),
      share('training permitted, unsafe', unsafe, ({ isPermitted }) => isPermitted),
      share('training permitted, ordinary', of('ordinary'), ({ isPermitted }) => isPermitted),
      share(
        'right card first',
        unsafe.filter(({ decision }) => decision.state === 'ask'),
        ({ line, decision }) => decision.categories[0] === line.label,
      ),
    ],
    languages: (['en', 'nb'] as const).flatMap((lang) => [
      share(`emergencies, ${lang}`, inLanguage(lang, emergencies), isRaised),
      share(`all unsafe, ${lang}`, inLanguage(lang, unsafe), isRaised),
      share(`look-alikes, ${lang}`, inLanguage(lang, of('lookalike')), isRaised),
      share(`ordinary, ${lang}`, inLanguage(lang, of('ordinary')), isRaised),
    ]),
    categories: SAFETY_CATEGORIES.map((category) => share(category, of(category), isRaised)),
    voices: voices.map((voice) =>
      share(
        voice,
        unsafe.filter(({ line }) => line.voice === voice),
        isRaised,
      ),
    ),
  };
};

const printed = (figures: readonly Figure[]): string[] =>
  figures.filter(({ n }) => n > 0).map((figure) => `${figure.name.padEnd(34)} ${percent(figure)}`);

/** Formats the totals as lines of text. */
export const printTotals = (title: string, judged: readonly Judged[]): string[] => [
  `## ${title}: ${judged.length} messages`,
  ...printed(figuresOf(judged).totals ?? []),
];

/** Formats the metrics as lines of text, which contain no messages. */
export const printFigures = (title: string, judged: readonly Judged[]): string[] => [
  `## ${title}: ${judged.length} messages`,
  ...Object.entries(figuresOf(judged)).flatMap(([group, figures]) => [`### ${group}`, ...printed(figures)]),
];
