import { PAIN_LOAD_WORDS, PainLoadChart, type PainLoadChartProps, type PainLoadWords } from '@stridewell/app/charts';
import { inLanguage } from '../data/language.ts';
import { GOAL } from './goal.ts';
import { progressWords } from './progress-words.ts';

const NB: PainLoadWords = {
  columns: ['Dato', 'Smerte', 'Minutter loggført'],
  pain: 'Smerte',
  minutes: 'Minutter',
  painLegend: 'Smerte, 0–10 (venstre)',
  loadLegend: 'Loggførte økter, også gåturer, minutter (høyre)',
  noPain: 'Ingen innsjekker i denne perioden.',
  meanPain: (mean, checkins) =>
    `Smerten var i snitt ${mean} over ${checkins} ${checkins === 1 ? 'innsjekk' : 'innsjekker'}.`,
  noLoad: 'Ingen økter med minutter er loggført.',
  load: (sessions, minutes) =>
    `${sessions} ${sessions === 1 ? 'loggført økt' : 'loggførte økter'}, ${minutes} minutter i alt.`,
};

export interface LoadChartProps extends Omit<PainLoadChartProps, 'title' | 'goal' | 'marks' | 'words'> {
  /** First day at each stage of the ladder. */
  stages: readonly { date: string; stage: number }[];
}

/** Chart of pain and logged minutes. Loaded on demand, with the chart library. */
const LoadChart = ({ stages, ...days }: LoadChartProps) => {
  const { title, goal, stage: stageWords } = progressWords().chart;
  return (
    <PainLoadChart
      {...days}
      title={title}
      goal={{ pain: GOAL, label: goal }}
      marks={stages.map(({ date, stage }) => ({ date, label: stageWords(stage) }))}
      words={inLanguage({ en: PAIN_LOAD_WORDS, nb: NB })}
    />
  );
};

export default LoadChart;
