import type { EventData } from '@stridewell/contracts/events/envelope';
import {
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  userChanged,
} from '@stridewell/contracts/events/events';
import { dateIn } from '@stridewell/contracts/web';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { Clock } from '@stridewell/kit/clock';
import { type PhysioStates, withCheckin, withGate, withProfile } from '@stridewell/kit/projections/physio-state';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { Reassess } from '../checkin/reassess.ts';

export interface PhysioConsumers {
  physio: PhysioStates;
  settings: UserSettingsRepository;
  reassess: Reassess;
  clock: Clock;
}

/**
 * Consumes the events of the physio and account services. Each event updates its projection first; then the stored
 * scores are assessed again. Redelivered and late events change nothing: a projection keeps the newest revision, and a
 * score depends only on stored data.
 */
export const consumeEvents = (bus: Bus, { physio, settings, reassess, clock }: PhysioConsumers): void => {
  const zonedDate = async (userId: string, instant: Date) => dateIn(await settings.timezoneOf(userId), instant);
  /** Assesses today, which depends on every physio event, and `date`, if given: the day of a physio check-in. */
  const follow = async (userId: string, date?: string): Promise<void> => {
    const today = await zonedDate(userId, clock.now());
    for (const day of new Set([date ?? today, today])) await reassess(userId, day);
  };

  bus.consume<EventData<typeof physioCheckinRecorded>>({
    name: 'wellness.physio-checkins',
    event: physioCheckinRecorded,
    async handle({ subject: userId, data }) {
      await physio.change(userId, (state) => withCheckin(state, data));
      await follow(userId, data.date);
    },
  });

  bus.consume<EventData<typeof physioGateChanged>>({
    name: 'wellness.physio-gate',
    event: physioGateChanged,
    async handle({ subject: userId, data, time }) {
      const date = await zonedDate(userId, new Date(time));
      await physio.change(userId, (state) => withGate(state, data, date));
      await follow(userId);
    },
  });

  bus.consume<EventData<typeof physioProfileChanged>>({
    name: 'wellness.physio-profile',
    event: physioProfileChanged,
    async handle({ subject: userId, data }) {
      await physio.change(userId, (state) => withProfile(state, data));
      await follow(userId);
    },
  });

  bus.consume<EventData<typeof userChanged>>({
    name: 'wellness.user-settings',
    event: userChanged,
    handle: ({ subject: userId, data }) => settings.keep(userId, data),
  });
};
