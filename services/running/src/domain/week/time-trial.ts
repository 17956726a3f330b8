import type { SessionKind, TrialKind } from '@stridewell/contracts/web';
import type { DaySession } from '../training/choose-sessions.ts';
import { WEEKDAYS } from '../training/running-days.ts';
import type { Weekday } from '../training/types.ts';
import { withWishes } from './own-wishes.ts';
import type { WeekBase } from './types.ts';

const isTrial = (kind: SessionKind | undefined): kind is TrialKind => kind === 'trial_20' || kind === 'trial_5k';

/** Returns the day of a week's time trial; undefined if there is none. */
export const trialDay = ({ sessions }: Pick<WeekBase, 'sessions'>): Weekday | undefined =>
  WEEKDAYS.find((day) => isTrial(sessions[day]?.kind));

const withSession = (base: WeekBase, day: Weekday, session: DaySession): WeekBase => ({
  ...base,
  sessions: base.sessions.map((each, index) => (index === day ? session : each)),
});

/** Returns a week in which a time trial replaces the session of a day. The replaced session is stored. */
export const withTrial = (base: WeekBase, day: Weekday, kind: TrialKind): WeekBase => {
  const trialFor = base.sessions[day];
  if (!trialFor) return base;
  const trial: DaySession = { kind, minutes: 0, day, role: 'quality', isHard: true };
  return withWishes(withSession(base, day, trial), { trialFor });
};

/** Returns a week with the quality session that its time trial replaced. */
export const withoutTrial = (base: WeekBase): WeekBase => {
  const { trialFor } = base.own ?? {};
  const day = trialDay(base);
  const restored = trialFor && day !== undefined ? withSession(base, day, { ...trialFor, day }) : base;
  return withWishes(restored, { trialFor: undefined });
};

/** Keeps an accepted time trial when the week is planned again, unless its day no longer has a quality session. */
export const withKeptTrial = (base: WeekBase, replaced: WeekBase | null): WeekBase => {
  const day = replaced ? trialDay(replaced) : undefined;
  if (!base.own?.trialFor || day === undefined || trialDay(base) !== undefined) return base;
  const kind = replaced?.sessions[day]?.kind;
  return base.sessions[day]?.role === 'quality' && isTrial(kind)
    ? withTrial(base, day, kind)
    : withWishes(base, { trialFor: undefined });
};
