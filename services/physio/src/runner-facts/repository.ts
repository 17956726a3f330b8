import type { EventData } from '@stridewell/contracts/events/envelope';
import type { runningProfileChanged } from '@stridewell/contracts/events/events';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createUserDocuments } from '@stridewell/kit/projections/user-document-repository';
import type { RunnerFacts } from '../rules/types.ts';

type Told = EventData<typeof runningProfileChanged>;

export const RUNNER_FACTS = 'runner_facts';

export type RunnerFactsRepository = ReturnType<typeof createRunnerFacts>;

const UNKNOWN: RunnerFacts = { level: null, ageBand: null };

/** `runner_facts`: one document per runner, following the running service's profile. */
export const createRunnerFacts = (database: Connection) => {
  const documents = createUserDocuments<Told>(database, RUNNER_FACTS);
  return {
    /** Keeps what the event says unless something as new or newer is known. */
    keep: async (userId: string, told: Told): Promise<void> => {
      await documents.change(userId, (known) => (known && known.rev >= told.rev ? null : told));
    },
    /** What is known of a runner; nothing before a running profile was told. */
    find: async (userId: string): Promise<RunnerFacts> => {
      const known = await documents.find(userId);
      return known ? { level: known.level, ageBand: known.ageBand } : UNKNOWN;
    },
  };
};
