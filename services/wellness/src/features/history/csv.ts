import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { storedAnswersOf } from '../checkin/document.ts';
import type { HistoryRow } from './repository.ts';

const COLUMNS = ['Date', 'Score', 'Recommendation', 'Sleep', 'Stress', 'Fatigue', 'Pain', 'Readiness', 'Notes'];

/**
 * Matches a formula after characters that a spreadsheet does not show: control characters, format characters and
 * spaces. The CSV writer's own escaping checks only the first character.
 */
const HIDDEN_FORMULA = /^[\p{Cc}\p{Cf}\p{Z}]+[=+\-@＝＋－＠]/u;

/** Escapes a formula that follows invisible characters, so that no spreadsheet evaluates it. */
const safeText = (text: string): string => (HIDDEN_FORMULA.test(text) ? `'${text}` : text);

/** Returns the cells of one row. The score has one decimal, as everywhere in the app. */
const toCells = (row: HistoryRow): (string | number)[] => {
  const { date, score, recommendation } = row;
  const { sleep, stress, fatigue, pain, readiness, notes } = storedAnswersOf(row);
  return [date, score.toFixed(1), recommendation, sleep, stress, fatigue, pain, readiness, safeText(notes ?? '')];
};

/**
 * Streams the check-ins as CSV according to RFC 4180 (CRLF, doubled quotes), in UTF-8 with a byte order mark. Adds a
 * leading apostrophe to a cell that a spreadsheet would evaluate as a formula: one that begins with = + - @, tab or CR,
 * or with invisible characters before = + - @. Stops reading rows if the stream is destroyed early.
 */
export const toCsv = (rows: AsyncIterable<HistoryRow>): Readable => {
  const csv = stringify({
    header: true,
    columns: COLUMNS,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n\t]/,
  });
  const fill = async (): Promise<void> => {
    for await (const row of rows) {
      if (csv.destroyed) return;
      if (!csv.write(toCells(row)))
        await new Promise<void>((resolve) => csv.once('drain', resolve).once('close', resolve));
    }
    csv.end();
  };
  fill().catch((error: Error) => csv.destroy(error));
  return csv;
};
