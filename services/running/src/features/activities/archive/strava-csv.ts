import type { Sport } from '@stridewell/contracts/web';
import { parse } from 'csv-parse/sync';
import { NO_TOTALS, type Recording } from '../../../domain/activities/recording.ts';
import { numberIn } from '../parse/read-xml.ts';
import { sportNamed } from '../parse/sport-names.ts';

/** A row of `activities.csv` in a Strava export. */
export interface StravaRow {
  /** The activity's id at Strava, as a source id. */
  sourceId: string;
  sport: Sport | null;
  /** Path of the recording in the archive; null for an activity that was entered by hand. */
  file: string | null;
  /** The activity as far as the row shows it; null without a date or duration. */
  summary: Recording | null;
}

/** Headings of the export. It repeats some of them: first for the screen, then in seconds and metres. */
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

const FILE_PATTERN = /^activities\/.+\.(fit|gpx|tcx)(\.gz)?$/i;

/**
 * Reads `activities.csv`. Its headings are in the language of the account: in other languages than English only the
 * paths of the recordings are known, and the rest follows from these.
 */
export const readStravaCsv = (content: Uint8Array): StravaRow[] => {
  const rows = parse(Buffer.from(content), {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as string[][];
  const [headings = [], ...lines] = rows;
  const columnOf = (heading: string): number => headings.lastIndexOf(heading);
  const columns = Object.fromEntries(
    Object.entries(HEADINGS).map(([name, heading]) => [name, columnOf(heading)]),
  ) as Record<keyof typeof HEADINGS, number>;
  const isRepeated = headings.indexOf(HEADINGS.distance) !== columns.distance;
  return lines.flatMap((line): StravaRow[] => {
    const textOf = (name: keyof typeof HEADINGS): string => line[columns[name]]?.trim() ?? '';
    const numberOf = (name: keyof typeof HEADINGS): number | null => numberIn(textOf(name));
    const file = textOf('file') || line.find((cell) => FILE_PATTERN.test(cell)) || null;
    const id = textOf('id') || (file ? /(\d+)\.\w+(\.gz)?$/.exec(file)?.[1] : undefined);
    if (!id || !/^\d{1,20}$/.test(id)) return [];
    const startedAt = Date.parse(`${textOf('date')} UTC`);
    const elapsed = numberOf('elapsed');
    const sport = sportNamed(textOf('type'));
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
