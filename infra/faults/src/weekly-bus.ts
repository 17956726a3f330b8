import { planPublished, summaryPublished } from '@stridewell/contracts/events/events';
import { type Bus, createBus } from '@stridewell/kit/bus/bus';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { CLOCK_BUCKET, CLOCK_KEY } from '@stridewell/kit/test-clock/follow';

/** Ids of the received events, by `<week> <runner>`. A redelivered event is included once. */
export type ReceivedEvents = Map<string, Set<string>>;

export interface WeeklyBus {
  received: { plans: ReceivedEvents; summaries: ReceivedEvents };
  /** Sets the clock of every process to the given instant. */
  setNow(instant: string): Promise<void>;
  close(): Promise<void>;
}

/** Consumes plan and summary events from the stack's NATS server and sets the test clock. */
export const openWeeklyBus = async (url: string): Promise<WeeklyBus> => {
  const bus: Bus = createBus({
    url,
    prefix: '',
    service: 'faults',
    logger: createLogger('faults', 'silent'),
    metrics: createMetrics('faults'),
    deadLetters: { record: async () => false },
  });
  await bus.ready();
  const received: WeeklyBus['received'] = { plans: new Map(), summaries: new Map() };
  for (const [kind, event] of [
    ['plans', planPublished],
    ['summaries', summaryPublished],
  ] as const)
    bus.consume<{ weekStart: string }>({
      name: `faults.${kind}`,
      event,
      handle: async ({ id, subject, data }) => {
        const key = `${data.weekStart} ${subject}`;
        received[kind].set(key, (received[kind].get(key) ?? new Set()).add(id));
      },
    });
  return {
    received,
    setNow: (instant) => bus.bucket(CLOCK_BUCKET, 0).put(CLOCK_KEY, String(Date.parse(instant) - Date.now())),
    close: () => bus.close(),
  };
};
