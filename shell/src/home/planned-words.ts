import type { Goal, LogStatus } from '@stridewell/contracts/web';
import { type ShellLanguage, useShellLanguage, useWords } from '../words/words.ts';

const EN = {
  sum: (done: number, planned: number): string => `${done} of ${planned} min`,
  rest: 'Rest',
  before: 'before your plan',
  planned: 'planned',
  statuses: { done: 'done', partial: 'partly done', skipped: 'skipped' } as Record<LogStatus, string>,
  days: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
  raceDay: 'Race day',
  to: {
    '5k': 'to your 5 km',
    '10k': 'to your 10 km',
    half_marathon: 'to your half marathon',
    marathon: 'to your marathon',
    ultra: 'to your ultra',
    fitness: 'to your goal',
    weight_loss: 'to your goal',
  } as Record<Goal, string>,
  weekOf: (week: number, weeks: number): string => `Week ${week} of ${weeks}`,
  phases: { Base: 'Base', Build: 'Build', Peak: 'Peak', Taper: 'Taper' } as Record<string, string>,
  next: 'Next week',
  thisWeek: 'Back to this week',
  runs: (runs: number): string => (runs === 1 ? '1 run' : `${runs} runs`),
  provisional: 'Provisional.',
  openPlan: 'Open the plan',
  month: 'Your month',
};

export type PlannedWords = typeof EN;

const NB: PlannedWords = {
  sum: (done, planned) => `${done} av ${planned} min`,
  rest: 'Hvile',
  before: 'før planen din',
  planned: 'planlagt',
  statuses: { done: 'gjort', partial: 'delvis gjort', skipped: 'droppet' },
  days: (days) => (days === 1 ? '1 dag' : `${days} dager`),
  raceDay: 'Løpsdag',
  to: {
    '5k': 'til 5 km-løpet',
    '10k': 'til 10 km-løpet',
    half_marathon: 'til halvmaraton',
    marathon: 'til maraton',
    ultra: 'til ultraløpet',
    fitness: 'til målet ditt',
    weight_loss: 'til målet ditt',
  },
  weekOf: (week, weeks) => `Uke ${week} av ${weeks}`,
  phases: { Base: 'Grunntrening', Build: 'Oppbygging', Peak: 'Toppfase', Taper: 'Nedtrapping' },
  next: 'Neste uke',
  thisWeek: 'Tilbake til denne uka',
  runs: (runs) => (runs === 1 ? '1 økt' : `${runs} økter`),
  provisional: 'Foreløpig.',
  openPlan: 'Åpne planen',
  month: 'Måneden din',
};

const WORDS: Record<ShellLanguage, PlannedWords> = { en: EN, nb: NB };

/** Returns the UI text for the parts of the home screen that only a runner with a plan sees, and those of the shell. */
export const usePlannedWords = (): PlannedWords & { shell: ReturnType<typeof useWords> } => {
  const shell = useWords();
  return { ...WORDS[useShellLanguage()], shell };
};
