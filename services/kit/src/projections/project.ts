import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import type { Bus } from '../bus/bus.ts';

/**
 * Stores what another service's event says. Events may be repeated, late and out of order, so it must keep the newest
 * revision only. `time` is the instant of the event.
 */
export type Keep<E extends EventType> = (userId: string, data: EventData<E>, time: Date) => Promise<unknown>;

/** The effect that follows from stored data, once the event is stored. A failure redelivers the event. */
export type Reaction<E extends EventType> = (userId: string, data: EventData<E>) => Promise<unknown>;

/** Registers a consumer that keeps a projection: durable name `<service>.<name>`. */
export type Project = <E extends EventType>(name: string, event: E, keep: Keep<E>, react?: Reaction<E>) => void;

/**
 * Returns the function by which a service keeps its copies of other services' facts. `react` runs after each event is
 * stored, unless a projection gives its own; it must depend on stored data only, so that repeating it is harmless.
 */
export const createProject =
  (bus: Bus, service: string, react: Reaction<EventType> = async () => undefined): Project =>
  (name, event, keep, own = react) =>
    bus.consume<EventData<typeof event>>({
      name: `${service}.${name}`,
      event,
      async handle({ subject: userId, data, time }) {
        await keep(userId, data, new Date(time));
        await own(userId, data);
      },
    });
