import { dateIn } from '@stridewell/contracts/web';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import { restrictionAt, type SafetyState } from '@stridewell/holds/state';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';

/** A runner's safety state. `isHeld` is true when a hold limits the requested date to Reset. */
export interface DayHolds {
  safety: SafetyState;
  isHeld: boolean;
}

/** Returns the safety state for one date. A hold applies from the date on which it was opened. */
export type FindDayHolds = (userId: string, date: string) => Promise<DayHolds>;

export interface DayHoldsParts {
  holds: Pick<HoldRepository, 'find'>;
  settings: Pick<UserSettingsRepository, 'timezoneOf'>;
  clock: Clock;
}

export const createDayHolds =
  ({ holds, settings, clock }: DayHoldsParts): FindDayHolds =>
  async (userId, date) => {
    const safety = await holds.find(userId);
    const restriction = restrictionAt(safety, clock.now());
    if (!restriction?.closesDay) return { safety, isHeld: false };
    return { safety, isHeld: date >= dateIn(await settings.timezoneOf(userId), restriction.hold.since) };
  };
