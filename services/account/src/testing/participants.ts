import type { EventData } from '@stridewell/contracts/events/envelope';
import { erasureRequested, userErased } from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import { createId } from '@stridewell/kit/ids';

export type Participant = keyof typeof userErased;

export interface Participants {
  /** All received erasure requests with the service that received them, including redeliveries. */
  asked: { service: Participant; userId: string; scope: string; erasureId: string }[];
  /** Enables or disables the responses of a service. While they are disabled, requests are redelivered. */
  set(service: Participant, answers: boolean): void;
}

/** Counts of erased documents that each service reports. */
export const COUNTS: Record<Participant, Record<string, number>> = {
  wellness: { checkin_sessions: 3, metrics_daily: 3 },
  running: { weekly_plans: 1, jobs: 0 },
  physio: { physio_checkins: 2 },
};

/** Creates stubs of the three other services, which receive erasure requests from NATS and respond to them. */
export const createParticipants = (bus: Bus): Participants => {
  const silenced = new Set<Participant>();
  const asked: Participants['asked'] = [];
  for (const service of ['wellness', 'running', 'physio'] as const)
    bus.consume<EventData<typeof erasureRequested>>({
      name: `${service}.erases-records`,
      event: erasureRequested,
      async handle({ subject: userId, data: { scope, erasureId } }) {
        asked.push({ service, userId, scope, erasureId });
        if (silenced.has(service)) throw new Error('silenced');
        await bus.publish({
          specversion: '1.0',
          id: createId(),
          source: service,
          type: userErased[service].name,
          subject: userId,
          time: new Date().toISOString(),
          datacontenttype: 'application/json',
          data: { erasureId, counts: COUNTS[service] },
        });
      },
    });
  return {
    asked,
    set(service, answers) {
      if (answers) silenced.delete(service);
      else silenced.add(service);
    },
  };
};
