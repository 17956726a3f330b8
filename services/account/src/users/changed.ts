import { userChanged } from '@stridewell/contracts/events/events';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { UserDocument } from './user.ts';

/** The event that tells every service how a runner's account stands at a revision: time zone, and what they agree to now. */
export const changedEntry = (
  { timezone, tzv, consents, rev }: Pick<UserDocument, 'timezone' | 'tzv' | 'consents' | 'rev'>,
  at: Date,
): OutboxEntry => {
  const { health_data, outside_model } = consents;
  const agreed = { health_data: health_data?.given === true, outside_model: outside_model?.given === true };
  // A no is more than a missing yes: who was never asked may go on, who said no may not.
  const healthDataRefused = health_data?.given === false;
  return createEntry(userChanged, { timezone, tzv, consents: agreed, healthDataRefused, rev }, at);
};
