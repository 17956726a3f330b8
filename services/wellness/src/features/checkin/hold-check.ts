import { dateIn } from '@stridewell/contracts/web';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import { restrictionAt } from '@stridewell/holds/state';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';

/** Whether a safety hold of the runner closes the given day. A hold closes days from the one on which it was opened. */
export type HoldCheck = (userId: string, date: string) => Promise<boolean>;

export interface HoldCheckParts {
  holds: Pick<HoldRepository, 'find'>;
  settings: Pick<UserSettingsRepository, 'timezoneOf'>;
  clock: Clock;
}

export const createHoldCheck =
  ({ holds, settings, clock }: HoldCheckParts): HoldCheck =>
  async (userId, date) => {
    const restriction = restrictionAt(await holds.find(userId), clock.now());
    if (!restriction?.closesDay) return false;
    return date >= dateIn(await settings.timezoneOf(userId), restriction.hold.since);
  };
