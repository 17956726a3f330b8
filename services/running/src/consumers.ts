import {
  checkinRecorded,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  userChanged,
} from '@stridewell/contracts/events/events';
import { dateIn } from '@stridewell/contracts/web';
import type { Bus } from '@stridewell/kit/bus/bus';
import { withGate, withProfile } from '@stridewell/kit/projections/physio-state';
import { createProject } from '@stridewell/kit/projections/project';
import type { UserSettings } from '@stridewell/kit/projections/user-settings-repository';
import type { PlanUpdater } from './features/weekly-plan/updater.ts';
import { withMarkedCheckin } from './projections/physio-stops.ts';
import type { Stores } from './stores.ts';

/**
 * Time in which a session that has ended may still make a feed, in milliseconds: the age of the revocation list from
 * which services ask `account`.
 */
const ENDED_SESSION_MS = 60_000;

/**
 * Consumes events from other services. Each event updates its projection first; then the plan is adapted. Events may be
 * redelivered, late or out of order: a projection keeps the newest revision, and a plan depends only on stored data.
 */
export const consumeEvents = (
  bus: Bus,
  { backgrounds, checkinDays, physio, settings, feeds }: Stores,
  follower: PlanUpdater,
): void => {
  /**
   * Revokes the runner's calendar feed when the account's credentials have ended since the last event: a person who had
   * them may know its address. Runs before the settings are stored, so that a failure is repeated.
   */
  const endFeedOf = async (userId: string, { credentialsEndedAt, rev }: UserSettings): Promise<void> => {
    const known = await settings.find(userId);
    const isNew = !known || (rev > known.rev && credentialsEndedAt !== known.credentialsEndedAt);
    if (credentialsEndedAt && isNew)
      await feeds.revoke(userId, new Date(Date.parse(credentialsEndedAt) + ENDED_SESSION_MS));
  };
  const project = createProject(bus, 'running', (userId) => follower.adapt(userId));

  project('checkin-days', checkinRecorded, (userId, data, time) => checkinDays.keep(userId, data, time));
  project('physio-gate', physioGateChanged, async (userId, data, time) => {
    const date = dateIn(await settings.timezoneOf(userId), time);
    await physio.change(userId, (state) => withGate(state, data, date));
  });
  project('physio-checkins', physioCheckinRecorded, (userId, data, time) =>
    physio.change(userId, (state) => withMarkedCheckin(state, data, time)),
  );
  project('physio-profile', physioProfileChanged, async (userId, data) => {
    await physio.change(userId, (state) => withProfile(state, data));
    // The physio coach has asked, so the gate replaces what the runner said on the cards.
    if (data.status === 'active')
      await backgrounds.change(userId, (known) => (known?.hurts ? { ...known, hurts: null } : null));
  });
  // A new time zone can change the runner's current date and week.
  project('user-settings', userChanged, async (userId, data) => {
    await endFeedOf(userId, data);
    await settings.keep(userId, data);
    // The calendar feed shows the plan to anyone who has its address, so it is revoked together with the consent.
    if (data.healthDataRefused) await feeds.revoke(userId);
  });
};
