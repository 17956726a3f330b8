import { userChanged } from '@stridewell/contracts/events/events';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { UserDocument } from './user.ts';

/** Returns the event with the account's settings and current consents. */
export const changedEntry = (
  {
    timezone,
    tzv,
    consents,
    units,
    language,
    passwordSetAt,
    devicesEndedAt,
    rev,
  }: Pick<
    UserDocument,
    'timezone' | 'tzv' | 'consents' | 'rev' | 'units' | 'language' | 'passwordSetAt' | 'devicesEndedAt'
  >,
  at: Date,
): OutboxEntry => {
  const { health_data, outside_model } = consents;
  const agreed = { health_data: health_data?.given === true, outside_model: outside_model?.given === true };
  // Other services store no health data when the runner declined or has not answered, but return a different error in
  // each case.
  const healthDataRefused = health_data?.given === false;
  const chosen = { ...(units && { units }), ...(language && { language }) };
  // Every password change makes the devices unknown. Earlier releases stored only the time of the password change.
  const endedAt = devicesEndedAt ?? passwordSetAt;
  const ended = endedAt && { credentialsEndedAt: endedAt.toISOString() };
  const data = { timezone, tzv, consents: agreed, healthDataRefused, ...chosen, ...ended, rev };
  return createEntry(userChanged, data, at);
};
