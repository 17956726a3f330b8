import { dateIn } from '@stridewell/contracts/web';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import type { SafetyState } from '@stridewell/holds/state';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { type Bilingual, closesDay, type Hold, holdText, isActive, restrictionOf, SENSITIVE } from '@stridewell/safety';

/** A runner's safety state and its effect on one date. */
export interface DayHolds {
  safety: SafetyState;
  /** True if a hold limits the date to Reset. */
  isHeld: boolean;
  /** The fixed text of the strictest open hold that limits the date. Null if there is none. */
  heldText: Bilingual | null;
  /** True if the runner answered that the newest report of an illness up to the date was a misunderstanding. */
  isIllnessDismissed: boolean;
}

/**
 * Returns the safety state for one date. A hold applies from its first day onwards. While it is open, it applies to
 * every later date; once it has ended, to the dates before its end, so that the days of an illness stay Reset days. A
 * hold that was a misunderstanding applies to no date.
 */
export type FindDayHolds = (userId: string, date: string) => Promise<DayHolds>;

export interface DayHoldsParts {
  holds: Pick<HoldRepository, 'find'>;
  settings: Pick<UserSettingsRepository, 'timezoneOf'>;
  clock: Clock;
}

/** Returns the first date to which a hold applies. */
export const firstDateOf = ({ date, since }: Hold, timezone: string): string => date ?? dateIn(timezone, since);

const appliesTo = (hold: Hold, date: string, { now, timezone }: { now: Date; timezone: string }): boolean => {
  if (!closesDay(hold) || date < firstDateOf(hold, timezone)) return false;
  if (isActive(hold, now)) return true;
  return hold.ended !== 'dismissed' && hold.endedAt !== undefined && date < dateIn(timezone, hold.endedAt);
};

/** Returns the text of a hold. A sensitive topic is not mentioned, because others may see the result. */
const textOf = ({ category, tier }: Hold): Bilingual =>
  holdText(category !== null && SENSITIVE.has(category) ? null : category, tier);

export const createDayHolds =
  ({ holds, settings, clock }: DayHoldsParts): FindDayHolds =>
  async (userId, date) => {
    const safety = await holds.find(userId);
    if (safety.holds.length === 0) return { safety, isHeld: false, heldText: null, isIllnessDismissed: false };
    const timezone = await settings.timezoneOf(userId);
    const now = clock.now();
    const illness = safety.holds
      .filter((hold) => hold.category === 'illness' && closesDay(hold) && firstDateOf(hold, timezone) <= date)
      .toSorted((a, b) => a.since.getTime() - b.since.getTime());
    const applying = safety.holds.filter((hold) => appliesTo(hold, date, { now, timezone }));
    const open = restrictionOf(applying, now);
    return {
      safety,
      isHeld: applying.length > 0,
      heldText: open && textOf(open.hold),
      isIllnessDismissed: illness.at(-1)?.ended === 'dismissed',
    };
  };
