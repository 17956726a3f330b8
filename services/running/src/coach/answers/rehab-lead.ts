import type { Language } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { rehabLevel } from '../figures.ts';
import type { Topic } from '../intents/rules.ts';

/** Talk that no run follows from, and gentler versions, which name the walk themselves: nothing has to be refused there first. */
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

const STARTS = /^\**(?:No running|Ingen løping|Nei, ingen løping|Today: Walk-run|I dag: Gå-løp)/;

/**
 * The answer itself, said before anything is explained, while an injury holds the runner back: walking only, or the stage of the
 * ladder (section C of the domain page). Null where the reply begins with it, or where no run was asked for.
 */
export const rehabLead = (state: CoachState, topic: Topic, reply: string, language: Language): string | null => {
  const level = rehabLevel(state);
  if (level === null || NEEDS_NO_ANSWER.has(topic) || STARTS.test(reply)) return null;
  if (level === 'walk')
    return language === 'nb' ? '**Ingen løping ennå: bare gange.**' : '**No running yet: walking only.**';
  const stage = state.physio?.gate?.stage ?? null;
  if (language === 'nb')
    return `**Bare gå-løp-stigen${stage === null ? '' : `, trinn ${stage}`}: ikke lengre og ikke hardere.**`;
  return `**The walk-run ladder only${stage === null ? '' : `, stage ${stage}`}: nothing longer, nothing harder.**`;
};
