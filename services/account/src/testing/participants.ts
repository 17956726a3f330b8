import type { EventData } from '@stridewell/contracts/events/envelope';
import { erasureRequested, userErased } from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import { createId } from '@stridewell/kit/ids';

export type Participant = keyof typeof userErased;

export interface Participants {
  /** Every question that was heard, by who heard it, repeats included. */
  asked: { service: Participant; userId: string; scope: string; erasureId: string }[];
  /** Whether a service answers; one that does not keeps the question until it does. */
  set(service: Participant, answers: boolean): void;
}

/** What each service says it erased. */
export const COUNTS: Record<Participant, Record<string, number>> = {
  wellness: { checkin_sessions: 3, metrics_daily: 3 },
  running: { weekly_plans: 1, jobs: 0 },
  physio: { physio_checkins: 2 },
};

/** Stands where the three services stand for account: they hear the questions on the real bus, and answer when they may. */
export const createParticipants = (bus: Bus): Participants => {
  const away = new Set<Participant>();
  const asked: Participants['asked'] = [];
  for (const service of ['wellness', 'running', 'physio'] as const)
    bus.consume<EventData<typeof erasureRequested>>({
      name: `${service}.erases-records`,
      event: erasureRequested,
      async handle({ subject: userId, data: { scope, erasureId } }) {
        asked.push({ service, userId, scope, erasureId });
        if (away.has(service)) throw new Error('away');
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
      if (answers) away.delete(service);
      else away.add(service);
    },
  };
};
