import { userErased } from '@stridewell/contracts/events/events';
import type { ErasureGuard } from '../bus/consumer.ts';
import { consumeErasures, type ErasureOptions } from './erasure.ts';
import type { Records } from './records.ts';
import type { Tombstones } from './tombstones.ts';

/** Name of the part of an erasure that deletes records from the service's own database. */
export const RECORDS = 'records';

/** Creates the guard that prevents events from before an erasure from recreating data. */
export const createErasureGuard = (tombstones: Tombstones, records: Records): ErasureGuard => ({
  covers: tombstones.covers,
  // Data from `account`'s events is erased only when the account is erased.
  eraseAgain: ({ subject, type }) => records.erase(subject, type.startsWith('account.') ? 'account' : 'data'),
});

export interface RecordErasures extends Pick<ErasureOptions, 'bus' | 'clock' | 'answers'> {
  service: string;
  tombstones: Tombstones;
  records: Records;
  erasedElsewhere: readonly string[];
}

const isParticipant = (service: string): service is keyof typeof userErased => Object.hasOwn(userErased, service);

/**
 * Erases a service's records when an erasure is requested. `account` requests erasures and is therefore not a
 * participant.
 */
export const consumeRecordErasures = ({
  service,
  tombstones,
  records,
  erasedElsewhere,
  ...options
}: RecordErasures): void => {
  if (!isParticipant(service)) return;
  consumeErasures({
    ...options,
    service,
    parts: [RECORDS, ...erasedElsewhere],
    part: {
      name: RECORDS,
      prepare: ({ userId, scope }) => tombstones.put(userId, scope, options.clock.now()),
      count: ({ userId, scope }) => records.count(userId, scope),
      erase: ({ userId, scope }) => records.erase(userId, scope),
      async follow(userId, erasedAt) {
        const own = erasedAt[service];
        const later = Object.entries(erasedAt).filter(([, at]) => own !== undefined && at > own);
        // The time is stored first, so that from now on older events of these services have no effect.
        for (const [source, at] of later) await tombstones.putSource(userId, source, new Date(at));
        await records.eraseFollowing(
          userId,
          later.map(([source]) => source),
        );
      },
    },
  });
};
