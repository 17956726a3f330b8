import {
  addDays,
  daysBetween,
  type KeyDay,
  type Season,
  type SeasonWeekRow,
  weekStartOf,
} from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { doneMinutes, type LoggedDay } from '../../domain/records.ts';
import { buildSession, type SessionSpec } from '../../domain/training/build-session.ts';
import type { DaySession } from '../../domain/training/choose-sessions.ts';
import { preferredLongDay } from '../../domain/training/running-days.ts';
import type { SpeedModel } from '../../domain/training/step-targets.ts';
import type { TrainingRunner, TrainingWeek } from '../../domain/training/types.ts';
import { plannedMinutes } from '../../domain/week/day-facts.ts';
import { type OutlinedWeek, type SeasonOutline, weeksToRace } from '../../domain/week/season-outline.ts';
import type { WeekBase } from '../../domain/week/types.ts';
import { sessionTitle } from '../../messages/describe-session.ts';
import { describeKeyDay } from '../../messages/season-days.ts';
import { seasonMessagePart } from '../../messages/season-messages.ts';

/** A past or current week as stored. `base` is null for a week planned by an earlier release. */
export interface StoredSeasonWeek {
  weekStart: string;
  base: WeekBase | null;
  plannedMinutes: number;
}

export interface SeasonInputs {
  outline: SeasonOutline;
  runner: TrainingRunner;
  today: string;
  /** The current week as originally planned. */
  base: WeekBase;
  stored: readonly StoredSeasonWeek[];
  records: readonly LoggedDay[];
}

/** Number of weeks that are shown if there is no race. */
const ROUND_WEEKS = 12;
/** Number of weeks ahead from which a forecast is uncertain. */
const UNCERTAIN_FROM = 5;
const MOST_KEY_DAYS = 6;

const isKey = ({ role, workMinutes, kind }: DaySession): boolean =>
  role === 'quality' || kind === 'race' || (role === 'long' && workMinutes !== undefined);

/** Returns the kinds of key sessions and their titles. */
const presentKeys = (specs: readonly SessionSpec[], model: SpeedModel, language: MessageLanguage) => ({
  keySessions: specs.map((spec) => sessionTitle(buildSession(spec, model), language)),
  keySessionKinds: specs.map(({ kind }) => kind),
});

const longMinutesOf = ({ sessions, model }: WeekBase): number =>
  Math.max(0, ...sessions.map((session) => (session?.role === 'long' ? buildSession(session, model).minutes : 0)));

/** Returns the sessions of a forecast week that have their own title. */
const forecastSpecs = (week: TrainingWeek, goal: TrainingRunner['goal']): SessionSpec[] => {
  const { quality, longMinutes: minutes, racePaceMinutes: workMinutes, kind } = week;
  const long = goal === 'marathon' ? 'long_mp' : 'long_race_finish';
  return [
    ...quality.map(({ id, reps }): SessionSpec => ({ kind: id, reps, minutes: 0 })),
    ...(workMinutes > 0 ? [{ kind: long, minutes, workMinutes } as const] : []),
    ...(kind === 'race' ? [{ kind: 'race', minutes: 0 } as const] : []),
  ];
};

const doneIn = (records: readonly LoggedDay[], weekStart: string): number => {
  const own = records.filter(({ date }) => weekStartOf(date) === weekStart);
  return Math.round(own.reduce((sum, record) => sum + doneMinutes(record), 0));
};

const weekRow = (week: OutlinedWeek, index: number, inputs: SeasonInputs, language: MessageLanguage): SeasonWeekRow => {
  const { outline, runner, base: current, stored, records } = inputs;
  const { weekStart, phase, isDown, forecast } = week;
  const ahead = index - (outline.week - 1);
  const past = ahead < 0 ? (stored.find((each) => each.weekStart === weekStart) ?? null) : null;
  const base = ahead === 0 ? current : (past?.base ?? null);
  const common = { weekStart, phase: base?.week.phase ?? phase };
  if (ahead <= 0) {
    const keys = (base?.sessions ?? []).filter((session) => session !== null).filter(isKey);
    return {
      ...common,
      state: ahead === 0 ? 'current' : 'past',
      isDown: base ? base.week.kind === 'down' : isDown,
      plannedMinutes: ahead === 0 ? plannedMinutes(current) : (past?.plannedMinutes ?? null),
      doneMinutes: doneIn(records, weekStart),
      longRunMinutes: base && longMinutesOf(base),
      ...presentKeys(keys, base?.model ?? current.model, language),
      isUncertain: false,
    };
  }
  return {
    ...common,
    state: 'ahead',
    isDown: forecast ? forecast.kind === 'down' : isDown,
    plannedMinutes: forecast?.minutes ?? null,
    doneMinutes: null,
    longRunMinutes: forecast?.longMinutes ?? null,
    ...presentKeys(forecast ? forecastSpecs(forecast, runner.goal) : [], current.model, language),
    isUncertain: ahead >= UNCERTAIN_FROM,
  };
};

/** Returns the day of a week's long run: as planned in the current week, otherwise the runner's usual one. */
const longDayOf = (weekStart: string, { base, runner }: SeasonInputs): string => {
  const planned = base.weekStart === weekStart ? base.sessions.findIndex((session) => session?.role === 'long') : -1;
  return addDays(weekStart, planned >= 0 ? planned : preferredLongDay(runner));
};

/** Returns the upcoming days that matter most, by date: at most six, including as many down weeks as fit. */
const keyDaysOf = (inputs: SeasonInputs, language: MessageLanguage): KeyDay[] => {
  const { outline, today } = inputs;
  const ahead = outline.weeks.flatMap(({ forecast, ...week }) => (forecast ? [{ ...week, forecast }] : []));
  const training = ahead.filter(({ phase }) => phase !== 'Taper');
  const longest = Math.max(0, ...training.map(({ forecast }) => forecast.longMinutes));
  const longestWeek = training.find(({ forecast }) => forecast.longMinutes === longest && longest > 0);
  const taper = ahead.find(({ phase }) => phase === 'Taper');
  const racePace = training.find(({ forecast }) => forecast.racePaceMinutes > 0);
  const dayOf = (kind: KeyDay['kind'], date: string, minutes = 0): KeyDay => ({
    date,
    kind,
    title: describeKeyDay(kind, minutes, language),
  });
  const days = [
    ...(longestWeek ? [dayOf('longest_run', longDayOf(longestWeek.weekStart, inputs), longest)] : []),
    ...(taper ? [dayOf('taper', taper.weekStart)] : []),
    ...(outline.aim ? [dayOf('race', outline.aim.date)] : []),
    ...(racePace ? [dayOf('race_pace', longDayOf(racePace.weekStart, inputs), racePace.forecast.racePaceMinutes)] : []),
  ].filter(({ date }) => date >= today);
  const downWeeks = ahead
    .filter(({ weekStart, forecast }) => forecast.kind === 'down' && weekStart >= today)
    .map(({ weekStart, forecast }) => dayOf('down_week', weekStart, forecast.minutes));
  return [...days, ...downWeeks]
    .slice(0, MOST_KEY_DAYS)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
};

/**
 * Converts a season to the API's response: the weeks to the race, or the current round of 12 weeks if there is none.
 */
export const presentSeason = (inputs: SeasonInputs, language: MessageLanguage = 'en'): Season => {
  const { outline, runner, today, base } = inputs;
  const { aim: race, week, weeks, messages, runs } = outline;
  const messageParts = messages.map((message) => seasonMessagePart(message, language));
  const rows = weeks.map((each, index) => weekRow(each, index, inputs, language));
  return {
    goal: race?.goal ?? runner.goal,
    raceDate: race?.date ?? null,
    weeksToRace: weeksToRace(today, race),
    daysToRace: race && daysBetween(today, race.date),
    week,
    runsPerWeek: runs,
    isFinishPlan: base.isFinishPlan,
    messages: messageParts.map(({ text }) => text),
    messageParts,
    weeks: race ? rows : rows.slice(-ROUND_WEEKS),
    keyDays: keyDaysOf(inputs, language),
  };
};
