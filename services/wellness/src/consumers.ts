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
import { createProject } from '@stridewell/kit/projections/project';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { Reassess } from './features/checkin/reassess.ts';

export interface PhysioConsumers {
  physio: PhysioStates;
  settings: UserSettingsRepository;
  reassess: Reassess;
  clock: Clock;
}

/**
 * Consumes events of the physio and account services. Each event first updates its projection, and then the stored
 * scores are assessed again. Redelivered and late events have no effect: a projection stores only the newest revision,
 * and a score depends only on stored data.
 */
export const consumePhysioEvents = (bus: Bus, { physio, settings, reassess, clock }: PhysioConsumers): void => {
  const zonedDate = async (userId: string, instant: Date) => dateIn(await settings.timezoneOf(userId), instant);
  /**
   * Reassesses the current date, which depends on every physio event, and `date`, the date of a physio check-in, if
   * given.
   */
  const follow = async (userId: string, date?: string): Promise<void> => {
    const today = await zonedDate(userId, clock.now());
    for (const day of new Set([date ?? today, today])) await reassess(userId, day);
  };

  const project = createProject(bus, 'wellness', (userId) => follow(userId));

  project(
    'physio-checkins',
    physioCheckinRecorded,
    (userId, data) => physio.change(userId, (state) => withCheckin(state, data)),
    (userId, { date }) => follow(userId, date),
  );
  project('physio-gate', physioGateChanged, async (userId, data, time) => {
    const date = await zonedDate(userId, time);
    await physio.change(userId, (state) => withGate(state, data, date));
  });
  project('physio-profile', physioProfileChanged, (userId, data) =>
    physio.change(userId, (state) => withProfile(state, data)),
  );
  createProject(bus, 'wellness')('user-settings', userChanged, (userId, data) => settings.keep(userId, data));
};
