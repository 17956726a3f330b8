import type { EventData } from '@stridewell/contracts/events/envelope';
import { holdAdopted, holdAnswered, holdChanged } from '@stridewell/contracts/events/events';
import { COACH_TYPES } from '@stridewell/contracts/web';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { Clock } from '@stridewell/kit/clock';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { toEvent } from '@stridewell/kit/outbox/relay';
import type { HoldRepository, HoldService } from './hold-repository.ts';
import { type RequestedEnd, withForeignHold, withRequestedEnd } from './opener.ts';

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
 * refetch. Merging is commutative, so the state does not depend on the order, delay or redelivery of events. Also ends
 * this service's own emergency and same-day holds when the other coach forwards an answer that ends them.
 */
export const consumeHolds = (bus: Bus, { service, holds, clock, follow }: HoldConsumers): void => {
  /** Ends an own hold, if the answer is valid. The relay of `safety_holds` publishes the end. Idempotent. */
  const endAsRequested = async (userId: string, request: RequestedEnd): Promise<void> => {
    const now = clock.now();
    await holds.change(userId, now, (state) => withRequestedEnd(state, request, { now, service }));
  };

  for (const coach of COACH_TYPES.filter((name) => name !== service))
    bus.consume<EventData<(typeof holdAnswered)[typeof coach]>>({
      name: `${service}.hold-answers-of-${coach}`,
      event: holdAnswered[coach],
      async handle({ subject: userId, data: { holdId, opener, code } }) {
        if (opener !== service) return;
        await endAsRequested(userId, { holdId, code });
        await follow?.(userId);
      },
    });

  for (const other of SERVICES.filter((name) => name !== service))
    bus.consume<EventData<(typeof holdChanged)[HoldService]>>({
      name: `${service}.holds-of-${other}`,
      event: holdChanged[other],
      async handle({ id, subject: userId, data: { holdId, category, tier, since, ended, rev } }) {
        const incoming = { id: holdId, category, tier, since: new Date(since), ended };
        await holds.take(userId, clock.now(), (state) => withForeignHold(state, incoming, other));
        // A replica of the previous release publishes the end of any hold. The service that opened the hold treats it
        // only as a request.
        if (ended !== null) await endAsRequested(userId, { holdId, ended });
        await follow?.(userId);
        if (service === 'wellness') return;
        const entry = createEntry(holdAdopted[service], { rev }, clock.now());
        await bus.publish(toEvent(service, { ...entry, id: `${id}.adopted` }, userId));
      },
    });
};
