import { parse } from 'csv-parse/sync';
import { NO_TOTALS, type Recording, RecordingError } from '../../../domain/activities/recording.ts';
import { numberIn } from '../parse/read-xml.ts';
import { listedSport } from '../parse/sport-names.ts';
import type { ListedActivity } from './listed-activity.ts';

/** Headings of the export. Some of them occur twice: first with values for display, then in seconds and metres. */
const HEADINGS = {
  id: 'Activity ID',
  date: 'Activity Date',
  type: 'Activity Type',
  file: 'Filename',
  elapsed: 'Elapsed Time',
  moving: 'Moving Time',
  distance: 'Distance',
  ascent: 'Elevation Gain',
  avgHr: 'Average Heart Rate',
  maxHr: 'Max Heart Rate',
} as const;

/** Maximum length of a row that is read, in bytes. */
const MOST_ROW_BYTES = 100_000;

const FILE_PATTERN = /^activities\/.+\.(fit|gpx|tcx)(\.gz)?$/i;

/**
 * Reads at most `most` rows after the headings. @throws RecordingError, whose message does not contain the text of the
 * row
 */
const rowsOf = (content: Uint8Array, most: number): string[][] => {
  const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;
  let rows: string[][];
  try {
    rows = parse(Buffer.from(content), { ...options, max_record_size: MOST_ROW_BYTES, to: most + 2 }) as string[][];
  } catch {
    throw new RecordingError('archive_damaged');
  }
  if (rows.length > most + 1) throw new RecordingError('archive_list_too_long');
  return rows;
};

/**
 * Reads `activities.csv`, which may contain at most `most` activities. Its headings are in the language of the account.
 * In languages other than English only the paths of the recordings are recognised, and everything else comes from the
 * recordings.
 *
 * @throws RecordingError 'archive_damaged' or 'archive_list_too_long'
 */
export const readStravaCsv = (content: Uint8Array, most: number): ListedActivity[] => {
  const [headings = [], ...lines] = rowsOf(content, most);
  const columnOf = (heading: string): number => headings.lastIndexOf(heading);
  const columns = Object.fromEntries(
    Object.entries(HEADINGS).map(([name, heading]) => [name, columnOf(heading)]),
  ) as Record<keyof typeof HEADINGS, number>;
  const isRepeated = headings.indexOf(HEADINGS.distance) !== columns.distance;
  return lines.flatMap((line): ListedActivity[] => {
    const textOf = (name: keyof typeof HEADINGS): string => line[columns[name]]?.trim() ?? '';
    const numberOf = (name: keyof typeof HEADINGS): number | null => numberIn(textOf(name));
    const file = textOf('file') || line.find((cell) => FILE_PATTERN.test(cell)) || null;
    const id = textOf('id') || (file ? /(\d+)\.\w+(\.gz)?$/.exec(file)?.[1] : undefined);
    if (!id || !/^\d{1,20}$/.test(id)) return [];
    const startedAt = Date.parse(`${textOf('date')} UTC`);
    const elapsed = numberOf('elapsed');
    const sport = listedSport(textOf('type'));
    const sourceId = `strava:${id}`;
    const summary: Recording | null =
      Number.isNaN(startedAt) || elapsed === null
        ? null
        : {
            ...{ sport: sport ?? 'other', sourceId, startedAt, samples: [], laps: [], isCutShort: false },
            totals: {
              ...NO_TOTALS,
              elapsed,
              moving: numberOf('moving'),
              distance: isRepeated ? numberOf('distance') : null,
              ascent: numberOf('ascent'),
              avgHr: numberOf('avgHr'),
              maxHr: numberOf('maxHr'),
            },
          };
    return [{ sourceId, sport, file, summary }];
  });
};
