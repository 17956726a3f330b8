import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { parseAnswers } from '../checkin/answers.ts';
import type { HistoryRow } from './repository.ts';

const COLUMNS = ['Date', 'Score', 'Recommendation', 'Sleep', 'Stress', 'Fatigue', 'Pain', 'Readiness', 'Notes'];

/**
 * A formula behind characters that a spreadsheet does not show: control and format characters, spaces. The writer's own escape
 * looks at the first character alone.
 */
const HIDDEN_FORMULA = /^[\p{Cc}\p{Cf}\p{Z}]+[=+\-@＝＋－＠]/u;

/** A text that no spreadsheet runs, whatever invisible characters it begins with. */
const safeText = (text: string): string => (HIDDEN_FORMULA.test(text) ? `'${text}` : text);

/** One row of the file. The score has one decimal, as everywhere. */
export const toCells = ({ date, score, recommendation, answersJson }: HistoryRow): (string | number)[] => {
  const { sleep, stress, fatigue, pain, readiness, notes } = parseAnswers(answersJson);
  return [date, score.toFixed(1), recommendation, sleep, stress, fatigue, pain, readiness, safeText(notes ?? '')];
};

/**
 * The check-ins as CSV by RFC 4180 (CRLF, quotes doubled), UTF-8 with a byte order mark, streamed row by row. A cell that a
 * spreadsheet would run (it begins with = + - @, tab or CR, invisible characters aside) gets a leading apostrophe. Ending the stream early ends the reading.
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
