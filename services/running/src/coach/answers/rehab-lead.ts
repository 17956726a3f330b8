import type { Language } from '@stridewell/language/language';
import { isUnsaid, type Voice } from '@stridewell/language/variants';
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
  'second',
  'which',
]);

/**
 * Returns the answer in one sentence while an injury restricts running: walking only, or the stage of the ladder (section
 * C of the domain page). It comes before any explanation, and shorter when the thread has heard it. Null when the topic is
 * not about a run.
 */
export const rehabLead = (state: CoachState, topic: Topic, language: Language, voice: Voice): string | null => {
  const level = rehabLevel(state);
  if (level === null || NEEDS_NO_ANSWER.has(topic)) return null;
  if (level === 'walk')
    return language === 'nb' ? '**Ingen løping ennå: bare gange.**' : '**No running yet: walking only.**';
  const stage = state.physio?.gate?.stage ?? null;
  const at = stage === null ? '' : language === 'nb' ? `, trinn ${stage}` : `, stage ${stage}`;
  const full =
    language === 'nb'
      ? `**Bare gå-løp-stigen${at}: ikke lengre og ikke hardere.**`
      : `**The walk-run ladder only${at}: nothing longer, nothing harder.**`;
  if (isUnsaid(voice, full)) return full;
  return language === 'nb' ? `**Bare gå-løp-stigen${at}.**` : `**The walk-run ladder only${at}.**`;
};
