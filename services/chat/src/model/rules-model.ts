import { setImmediate } from 'node:timers/promises';
import type { TrainingPermit } from '@stridewell/safety';
import type { CoachBrain } from '../brain.ts';
import type { CoachModel } from './coach-model.ts';

/** Matches groups of up to six words. Each group is sent separately, so that the reply appears gradually. */
const GROUP = /\s*(?:\S+\s*){1,6}/g;

/**
 * A model that replies by rules, using the state loaded for one turn. It uses no network and sends the first words
 * immediately.
 */
export const createRulesModel = <State>(
  brain: CoachBrain<State>,
  state: State,
  permit: TrainingPermit | null,
): CoachModel => ({
  name: 'rules',
  async *stream({ turn }, signal) {
    for (const [words] of brain.answer(state, turn, permit).text.matchAll(GROUP)) {
      if (signal.aborted) return;
      yield words;
      // Lets other requests run, and lets an abort take effect, between two groups.
      await setImmediate();
    }
  },
});
