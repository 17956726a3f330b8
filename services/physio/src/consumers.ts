import {
  checkinRecorded,
  planChanged,
  runningProfileChanged,
  trainingLogged,
  trainingRemoved,
  userChanged,
} from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import { createProject } from '@stridewell/kit/projections/project';
import { withPlan } from './domain/plan-weeks.ts';
import type { GateUpdater } from './features/gates/updater.ts';
import type { Stores } from './stores.ts';

/**
 * Consumes events from other services. Each event updates its projection first; then the gate is updated if the event
 * can affect it. Events may be redelivered, late or out of order: a projection keeps the newest revision, and the gate
 * depends only on stored data.
 */
export const consumeEvents = (bus: Bus, stores: Stores, follower: GateUpdater): void => {
  const { trainingDays, runnerFacts, checkinDays, planToday, settings } = stores;

  const store = createProject(bus, 'physio');
  const project = createProject(bus, 'physio', (userId) => follower.follow(userId));

  project('training-logged', trainingLogged, (userId, data) => trainingDays.keep(userId, data));
  project('training-removed', trainingRemoved, (userId, data) => trainingDays.remove(userId, data));
  project('runner-facts', runningProfileChanged, (userId, data) => runnerFacts.keep(userId, data));
  // A new time zone can change the runner's date.
  project('user-settings', userChanged, (userId, data) => settings.keep(userId, data));
  store('checkin-days', checkinRecorded, (userId, data) => checkinDays.keep(userId, data));
  store('plan-today', planChanged, (userId, data) => planToday.change(userId, (weeks) => withPlan(weeks, data)));
};
