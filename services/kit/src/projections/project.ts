import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import type { Bus } from '../bus/bus.ts';

/**
 * Stores the data from another service's event. It must store only the newest revision, because events may be repeated,
 * late or out of order. `time` is the time of the event.
 */
export type Keep<E extends EventType> = (userId: string, data: EventData<E>, time: Date) => Promise<unknown>;

/** Runs after an event has been stored, and uses the stored data. If it fails, the event is redelivered. */
export type Reaction<E extends EventType> = (userId: string, data: EventData<E>) => Promise<unknown>;

/** Registers a projection as a consumer with the durable name `<service>.<name>`. */
export type Project = <E extends EventType>(name: string, event: E, keep: Keep<E>, react?: Reaction<E>) => void;

/**
 * Creates the function that registers a service's projections. `react` runs after each stored event unless the
 * projection has its own reaction. It must depend only on stored data, so that repeating it has no effect.
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
