import type { EventData } from '@stridewell/contracts/events/envelope';
import { holdChanged } from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { Clock } from '@stridewell/kit/clock';
import type { HoldRepository, HoldService } from './hold-repository.ts';
import { merged } from './state.ts';

const SERVICES = Object.keys(holdChanged) as HoldService[];

export interface HoldConsumers {
  service: HoldService;
  holds: HoldRepository;
  clock: Clock;
  /** What follows in this service from another one's hold: a plan, a cap. Must be idempotent. */
  follow?: (userId: string) => Promise<void>;
}

/**
 * Takes over the holds that the other services open and end. Merging is commutative, so repeats, delays and any order of the
 * events end in the same state.
 */
export const consumeHolds = (bus: Bus, { service, holds, clock, follow }: HoldConsumers): void => {
  for (const other of SERVICES.filter((name) => name !== service))
    bus.consume<EventData<(typeof holdChanged)[HoldService]>>({
      name: `${service}.holds-of-${other}`,
      event: holdChanged[other],
      async handle({ subject: userId, data: { holdId, category, tier, since, ended } }) {
        const told = { id: holdId, category, tier, since: new Date(since), ended };
        await holds.take(userId, clock.now(), (state) => merged(state, told));
        await follow?.(userId);
      },
    });
};
