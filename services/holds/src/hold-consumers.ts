import type { EventData } from '@stridewell/contracts/events/envelope';
import { holdAdopted, holdChanged } from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { Clock } from '@stridewell/kit/clock';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { toEvent } from '@stridewell/kit/outbox/relay';
import type { HoldRepository, HoldService } from './hold-repository.ts';
import { withForeignHold } from './state.ts';

const SERVICES = Object.keys(holdChanged) as HoldService[];

export interface HoldConsumers {
  service: HoldService;
  holds: HoldRepository;
  clock: Clock;
  /** Effect of another service's hold in this service, such as on a plan or a cap. Must be idempotent. */
  follow?: (userId: string) => Promise<void>;
}

/**
 * Adopts the holds that the other services open and end, and publishes an event that makes open pages refetch. Merging
 * is commutative, so redelivery, delay and any order of the events lead to the same state.
 */
export const consumeHolds = (bus: Bus, { service, holds, clock, follow }: HoldConsumers): void => {
  for (const other of SERVICES.filter((name) => name !== service))
    bus.consume<EventData<(typeof holdChanged)[HoldService]>>({
      name: `${service}.holds-of-${other}`,
      event: holdChanged[other],
      async handle({ id, subject: userId, data: { holdId, category, tier, since, ended, rev } }) {
        const incoming = { id: holdId, category, tier, since: new Date(since), ended };
        await holds.take(userId, clock.now(), (state) => withForeignHold(state, incoming));
        await follow?.(userId);
        if (service === 'wellness') return;
        const entry = createEntry(holdAdopted[service], { rev }, clock.now());
        await bus.publish(toEvent(service, { ...entry, id: `${id}.adopted` }, userId));
      },
    });
};
