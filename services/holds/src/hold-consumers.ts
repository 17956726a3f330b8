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
  /**
   * Applies the effect of another service's hold in this service, for example to a plan or a cap. Must be idempotent.
   */
  follow?: (userId: string) => Promise<void>;
}

/**
 * Creates consumers that copy the holds opened and ended by other services, and publish an event that makes open pages
 * refetch. Merging is commutative, so the state does not depend on the order, delay or redelivery of events.
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
