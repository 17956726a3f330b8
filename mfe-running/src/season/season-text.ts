import type { Season, SeasonWeekRow } from '@stridewell/contracts/web';
import type { ChartTable } from '@stridewell/ui/charts';
import { weekLabel } from '../plan/week-label.ts';
import { weekIndexOf, weekNumberAt } from './season-weeks.ts';

/** Formats minutes as "75 min", "2 h" or "2 h 30 min". */
export const durationText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours < 2) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

const highest = (values: readonly (number | null)[]): number => Math.max(0, ...values.map((value) => value ?? 0));

const growthText = (now: number, peak: number): string =>
  peak > now ? `Your weeks grow from ${now} to ${peak} minutes` : `Your weeks stay at about ${now} minutes`;

const lighterText = (weeks: readonly SeasonWeekRow[]): string => {
  const count = weeks.filter(({ isDown }) => isDown).length;
  if (count === 0) return '';
  return count === 1 ? ', with one lighter week' : `, with ${count} lighter weeks`;
};

const longRunText = (now: number, longest: number): string => {
  if (longest === 0) return '';
  if (now === 0 || longest <= now) return ` The longest run is ${durationText(longest)}.`;
  return ` The long run grows from ${durationText(now)} to ${durationText(longest)}.`;
};

const currentText = (season: Season, current: SeasonWeekRow | undefined): string => {
  if (!current) return '';
  const done = `${current.doneMinutes ?? 0} of ${current.plannedMinutes ?? 0} minutes done`;
  return ` You are in week ${season.week}, with ${done}.`;
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
  const index = weeks.indexOf(week);
  const days = keyDays.filter(({ date }) => weekIndexOf(weeks, date) === index).map(({ title }) => title);
  const marks = [
    ...(week.state === 'current' ? ['This week'] : []),
    ...(week.isDown ? ['Lighter week'] : []),
    ...(week.isUncertain ? ['Forecast'] : []),
  ];
  return [...marks, ...days].join(', ') || '–';
};

/** The season as a table, one row for each week. */
export const seasonTable = (season: Season): ChartTable => ({
  columns: ['Week', 'Phase', 'Planned', 'Done', 'Long run', 'Key sessions', 'Notes'],
  rows: season.weeks.map((week, index) => [
    `${weekNumberAt(season, index)}: ${weekLabel(week.weekStart)}`,
    week.phase,
    cell(week.plannedMinutes),
    cell(week.doneMinutes),
    cell(week.longRunMinutes),
    week.keySessions.join(', ') || '–',
    notesOf(season, week),
  ]),
});

export interface SeasonFigure {
  value: string;
  unit: string;
}

const DAY_LIMIT = 14;

/** The main figure of the page: the time to the race, or the number of weeks ahead without a race. */
export const seasonFigure = ({ daysToRace, weeks }: Season): SeasonFigure => {
  if (daysToRace === null) {
    const ahead = weeks.filter(({ state }) => state !== 'past').length;
    return { value: String(ahead), unit: ahead === 1 ? 'week ahead' : 'weeks ahead' };
  }
  if (daysToRace <= 0) return { value: 'Today', unit: 'is race day' };
  if (daysToRace < DAY_LIMIT) return { value: String(daysToRace), unit: daysToRace === 1 ? 'day to go' : 'days to go' };
  return { value: String(Math.floor(daysToRace / 7)), unit: 'weeks to go' };
};
