import { daysBetween, ownNormalOn, type Phase } from '@stridewell/contracts/web';
import { MESSAGE_LANGUAGES } from '@stridewell/kit/messages/catalogue';
import type { CoachState } from '../../domain/coach-state.ts';
import type { SeasonMessage } from '../../domain/training/season-verdict.ts';
import { countingLongest, sessionCap } from '../../domain/training/session-cap.ts';
import { recentRunsAt } from '../../domain/week/recent-runs.ts';
import { type SeasonOutline, weeksToRace } from '../../domain/week/season-outline.ts';
import { runsBefore } from '../../domain/week/training-days.ts';
import type { WeekBase, WeekInputs } from '../../domain/week/types.ts';
import { paceUnitIn } from '../../features/profile/pace-unit.ts';
import { presentRacePlan } from '../../features/season/race-plan.ts';
import type { CheckinDayRow } from '../../projections/checkin-days.ts';

/**
 * Computes the runner's own normal on the day of the newest check-in. Null if there are not enough ordinary days before
 * it.
 */
export const baselineOf = (
  days: readonly Pick<CheckinDayRow, 'date' | 'metrics' | 'hasNotes' | 'illness' | 'cap'>[],
): CoachState['baseline'] => {
  const newest = days
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  return ownNormalOn(
    newest,
    days.map(({ date, metrics, hasNotes = false, illness = false, cap }) => ({
      ...{ date, metrics, hasNotes, isIll: illness, capCode: cap?.code ?? null },
    })),
  );
};

/**
 * Computes the maximum length of a run today and the longest recent run from which it is computed, both in whole
 * minutes. It is never below the longest run that the current week already allows.
 */
export const sessionCapOf = (
  inputs: Pick<
    WeekInputs,
    'profiled' | 'background' | 'lastRace' | 'programmeStart' | 'records' | 'earlier' | 'today' | 'physio'
  >,
  base: Pick<WeekBase, 'startLongest' | 'week' | 'load'> | null,
): NonNullable<CoachState['cap']> => {
  const { profiled, records, earlier, today } = inputs;
  const recent = recentRunsAt({ ...inputs, weekStart: today }, runsBefore(records, today, earlier), {
    startLongest: base?.startLongest ?? 0,
    weeks: base?.load.weeks ?? [],
  });
  const ofWeek = base ? Math.max(base.week.cap, base.week.longMinutes) : 0;
  return {
    minutes: Math.max(Math.floor(sessionCap(profiled.runner, recent)), ofWeek),
    longest: Math.floor(countingLongest(recent)),
  };
};

/** Number of weeks of the outline that the coach uses when there is no race. */
const WEEKS_WITHOUT_RACE = 12;

const countPhases = ({ race, weeks }: SeasonOutline): Partial<Record<Phase, number>> => {
  const counts: Partial<Record<Phase, number>> = {};
  if (race) for (const { phase } of weeks) counts[phase] = (counts[phase] ?? 0) + 1;
  return counts;
};

/** Returns the outline of the season and the position of the current week in it. */
export const courseOf = (
  outline: SeasonOutline,
  today: string,
  base: Pick<WeekBase, 'week'> | null,
): NonNullable<CoachState['course']> => {
  const { race, aim, week, messages } = outline;
  const current = outline.weeks[week - 1];
  const ahead = outline.weeks.slice(week - 1);
  const weeks = (race ? ahead : ahead.slice(0, WEEKS_WITHOUT_RACE)).map(
    ({ weekStart, phase, taperShare, forecast }) => ({
      weekStart,
      phase,
      minutes: Math.round(forecast?.minutes ?? 0),
      longMinutes: Math.round(forecast?.longMinutes ?? 0),
      taperShare,
    }),
  );
  return {
    weeksToRace: weeksToRace(today, aim),
    daysToRace: aim && daysBetween(today, aim.date),
    phaseWeeks: countPhases(outline),
    phase: base?.week.phase ?? current?.phase ?? 'Base',
    week,
    isDownWeek: base ? base.week.kind === 'down' : (current?.isDown ?? false),
    taperStart: race && (outline.weeks.find(({ phase }) => phase === 'Taper')?.weekStart ?? null),
    weeks,
    messages,
  };
};

/** Returns the plan for the day of the race ahead, in every language; null if there is none. */
export const racePlansOf = (
  inputs: Pick<WeekInputs, 'background' | 'profiled' | 'today'>,
  base: WeekBase,
  messages: readonly SeasonMessage[],
  thresholdPace: string | null,
): CoachState['racePlan'] => {
  const subject = { inputs, base, messages, unit: paceUnitIn(thresholdPace) };
  const [en, nb] = MESSAGE_LANGUAGES.map((language) => presentRacePlan(subject, language));
  return en && nb ? { en, nb } : null;
};

const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the hour of an instant in a time zone, 0 to 23. */
export const hourIn = (timezone: string, instant: Date): number => {
  const format =
    hourFormats.get(timezone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' });
  hourFormats.set(timezone, format);
  return Number(format.format(instant));
};
