import type { ExportLine } from '@stridewell/kit/user-data/export-lines';

/** Format version of the export document. */
export const EXPORT_FORMAT = 'stridewell-export/1';

/** Error message for a source that could not be read completely. */
export const READ_ERROR_TEXT = 'We could not read all of this data. Please download your data again later.';

/** A service that stores data about the runner. */
export interface Source {
  service: string;
  /**
   * Lines of the service's data. May throw at any point. The data is complete only when the last line is an end line.
   */
  lines: AsyncIterable<ExportLine>;
}

export interface ExportParts {
  exportedAt: Date;
  /** Properties of the account in addition to its collections. */
  account: Record<string, unknown>;
  /** Collections of the account service. */
  own: Source;
  services: readonly Source[];
  /** Called for each source whose data is incomplete. */
  onFailure(service: string, error: unknown): void;
}

const PIECE = 16_384;

/** Creates a buffer that joins short strings into larger chunks. */
const createPiece = () => {
  let text = '';
  return {
    add(more: string): void {
      text += more;
    },
    isFull: (): boolean => text.length >= PIECE,
    take(): string {
      const taken = text;
      text = '';
      return taken;
    },
  };
};

/**
 * Yields collections as properties of a JSON object, starting with `before` and separated by commas. Closes all arrays
 * even when `lines` throws. Returns the error, and `any`, which is true when at least one property was yielded.
 */
async function* membersOf(
  lines: AsyncIterable<ExportLine>,
  before: string,
): AsyncGenerator<string, { any: boolean; error: unknown }> {
  const piece = createPiece();
  let any = false;
  let isFirst = true;
  let error: unknown = new Error('stream ended without an end line');
  try {
    for await (const line of lines) {
      if ('collection' in line) {
        piece.add(`${any ? '],' : before}${JSON.stringify(line.collection)}:[`);
        any = true;
        isFirst = true;
      } else if ('document' in line) {
        piece.add(`${isFirst ? '' : ','}${JSON.stringify(line.document)}`);
        isFirst = false;
      } else {
        error = null;
      }
      if (piece.isFull()) yield piece.take();
    }
  } catch (reason) {
    error = reason;
  }
  yield `${piece.take()}${any ? ']' : ''}`;
  return { any, error };
}

const errorMember = (error: unknown): string => (error ? `,"error":${JSON.stringify(READ_ERROR_TEXT)}` : '');

/**
 * Yields the full data export of a runner as JSON text. The text is valid JSON even when sources fail: the entry of a
 * failed source contains the data received so far and an `error`, and `complete` is false.
 */
export async function* exportDocument(parts: ExportParts): AsyncGenerator<string> {
  const { exportedAt, account, own, services, onFailure } = parts;
  let complete = true;
  const noteFailure = (service: string, error: unknown): void => {
    if (!error) return;
    complete = false;
    onFailure(service, error);
  };
  const head = JSON.stringify({ format: EXPORT_FORMAT, exportedAt, account });
  // The two closing braces are omitted, because the account's collections follow.
  yield head.slice(0, -2);
  const { error } = yield* membersOf(own.lines, ',');
  noteFailure(own.service, error);
  yield `${errorMember(error)}},"services":[`;
  for (const [index, { service, lines }] of services.entries()) {
    yield `${index ? ',' : ''}{"service":${JSON.stringify(service)}`;
    const outcome = yield* membersOf(lines, ',"collections":{');
    noteFailure(service, outcome.error);
    yield `${outcome.any ? '}' : ''}${errorMember(outcome.error)}}`;
  }
  yield `],"complete":${complete}}`;
}
