import type { EventData } from '@stridewell/contracts/events/envelope';
import { runningProfileChanged } from '@stridewell/contracts/events/events';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createUserDocuments, defineUserDocuments } from '@stridewell/kit/projections/user-document-repository';
import type { RunnerFacts } from '../domain/types.ts';

type RunningProfile = EventData<typeof runningProfileChanged>;

/** `runner_facts`: a projection of the running service's profiles, one document per runner. */
export const runnerFactsCollection = defineUserDocuments('runner_facts', runningProfileChanged.data);

/** The profile to store. A later save keeps the day from which the norm from 60 counts, because the age was known. */
const kept = (stored: RunningProfile | null, profile: RunningProfile): RunningProfile => {
  const since = profile.from60 && stored?.from60 ? stored.from60Since : profile.from60Since;
  const { from60Since: _, ...rest } = profile;
  return since === undefined ? rest : { ...rest, from60Since: since };
};

export type RunnerFactsRepository = ReturnType<typeof createRunnerFacts>;

const UNKNOWN: RunnerFacts = { level: null, ageBand: null };

export const createRunnerFacts = (database: Connection) => {
  const documents = createUserDocuments(database, runnerFactsCollection);
  return {
    /** Stores the data of an event unless the stored revision is equal or newer. */
    keep: async (userId: string, profile: RunningProfile): Promise<void> => {
      await documents.change(userId, (stored) => (stored && stored.rev >= profile.rev ? null : kept(stored, profile)));
    },
    /** Returns the facts of a runner. All are null before the first event. */
    find: async (userId: string): Promise<RunnerFacts> => {
      const stored = await documents.find(userId);
      if (!stored) return UNKNOWN;
      const { level, ageBand, from60, from60Since } = stored;
      if (from60 !== true) return { level, ageBand };
      return { level, ageBand, from60, ...(from60Since !== undefined && { from60Since }) };
    },
  };
};
