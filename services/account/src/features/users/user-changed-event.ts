import { userChanged } from '@stridewell/contracts/events/events';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { UserDocument } from './user.ts';

/** The event with the state of an account at a revision: time zone and current consents. */
export const changedEntry = (
  { timezone, tzv, consents, rev }: Pick<UserDocument, 'timezone' | 'tzv' | 'consents' | 'rev'>,
  at: Date,
): OutboxEntry => {
  const { health_data, outside_model } = consents;
  const agreed = { health_data: health_data?.given === true, outside_model: outside_model?.given === true };
  // Declined differs from never asked: other services store no health data in either case, but report different errors.
  const healthDataRefused = health_data?.given === false;
  return createEntry(userChanged, { timezone, tzv, consents: agreed, healthDataRefused, rev }, at);
};
