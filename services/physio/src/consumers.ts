import type { EventData } from '@stridewell/contracts/events/envelope';
import {
  checkinRecorded,
  planChanged,
  runningProfileChanged,
  trainingLogged,
  trainingRemoved,
  userChanged,
} from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { GateFollower } from './gates/follow.ts';
import { withPlan } from './plan-today/rules.ts';
import type { Stores } from './stores.ts';

/**
 * Consumes other services' events: stores each event in a projection, then updates the gate when the event may affect
 * it. Events may be repeated, late and out of order: projections keep the newest revision, and the gate is computed
 * from stored data only.
 */
export const consumeEvents = (bus: Bus, stores: Stores, follower: GateFollower): void => {
  const { trainingDays, runnerFacts, checkinDays, planToday, settings } = stores;

  bus.consume<EventData<typeof trainingLogged>>({
    name: 'physio.training-logged',
    event: trainingLogged,
    async handle({ subject: userId, data }) {
      await trainingDays.keep(userId, data);
      await follower.follow(userId);
    },
  });

  bus.consume<EventData<typeof trainingRemoved>>({
    name: 'physio.training-removed',
    event: trainingRemoved,
    async handle({ subject: userId, data }) {
      await trainingDays.remove(userId, data);
      await follower.follow(userId);
    },
  });

  bus.consume<EventData<typeof runningProfileChanged>>({
    name: 'physio.runner-facts',
    event: runningProfileChanged,
    async handle({ subject: userId, data }) {
      await runnerFacts.keep(userId, data);
      await follower.follow(userId);
    },
  });

  bus.consume<EventData<typeof userChanged>>({
    name: 'physio.user-settings',
    event: userChanged,
    async handle({ subject: userId, data }) {
      await settings.keep(userId, data);
      // Another time zone can mean another date.
      await follower.follow(userId);
    },
  });

  bus.consume<EventData<typeof checkinRecorded>>({
    name: 'physio.checkin-days',
    event: checkinRecorded,
    handle: ({ subject: userId, data }) => checkinDays.keep(userId, data),
  });

  bus.consume<EventData<typeof planChanged>>({
    name: 'physio.plan-today',
    event: planChanged,
    async handle({ subject: userId, data }) {
      await planToday.change(userId, (weeks) => withPlan(weeks, data));
    },
  });
};
