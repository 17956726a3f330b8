import { setImmediate } from 'node:timers/promises';
import type { TrainingPermit } from '@stridewell/safety';
import type { CoachBrain } from '../brain.ts';
import type { CoachModel } from './coach-model.ts';

/** Groups of up to six words that are sent together, so that the reply appears as if typed. */
const GROUP = /\s*(?:\S+\s*){1,6}/g;

/** The rule base as a model for one turn's state: needs no network and sends its first words immediately. */
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
      // Yields to other requests and lets an abort of the signal take effect between two groups.
      await setImmediate();
    }
  },
});
