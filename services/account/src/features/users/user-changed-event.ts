import { userChanged } from '@stridewell/contracts/events/events';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { UserDocument } from './user.ts';

/** Returns the event with the account's time zone and current consents. */
export const changedEntry = (
  { timezone, tzv, consents, rev }: Pick<UserDocument, 'timezone' | 'tzv' | 'consents' | 'rev'>,
  at: Date,
): OutboxEntry => {
  const { health_data, outside_model } = consents;
  const agreed = { health_data: health_data?.given === true, outside_model: outside_model?.given === true };
  // Other services store no health data when the runner declined or has not answered, but return a different error in
  // each case.
  const healthDataRefused = health_data?.given === false;
  return createEntry(userChanged, { timezone, tzv, consents: agreed, healthDataRefused, rev }, at);
};
