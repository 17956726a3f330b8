import { painReported } from '@stridewell/contracts/events/events';
import type { CoachType } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import { createAggregate } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { type PainReport, withReport } from './report.ts';
import type { PainReportRepository } from './repository.ts';

/** The pain that a message reports, without the time. */
export type PainFact = Omit<PainReport, 'at'>;

export interface PainRecorderParts {
  reports: PainReportRepository;
  coachType: CoachType;
  clock: Clock;
  logger: Logger;
  /** Called with the document's id after each report. Usually the relay's `kick`. */
  onSaved?(id: string): void;
}

/** Stores a report of pain. Never rejects: resolves to false when it could not be stored. */
export type RecordPain = (userId: string, fact: PainFact) => Promise<boolean>;

/** Creates the function that stores a report of pain and its event in one write. Log entries contain no health data. */
export const createPainRecorder = ({ reports, coachType, clock, logger, onSaved }: PainRecorderParts): RecordPain => {
  const { collection } = reports;
  const aggregate = createAggregate({ collection, clock, ...(onSaved && { onSaved }) });
  const store = (userId: string, fact: PainFact): Promise<void> =>
    aggregate.change(userId, async (at) => {
      const current = await reports.findOwn(userId);
      return {
        write: {
          ...{ key: { userId }, current },
          state: { reports: withReport(current?.reports ?? [], { ...fact, at }) },
          events: (rev) => [createEntry(painReported[coachType], { ...fact, at: at.toISOString(), rev }, at)],
          // While NATS is down, the coach that received the report must still take it into account.
          ignoresLimit: true,
          result: () => undefined,
        },
      };
    });
  return (userId, fact) =>
    store(userId, fact).then(
      () => true,
      (error) => {
        logger.error({ err: error }, 'reported pain not stored');
        return false;
      },
    );
};
