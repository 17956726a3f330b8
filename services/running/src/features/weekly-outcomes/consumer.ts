import type { EventData } from '@stridewell/contracts/events/envelope';
import { checkinRecorded, outcomeChanged } from '@stridewell/contracts/events/events';
import { weekStartOf } from '@stridewell/contracts/web';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { Clock } from '@stridewell/kit/clock';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { toEvent } from '@stridewell/kit/outbox/relay';
import { outcomeWithoutPlan } from '../../domain/outcome-without-plan.ts';
import type { WeeklyPlanRepository } from '../weekly-plan/repository.ts';
import type { WeeklyOutcomes } from './repository.ts';

export interface OutcomeDependencies {
  outcomes: WeeklyOutcomes;
  plans: WeeklyPlanRepository;
  clock: Clock;
}

/**
 * Stores the outcome of a day when its check-in is recorded. When the week has no plan (a plan emits its own changes),
 * `running.outcome.changed` is emitted for live updates. The check-in event is acknowledged only after this event is
 * published, so no update is lost. The event's id is derived from the id of the check-in event, so a redelivery does
 * not create a second event.
 */
export const consumeCheckins = (bus: Bus, { outcomes, plans, clock }: OutcomeDependencies): void =>
  bus.consume<EventData<typeof checkinRecorded>>({
    name: 'running.weekly-outcomes',
    event: checkinRecorded,
    async handle({ id, subject: userId, data: { date, recommendation, rev } }) {
      await outcomes.keep(userId, { date, outcome: outcomeWithoutPlan(recommendation) }, rev);
      if (await plans.find(userId, weekStartOf(date))) return;
      const entry = createEntry(outcomeChanged, { date, rev }, clock.now());
      await bus.publish(toEvent('running', { ...entry, id: `${id}.outcome` }, userId));
    },
  });
