import { setImmediate } from 'node:timers/promises';
import type { TrainingPermit } from '@stridewell/safety';
import type { CoachBrain } from '../brain.ts';
import type { CoachModel } from './port.ts';

/** So many words go out together: enough to read as typing, few enough to feel alive. */
const GROUP = /\s*(?:\S+\s*){1,6}/g;

/** The rule base as a model, for one turn's state: needs no network, and its first words come at once. */
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
      // Other requests get their turn between two groups, and a reader that leaves is noticed.
      await setImmediate();
    }
  },
});
