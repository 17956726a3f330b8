import type { EventData } from '@stridewell/contracts/events/envelope';
import type { physioGateChanged } from '@stridewell/contracts/events/events';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';

/** How much running an injury allows, as published to other services. */
export type GateState = Omit<EventData<typeof physioGateChanged>, 'rev'>;

/** `physio_gates`, one per runner: the last published gate. It is derived from all other data and never an input. */
export interface GateDocument extends EmittingDocument, GateState {
  createdAt: Date;
  updatedAt: Date;
}
