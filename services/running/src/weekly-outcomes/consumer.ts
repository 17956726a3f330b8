import type { EventData } from '@stridewell/contracts/events/envelope';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { WeeklyOutcomes } from './repository.ts';
import { outcomeWithoutPlan } from './rules.ts';

/** Each recorded check-in sets its day's outcome. */
export const consumeCheckins = (bus: Bus, outcomes: WeeklyOutcomes): void =>
  bus.consume<EventData<typeof checkinRecorded>>({
    name: 'running.weekly-outcomes',
    event: checkinRecorded,
    handle: ({ subject: userId, data: { date, recommendation, rev } }) =>
      outcomes.keep(userId, { date, outcome: outcomeWithoutPlan(recommendation) }, rev),
  });
