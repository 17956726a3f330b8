import type { EventData } from '@stridewell/contracts/events/envelope';
import { runningProfileChanged } from '@stridewell/contracts/events/events';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createUserDocuments, defineUserDocuments } from '@stridewell/kit/projections/user-document-repository';
import type { RunnerFacts } from '../domain/types.ts';

type RunningProfile = EventData<typeof runningProfileChanged>;

/** `runner_facts`: a projection of the running service's profiles, one document per runner. */
export const runnerFactsCollection = defineUserDocuments('runner_facts', runningProfileChanged.data);

export type RunnerFactsRepository = ReturnType<typeof createRunnerFacts>;

const UNKNOWN: RunnerFacts = { level: null, ageBand: null };

export const createRunnerFacts = (database: Connection) => {
  const documents = createUserDocuments(database, runnerFactsCollection);
  return {
    /** Stores the data of an event unless the stored revision is equal or newer. */
    keep: async (userId: string, profile: RunningProfile): Promise<void> => {
      await documents.change(userId, (stored) => (stored && stored.rev >= profile.rev ? null : profile));
    },
    /** Returns the facts of a runner. All are null before the first event. */
    find: async (userId: string): Promise<RunnerFacts> => {
      const stored = await documents.find(userId);
      if (!stored) return UNKNOWN;
      const { level, ageBand, from60 } = stored;
      return { level, ageBand, ...(from60 === true && { from60 }) };
    },
  };
};
