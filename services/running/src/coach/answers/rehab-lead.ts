import type { Language } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { rehabLevel } from '../figures.ts';
import type { Topic } from '../intents/rules.ts';

/** Topics that are not about a run, and gentler versions, which suggest the walk themselves. */
const NEEDS_NO_ANSWER: ReadonlySet<Topic> = new Set([
  'unknown',
  'why',
  'progress',
  'done',
  'lastWeek',
  'score',
  'trend',
  'checkinEffect',
  'strength',
  'stretching',
  'lighterWeek',
  'easier',
  'tired',
  'pain',
  'instead',
]);

/**
 * Returns the answer in one sentence while an injury restricts running: walking only, or the stage of the ladder (section
 * C of the domain page). It comes before any explanation. Null when the topic is not about a run.
 */
export const rehabLead = (state: CoachState, topic: Topic, language: Language): string | null => {
  const level = rehabLevel(state);
  if (level === null || NEEDS_NO_ANSWER.has(topic)) return null;
  if (level === 'walk')
    return language === 'nb' ? '**Ingen løping ennå: bare gange.**' : '**No running yet: walking only.**';
  const stage = state.physio?.gate?.stage ?? null;
  if (language === 'nb')
    return `**Bare gå-løp-stigen${stage === null ? '' : `, trinn ${stage}`}: ikke lengre og ikke hardere.**`;
  return `**The walk-run ladder only${stage === null ? '' : `, stage ${stage}`}: nothing longer, nothing harder.**`;
};
