import type { Season, SeasonWeekRow } from '@stridewell/contracts/web';
import type { ChartTable } from '@stridewell/ui/charts';
import { weekLabel } from '../plan/week-label.ts';
import { weekIndexOf, weekNumberAt } from './season-weeks.ts';
import { seasonWords } from './season-words.ts';

/** Formats minutes as "75 min", "2 h" or "2 h 30 min". All text in this file is in the language of the page. */
export const durationText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours < 2) return `${minutes} min`;
  const whole = `${hours} ${seasonWords().hours}`;
  return rest === 0 ? whole : `${whole} ${rest} min`;
};

const highest = (values: readonly (number | null)[]): number => Math.max(0, ...values.map((value) => value ?? 0));

const growthText = (now: number, peak: number): string => {
  const { grows, stays } = seasonWords().summary;
  return peak > now ? grows(now, peak) : stays(now);
};

const lighterText = (weeks: readonly SeasonWeekRow[]): string => {
  const count = weeks.filter(({ isDown }) => isDown).length;
  return count === 0 ? '' : seasonWords().summary.lighter(count);
};

const longRunText = (now: number, longest: number): string => {
  if (longest === 0) return '';
  const words = seasonWords().summary;
  if (now === 0 || longest <= now) return words.longest(durationText(longest));
  return words.longGrows(durationText(now), durationText(longest));
};

const currentText = (season: Season, current: SeasonWeekRow | undefined): string => {
  if (!current) return '';
  return seasonWords().summary.current(season.week, current.doneMinutes ?? 0, current.plannedMinutes ?? 0);
};

/** Description of the chart in up to three sentences. */
export const seasonSummary = (season: Season): string => {
  const coming = season.weeks.filter(({ state }) => state !== 'past');
  const first = coming.find(({ plannedMinutes }) => plannedMinutes !== null)?.plannedMinutes ?? 0;
  const growth = growthText(first, highest(coming.map(({ plannedMinutes }) => plannedMinutes)));
  const longNow = coming.find(({ longRunMinutes }) => longRunMinutes !== null)?.longRunMinutes ?? 0;
  const long = longRunText(longNow, highest(coming.map(({ longRunMinutes }) => longRunMinutes)));
  const current = coming.find(({ state }) => state === 'current');
  return `${growth}${lighterText(coming)}.${long}${currentText(season, current)}`;
};

const cell = (value: number | null): string => (value === null ? '–' : `${value} min`);

const notesOf = ({ keyDays, weeks }: Season, week: SeasonWeekRow): string => {
  const { thisWeek, legend } = seasonWords();
  const index = weeks.indexOf(week);
  const own = keyDays.filter(({ date }) => weekIndexOf(weeks, date) === index);
  const days = own.map(({ title }) => title);
  const marks = [
    ...(week.state === 'current' ? [thisWeek] : []),
    // The key day of a down week already contains this note, with its minutes.
    ...(week.isDown && !own.some(({ kind }) => kind === 'down_week') ? [legend.down] : []),
    ...(week.isUncertain ? [legend.forecast] : []),
  ];
  return [...marks, ...days].join(', ') || '–';
};

/** The season as a table, one row for each week. */
export const seasonTable = (season: Season): ChartTable => ({
  columns: seasonWords().columns,
  rows: season.weeks.map((week, index) => [
    `${weekNumberAt(season, index)}: ${weekLabel(week.weekStart)}`,
    seasonWords().phases[week.phase],
    cell(week.plannedMinutes),
    cell(week.doneMinutes),
    // In the race week the race is the long run.
    cell(week.longRunMinutes || null),
    week.keySessions.join(', ') || '–',
    notesOf(season, week),
  ]),
});

export interface SeasonFigure {
  value: string;
  unit: string;
}

const DAY_LIMIT = 14;

/** The main number of the page: the time to the race or, without a race, the number of weeks ahead. */
export const seasonFigure = ({ daysToRace, weeksToRace, weeks }: Season): SeasonFigure => {
  const { figure } = seasonWords();
  if (daysToRace === null) {
    const ahead = weeks.filter(({ state }) => state !== 'past').length;
    return { value: String(ahead), unit: figure.weeksAhead(ahead) };
  }
  if (daysToRace <= 0) return figure.today;
  if (daysToRace < DAY_LIMIT) return { value: String(daysToRace), unit: figure.daysToGo(daysToRace) };
  return { value: String(weeksToRace ?? Math.ceil(daysToRace / 7)), unit: figure.weeksToGo };
};
