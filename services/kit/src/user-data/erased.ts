import { userErased } from '@stridewell/contracts/events/events';
import type { Erased } from '../bus/consumer.ts';
import { consumeErasures, type ErasureOptions } from './erasure.ts';
import type { Records } from './records.ts';
import type { Tombstones } from './tombstones.ts';

/** The part of an erasure that every service does itself. */
export const RECORDS = 'records';

/** Keeps events that are older than their runner's erasure from bringing anything back. */
export const createErased = (tombstones: Tombstones, records: Records): Erased => ({
  covers: tombstones.covers,
  // What `account` tells is erased with the account only, and so is all it leads to.
  eraseAgain: ({ subject, type }) => records.erase(subject, type.startsWith('account.') ? 'account' : 'data'),
});

export interface RecordErasures extends Pick<ErasureOptions, 'bus' | 'clock' | 'answers'> {
  service: string;
  tombstones: Tombstones;
  records: Records;
  erasedElsewhere: readonly string[];
}

const takesPart = (service: string): service is keyof typeof userErased => Object.hasOwn(userErased, service);

/** Erases a service's records on request. `account`, which asks, erases its own otherwise. */
export const consumeRecordErasures = ({
  service,
  tombstones,
  records,
  erasedElsewhere,
  ...around
}: RecordErasures): void => {
  if (!takesPart(service)) return;
  consumeErasures({
    ...around,
    service,
    parts: [RECORDS, ...erasedElsewhere],
    part: {
      name: RECORDS,
      prepare: ({ userId, scope }) => tombstones.put(userId, scope, around.clock.now()),
      count: ({ userId, scope }) => records.count(userId, scope),
      erase: ({ userId, scope }) => records.erase(userId, scope),
      async follow(userId, erasedAt) {
        const own = erasedAt[service];
        const later = Object.entries(erasedAt).filter(([, at]) => own !== undefined && at > own);
        // First the mark: what comes late from here on is known to be old.
        for (const [source, at] of later) await tombstones.putSource(userId, source, new Date(at));
        await records.eraseFollowing(
          userId,
          later.map(([source]) => source),
        );
      },
    },
  });
};
