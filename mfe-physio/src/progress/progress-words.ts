import type { HandoverCriterion } from '@stridewell/contracts/web';
import { inLanguage } from '../data/language.ts';
import type { Colour, Insight, Level, Milestone } from './progress-rules.ts';

/** UI text for the progress tab, in one language. */
export interface ProgressWords {
  readiness: string;
  range: string;
  week: string;
  month: string;
  checkinOf: (day: string) => string;
  of: (points: number) => string;
  pain: (pain: number) => string;
  walkRun: string;
  tests: string;
  careful: string;
  ready: string;
  of100: (level: string) => string;
  levels: Record<Colour, string>;
  meter: (readiness: number, level: string) => string;
  metrics: { title: string; pain: string; limits: string; flags: string; readiness: string };
  average: (mean: string, count: number, level: Level | null) => string;
  gain: (points: number) => string;
  last: (label: string, count: number) => string;
  noLimits: string;
  more: (count: number) => string;
  noFlags: (count: number) => string;
  flagsBefore: (earlier: number, count: number) => string;
  recent: string;
  recentLine: (walkRun: boolean, tests: boolean) => string;
  painUnit: string;
  readinessUnit: string;
  insights: { title: string; of: (insight: Insight, day: string) => string };
  milestones: {
    title: string;
    names: Record<Milestone['id'], string>;
    all: (count: number) => string;
    met: string;
    open: string;
  };
  handover: {
    title: string;
    notNow: string;
    met: string;
    notYet: string;
    criteria: string;
    names: Record<HandoverCriterion['id'], string>;
    all: (count: number) => string;
    isMet: string;
    isOpen: string;
    onLadder: string;
    start: string;
    before: string;
  };
  chart: { title: string; loading: string; painAlone: string; goal: string; stage: (stage: number) => string };
  none: { title: string; text: string; profile: string; start: string };
  failed: string;
  failedTitle: string;
  historyTitle: string;
  summary: string;
}

const withComma = (value: number): string => String(value).replace('.', ',');

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const EN_LEVELS: Record<Level, string> = { low: 'low', elevated: 'elevated. Keep it gentle', high: 'high' };

const EN: ProgressWords = {
  readiness: 'Physio readiness',
  range: 'Range',
  week: 'Week',
  month: 'Month',
  checkinOf: (day) => `Check-in of ${day}`,
  of: (points) => `of ${points}`,
  pain: (pain) => `Pain ${pain}`,
  walkRun: 'Walk/run',
  tests: 'Tests',
  careful: 'careful',
  ready: 'ready',
  of100: (level) => `of 100 · ${level}`,
  levels: { green: 'High', yellow: 'Middle', red: 'Low' },
  meter: (readiness, level) => `${readiness} of 100, ${level.toLowerCase()}`,
  metrics: {
    title: 'What it is made of',
    pain: 'Pain level',
    limits: 'Function limits',
    flags: 'Red flags',
    readiness: 'Physio readiness',
  },
  average: (mean, count, level) => `Average ${mean} over ${count}${level ? `: ${EN_LEVELS[level]}` : ''}`,
  gain: (points) => `Up ${points}: a significant gain`,
  last: (label, count) => `${label}, last ${count}`,
  noLimits: 'None',
  more: (count) => `+${count} more`,
  noFlags: (count) => `None in ${counted(count, 'check-in', 'check-ins')}`,
  flagsBefore: (earlier, count) => `None now, in ${earlier} of ${counted(count, 'check-in', 'check-ins')}`,
  recent: 'Recent check-ins',
  recentLine: (walkRun, tests) => `Walk/run ${walkRun ? 'yes' : 'no'} · Tests ${tests ? 'pass' : 'fail'}`,
  painUnit: 'pain',
  readinessUnit: 'readiness',
  insights: {
    title: 'Insights',
    of: ({ id, before, now }, day) => {
      const from = `${before} then, ${now} now`;
      switch (id) {
        case 'pain_halved':
          return `Pain has halved since ${day}: ${from}.`;
        case 'pain_down':
          return `Pain is down since ${day}: ${from}.`;
        case 'pain_up':
          return `Pain is up since ${day}: ${from}. Keep it gentle.`;
        case 'readiness_up':
          return `Physio readiness is up since ${day}: ${from}.`;
        case 'readiness_down':
          return `Physio readiness is down since ${day}: ${from}. It takes time.`;
      }
    },
  },
  milestones: {
    title: 'Milestones',
    names: { walk: '20-minute walk tolerance', tests: 'Functional tests passing', pain: 'Pain at most 2/10' },
    all: (count) => `All ${count} milestones reached`,
    met: 'reached',
    open: 'not yet',
  },
  handover: {
    title: 'Return to running',
    notNow: 'Not now',
    met: 'Met',
    notYet: 'Not yet',
    criteria: 'Criteria',
    names: {
      pain: 'Pain 2 or less',
      walk_run: 'Walk/run fine',
      tests: 'Tests fine',
      red_flags: 'No red flag',
      next_day: 'No worse in the morning',
    },
    all: (count) => `All ${count} criteria met`,
    isMet: 'met',
    isOpen: 'not met',
    onLadder: 'You are on the walk-run ladder.',
    start: 'You meet the start criteria. That means the first stage of the walk-run ladder, not full training.',
    before: 'When all of them are met, you start the walk-run ladder: short jogs with walking in between.',
  },
  chart: {
    title: 'Pain against logged sessions',
    loading: 'Loading: pain against logged sessions',
    painAlone: 'Your running log could not be loaded: the chart shows pain alone.',
    goal: 'Goal: 2 or less',
    stage: (stage) => `Stage ${stage}`,
  },
  none: {
    title: 'No check-ins yet',
    text: 'Your progress begins with the first one.',
    profile: 'Your progress begins with the first one. It asks about your injury, so tell us first where it hurts.',
    start: 'Start Physio Check-in',
  },
  failedTitle: 'Progress',
  failed: 'Your check-ins could not be loaded. Nothing is lost.',
  historyTitle: 'Check-in history',
  summary: 'Summary for your physiotherapist',
};

const NB_LEVELS: Record<Level, string> = { low: 'lavt', elevated: 'høyt. Ta det rolig', high: 'høyt' };

const NB: ProgressWords = {
  readiness: 'Klar til å løpe',
  range: 'Periode',
  week: 'Uke',
  month: 'Måned',
  checkinOf: (day) => `Innsjekken ${day}`,
  of: (points) => `av ${points}`,
  pain: (pain) => `Smerte ${pain}`,
  walkRun: 'Gå/løp',
  tests: 'Tester',
  careful: 'forsiktig',
  ready: 'klar',
  of100: (level) => `av 100 · ${level}`,
  levels: { green: 'Høyt', yellow: 'Middels', red: 'Lavt' },
  meter: (readiness, level) => `${readiness} av 100, ${level.toLowerCase()}`,
  metrics: {
    title: 'Dette består det av',
    pain: 'Smerte',
    limits: 'Det som er vanskelig',
    flags: 'Faresignaler',
    readiness: 'Klar til å løpe',
  },
  average: (mean, count, level) => `Snitt ${mean} over ${count}${level ? `: ${NB_LEVELS[level]}` : ''}`,
  gain: (points) => `Opp ${points}: en tydelig framgang`,
  last: (label, count) => `${label}, de siste ${count}`,
  noLimits: 'Ingenting',
  more: (count) => `+${count} til`,
  noFlags: (count) => `Ingen i ${counted(count, 'innsjekk', 'innsjekker')}`,
  flagsBefore: (earlier, count) => `Ingen nå, i ${earlier} av ${counted(count, 'innsjekk', 'innsjekker')}`,
  recent: 'Siste innsjekker',
  recentLine: (walkRun, tests) => `Gå/løp ${walkRun ? 'ja' : 'nei'} · Tester ${tests ? 'bestått' : 'ikke ennå'}`,
  painUnit: 'smerte',
  readinessUnit: 'klar',
  insights: {
    title: 'Det som har endret seg',
    of: ({ id, before, now }, day) => {
      const from = `${withComma(before)} da, ${withComma(now)} nå`;
      switch (id) {
        case 'pain_halved':
          return `Smerten er halvert siden ${day}: ${from}.`;
        case 'pain_down':
          return `Smerten har gått ned siden ${day}: ${from}.`;
        case 'pain_up':
          return `Smerten har gått opp siden ${day}: ${from}. Ta det rolig.`;
        case 'readiness_up':
          return `Du er mer klar enn ${day}: ${from}.`;
        case 'readiness_down':
          return `Du er mindre klar enn ${day}: ${from}. Det tar tid.`;
      }
    },
  },
  milestones: {
    title: 'Milepæler',
    names: { walk: 'Tåler 20 minutter gange', tests: 'Funksjonstestene er bestått', pain: 'Smerte høyst 2/10' },
    all: (count) => `Alle ${count} milepælene er nådd`,
    met: 'nådd',
    open: 'ikke ennå',
  },
  handover: {
    title: 'Tilbake til løping',
    notNow: 'Ikke nå',
    met: 'Oppfylt',
    notYet: 'Ikke ennå',
    criteria: 'Kriterier',
    names: {
      pain: 'Smerte 2 eller mindre',
      walk_run: 'Gange og løp går fint',
      tests: 'Testene er fine',
      red_flags: 'Ingen faresignaler',
      next_day: 'Ikke verre om morgenen',
    },
    all: (count) => `Alle ${count} kriteriene er oppfylt`,
    isMet: 'oppfylt',
    isOpen: 'ikke oppfylt',
    onLadder: 'Du er på gå–løp-stigen.',
    start: 'Du oppfyller startkriteriene. Det betyr det første trinnet i gå–løp-stigen, ikke full trening.',
    before: 'Når alle er oppfylt, begynner du på gå–løp-stigen: korte løpeturer med gange imellom.',
  },
  chart: {
    title: 'Smerte mot loggførte økter',
    loading: 'Laster: smerte mot loggførte økter',
    painAlone: 'Løpeloggen lot seg ikke laste: grafen viser bare smerte.',
    goal: 'Mål: 2 eller mindre',
    stage: (stage) => `Trinn ${stage}`,
  },
  none: {
    title: 'Ingen innsjekker ennå',
    text: 'Framgangen begynner med den første.',
    profile: 'Framgangen begynner med den første. Den spør om skaden, så fortell først hvor det gjør vondt.',
    start: 'Start innsjekken',
  },
  failedTitle: 'Framgang',
  failed: 'Innsjekkene lot seg ikke laste. Ingenting er tapt.',
  historyTitle: 'Tidligere innsjekker',
  summary: 'Oppsummering til fysioterapeuten',
};

/** UI text in the language of the page. */
export const progressWords = (): ProgressWords => inLanguage({ en: EN, nb: NB });
