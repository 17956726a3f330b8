import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CoachType } from '@stridewell/contracts/web';
import { decideText } from '@stridewell/safety';
import { z } from 'zod';
import type { CoachBrain } from '../../brain.ts';
import { turnOf } from '../../testing/coach-replies.ts';
import { play } from '../../testing/dialogues.ts';

/** A coach that generated conversations are played with. */
export interface SoakCoach {
  coachType: CoachType;
  /**
   * Plays messages in one thread with one of the coach's runners, and returns the reply to the last message: null when
   * the safety decision stops it or asks about it.
   */
  talk(conversation: number, messages: readonly string[]): string | null;
}

const CASES = new URL('../../../../../infra/requirements/coach-cases.json', import.meta.url);
const casesSchema = z.object({ runners: z.array(z.object({ id: z.string() })) });

/** Ids of the runners of the coaches' cases. */
const runnerIds = (): string[] =>
  casesSchema.parse(JSON.parse(readFileSync(CASES, 'utf8'))).runners.map(({ id }) => id);

type Loaded = Record<string, unknown>;
type Callable = (...given: unknown[]) => unknown;

const load = (folder: string, file: string): Promise<Loaded> =>
  import(pathToFileURL(path.resolve(folder, file)).href) as Promise<Loaded>;

const functionIn = (loaded: Loaded, isWanted: (name: string) => boolean): Callable | null => {
  const [, found] = Object.entries(loaded).find(([name, value]) => isWanted(name) && typeof value === 'function') ?? [];
  return (found as Callable | undefined) ?? null;
};

/** Returns the function that gives a coach's state for the id of a runner. */
const stateById = async (folder: string): Promise<Callable> => {
  const cases = await load(folder, 'testing/cases.ts');
  const own = functionIn(cases, (name) => name === 'stateOf');
  if (own) return own;
  const runnerNamed = functionIn(cases, (name) => name === 'runnerNamed');
  const stateOf = functionIn(await load(folder, 'testing/case-state.ts'), (name) => name === 'stateOf');
  if (!runnerNamed || !stateOf) throw new Error(`${folder} has no states of the runners of the cases`);
  return (id) => stateOf(runnerNamed(id));
};

/** Creates a coach from its brain and the states of its runners. */
export const createSoakCoach = <State>(brain: CoachBrain<State>, states: readonly State[]): SoakCoach => {
  const played = {
    answerOf: brain.answer.bind(brain),
    understand: brain.understand.bind(brain),
    verdict: brain.verdict.bind(brain),
  };
  return {
    coachType: brain.coachType,
    talk(conversation, messages) {
      const state = states[conversation % states.length] as State;
      const { answer, text } = play(played, state, messages);
      for (const message of messages) {
        // After a card is answered with "none", the message that led to it is answered.
        if (decideText(message).state !== 'ask') continue;
        const turn = turnOf(message);
        brain.understand(turn);
        if (!brain.verdict(state, turn)) brain.answer(state, turn, null);
      }
      return answer && text;
    },
  };
};

/**
 * Loads a coach from the folder of its sources, `brain.ts` and `testing/cases.ts`. The coaches depend on this library, so
 * that it can load them only by the paths that its caller names.
 * @throws Error when a module is missing or has other exports
 */
export const loadCoach = async (folder: string): Promise<SoakCoach> => {
  const create = functionIn(await load(folder, 'brain.ts'), (name) => /^create\w+Brain$/.test(name));
  if (!create) throw new Error(`${folder} has no function that creates a brain`);
  const stateOf = await stateById(folder);
  const unused = async (): Promise<never> => {
    throw new Error('The states of the cases are used');
  };
  const brain = create({ load: unused, makePlan: unused }) as CoachBrain<unknown>;
  return createSoakCoach(
    brain,
    runnerIds().map((id) => stateOf(id)),
  );
};
