import type { EventData } from '@stridewell/contracts/events/envelope';
import type { physioGateChanged } from '@stridewell/contracts/events/events';
import type { Emitting } from '@stridewell/kit/outbox/entries';

/** What an injury allows of running, as other services hear it. */
export type GateState = Omit<EventData<typeof physioGateChanged>, 'rev'>;

/** `physio_gates`, one per runner: what was told last. It follows from everything else and is never an input. */
export interface GateDocument extends Emitting, GateState {
  createdAt: Date;
  updatedAt: Date;
}
