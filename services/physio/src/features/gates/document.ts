import type { EventData } from '@stridewell/contracts/events/envelope';
import { physioGateChanged } from '@stridewell/contracts/events/events';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

/** The gate in the form published to other services. */
export type GateState = Omit<EventData<typeof physioGateChanged>, 'rev'>;

/**
 * `physio_gates`: the last published gate of each runner. It is derived from other data and is never used as an input.
 */
export const physioGatesCollection = defineCollection({
  name: 'physio_gates',
  schema: z.object({
    ...emittingFields,
    ...physioGateChanged.data.omit({ rev: true }).shape,
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one gate per runner. It also serves reads of the gate.
    { key: { userId: 1 }, options: { unique: true, name: 'user' } },
    OUTBOX_INDEX,
  ],
});

export type GateDocument = z.infer<typeof physioGatesCollection.schema>;
