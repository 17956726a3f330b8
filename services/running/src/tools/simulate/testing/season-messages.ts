import type { SeasonMessage } from '../../../domain/training/season-verdict.ts';
import type { TuneUpRace } from '../../../domain/training/tune-up.ts';
import { seasonOutline } from '../../../domain/week/season-outline.ts';
import type { WeekNote } from '../../../domain/week/types.ts';
import { type LivedWeek, liveSeason } from '../live-season.ts';
import { ALWAYS_READY, TRAINED } from './done-seasons.ts';
import { type LifeOptions, lifeOf } from './lives.ts';

/** Content of the season page on a day, and the notes of its week. */
export interface SeasonDay {
  date: string;
  messages: SeasonMessage[];
  notes: readonly WeekNote[];
  /** True if the week prepares for the race. */
  isPlanned: boolean;
}

/** Simulates a season in which every session is done, with the messages of each day. */
export const liveWithMessages = (
  options: LifeOptions,
  races: readonly TuneUpRace[] = [],
): { weeks: LivedWeek[]; days: SeasonDay[] } => {
  const life = lifeOf({ checkins: ALWAYS_READY, ...TRAINED, ...options });
  const days: SeasonDay[] = [];
  const background = { ...life.background, races: races.map((race) => ({ ...race, id: race.date })) };
  const weeks = liveSeason({ ...life, background }, (inputs, { base, notes }) => {
    const { messages } = seasonOutline(inputs, base);
    days.push({ date: inputs.today, messages, notes, isPlanned: base.race !== null });
  });
  return { weeks, days };
};

/** Codes of a day's messages. */
export const codesOn = (days: readonly SeasonDay[], date: string): string[] =>
  (days.find((day) => day.date === date)?.messages ?? []).map(({ code }) => code);
