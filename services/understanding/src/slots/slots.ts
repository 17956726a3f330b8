import { painIn } from '@stridewell/safety/pain';
import { datesOf } from './dates.ts';
import type { NamedDay, WeekOffset } from './day-words.ts';
import { daysIn, isPastIn, weekIn } from './days.ts';
import { minutesOf } from './durations.ts';
import { readingOf } from './reading.ts';
import {
  countOf,
  distanceOf,
  effortOf,
  type Pace,
  paceOf,
  pulseOf,
  spanOf,
  type Unit,
  withoutPaces,
} from './values.ts';
import {
  type Area,
  areaOf,
  type DayPart,
  dayPartOf,
  type Equipment,
  equipmentOf,
  languageNamed,
  partOf,
  reasonOf,
  type SessionKind,
  type SessionPart,
  type Side,
  type SkipReason,
  type Sport,
  sessionOf,
  sideOf,
  sportOf,
  unitOf,
  type Weather,
  weatherOf,
} from './words.ts';
import { type Zone, zoneIn } from './zone.ts';

/** The values that a message names (`language.md` 5.2). A value that the message does not name is null. */
export interface Slots {
  /** Days in the order of the text. */
  days: readonly NamedDay[];
  /** True when the message is about something that is over; then "Sunday" is the last one. */
  isPast: boolean;
  week: WeekOffset | null;
  dayPart: DayPart | null;
  /** A duration in minutes. */
  minutes: number | null;
  /** A distance in kilometres, also of a named race. */
  distance: number | null;
  pace: Pace | null;
  /** A period in days, such as 14 for "two weeks". */
  span: number | null;
  /** A number of runs or times, such as 3 for "three runs a week". */
  count: number | null;
  /** Heart rate in beats per minute. */
  pulse: number | null;
  zone: Zone | null;
  /** Pain, 0 to 10. */
  pain: number | null;
  /** Perceived effort, 1 to 10. */
  effort: number | null;
  part: SessionPart | null;
  session: SessionKind | null;
  sport: Sport | null;
  equipment: Equipment | null;
  weather: Weather | null;
  area: Area | null;
  side: Side | null;
  reason: SkipReason | null;
  unit: Unit | null;
  language: 'en' | 'nb' | null;
}

/** Reads the values that a message names. Pure; the time does not grow with the text after its first 1,200 characters. */
export const slotsOf = (message: string): Slots => {
  const reading = readingOf(message);
  const { text } = reading;
  const effort = effortOf(reading);
  return {
    days: daysIn(reading),
    isPast: isPastIn(reading),
    week: weekIn(reading),
    dayPart: dayPartOf(reading),
    minutes: minutesOf(withoutPaces(reading)),
    distance: distanceOf(reading),
    pace: paceOf(reading),
    span: spanOf(reading),
    count: countOf(reading),
    pulse: pulseOf(reading),
    zone: zoneIn(text),
    pain: effort === null ? painIn(text) : null,
    effort,
    part: partOf(reading),
    session: sessionOf(reading),
    sport: sportOf(reading),
    equipment: equipmentOf(reading),
    weather: weatherOf(reading),
    area: areaOf(reading),
    side: sideOf(reading),
    reason: reasonOf(reading),
    unit: unitOf(reading),
    language: languageNamed(reading),
  };
};

/**
 * Returns the dates that a message names, in the order of the text and each once, by the runner's own date
 * (`YYYY-MM-DD` in the runner's time zone).
 */
export const datesIn = ({ days, isPast }: Pick<Slots, 'days' | 'isPast'>, today: string): string[] => [
  ...new Set(days.flatMap((day) => datesOf(day, today, isPast))),
];

export { bareNumberIn, painIn, type ReportedPain, reportedPainIn, ruledPain, worstOf } from '@stridewell/safety/pain';
export { datesOf } from './dates.ts';
export { zoneIn } from './zone.ts';
export type {
  Area,
  DayPart,
  Equipment,
  NamedDay,
  Pace,
  SessionKind,
  SessionPart,
  Side,
  SkipReason,
  Sport,
  Unit,
  Weather,
  WeekOffset,
  Zone,
};
