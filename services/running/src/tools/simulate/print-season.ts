import { DAY_NAMES, daysBetween } from '@stridewell/contracts/web';
import type { LivedSession, LivedWeek } from './live-season.ts';

const keySessions = ({ sessions, state, weekStart }: LivedWeek): string =>
  sessions
    .flatMap(({ date, title, minutes, kind }: LivedSession): string[] => {
      const index = daysBetween(weekStart, date);
      const role = state.days[index]?.session?.role;
      const isKey =
        role === 'long' || role === 'quality' || kind === 'race' || kind === 'runwalk' || kind === 'openers';
      return isKey ? [`${DAY_NAMES[index]} ${title} (${minutes} min)`] : [];
    })
    .join('; ');

const HEADINGS = ['week', 'starts', 'phase', 'kind', 'planned', 'done', 'longest', 'race', 'key sessions'];
/** Columns with numbers, which are aligned to the right. */
const NUMERIC = [0, 4, 5, 6, 7];

/** Returns the weeks of a season as a table of text, with a summary line. */
export const seasonTable = (weeks: readonly LivedWeek[]): string => {
  const rows = weeks.map((week, index) => [
    String(index + 1),
    week.weekStart,
    week.phase,
    week.kind,
    String(week.plannedMinutes),
    String(week.doneMinutes),
    String(week.longRunMinutes),
    week.raceMinutes === 0 ? '' : String(week.raceMinutes),
    keySessions(week),
  ]);
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        NUMERIC.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const sum = (minutesOf: (week: LivedWeek) => number): number =>
    weeks.reduce((total, week) => total + minutesOf(week), 0);
  const [planned, done] = [sum((week) => week.plannedMinutes), sum((week) => week.doneMinutes)];
  const share = planned === 0 ? 100 : Math.round((100 * done) / planned);
  const longest = Math.max(0, ...weeks.map(({ longRunMinutes }) => longRunMinutes));
  const summary = `Planned ${planned} min, done ${done} min (${share} %), longest run ${longest} min. Minutes are without a race.`;
  return [...lines, '', summary].join('\n');
};

/** Returns the weeks of a season as an object for JSON. */
export const seasonJson = (weeks: readonly LivedWeek[]) => ({
  weeks: weeks.map(({ state: _, ...week }) => week),
});
