import type { EventData } from '@stridewell/contracts/events/envelope';
import {
  checkinRecorded,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  userChanged,
} from '@stridewell/contracts/events/events';
import { dateIn } from '@stridewell/contracts/web';
import type { Bus } from '@stridewell/kit/bus/bus';
import { withCheckin, withGate, withProfile } from '@stridewell/kit/projections/physio-state';
import type { Stores } from './stores.ts';
import type { PlanFollower } from './weekly-plan/follow.ts';

/**
 * Consumes the events of other services. Each event updates its projection first; then the plan is adapted. Events may
 * be redelivered, late or out of order: a projection keeps the newest revision, and a plan depends only on stored data.
 */
export const consumeEvents = (
  bus: Bus,
  { checkinDays, physio, settings, feeds }: Stores,
  follower: PlanFollower,
): void => {
  bus.consume<EventData<typeof checkinRecorded>>({
    name: 'running.checkin-days',
    event: checkinRecorded,
    async handle({ subject: userId, data }) {
      await checkinDays.keep(userId, data);
      await follower.adapt(userId);
    },
  });

  bus.consume<EventData<typeof physioGateChanged>>({
    name: 'running.physio-gate',
    event: physioGateChanged,
    async handle({ subject: userId, data, time }) {
      const date = dateIn(await settings.timezoneOf(userId), new Date(time));
      await physio.change(userId, (state) => withGate(state, data, date));
      await follower.adapt(userId);
    },
  });

  bus.consume<EventData<typeof physioCheckinRecorded>>({
    name: 'running.physio-checkins',
    event: physioCheckinRecorded,
    async handle({ subject: userId, data }) {
      await physio.change(userId, (state) => withCheckin(state, data));
      await follower.adapt(userId);
    },
  });

  bus.consume<EventData<typeof physioProfileChanged>>({
    name: 'running.physio-profile',
    event: physioProfileChanged,
    async handle({ subject: userId, data }) {
      await physio.change(userId, (state) => withProfile(state, data));
      await follower.adapt(userId);
    },
  });

  bus.consume<EventData<typeof userChanged>>({
    name: 'running.user-settings',
    event: userChanged,
    async handle({ subject: userId, data }) {
      await settings.keep(userId, data);
      // The feed shows the plan to anyone with its address, so it is revoked with the consent.
      if (data.healthDataRefused) await feeds.revoke(userId);
      // Another time zone can mean another day and another week.
      await follower.adapt(userId);
    },
  });
};
