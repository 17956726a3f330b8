import type { ExportLine } from '@stridewell/kit/user-data/export-lines';

/** Names the shape of the document; another shape gets another number. */
export const EXPORT_FORMAT = 'stridewell-export/1';

/** What stands in the place of what a service did not tell. */
export const NOT_READ = 'This part could not be read in full just now; please download your data again later.';

/** Something that holds data of the runner. */
export interface Source {
  service: string;
  /** May fail at any point; is complete with its end line only. */
  lines: AsyncIterable<ExportLine>;
}

export interface ExportParts {
  exportedAt: Date;
  /** Members of `account` beside its collections. */
  account: Record<string, unknown>;
  /** The collections of this service itself. */
  own: Source;
  services: readonly Source[];
  /** Told of each source that did not come to its end. */
  onFailure(service: string, error: unknown): void;
}

const PIECE = 16_384;

/** Characters put together into pieces worth sending. */
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
 * Collections as members of a JSON object, after `before` and then parted by commas. Whatever becomes of the lines, every
 * list that was begun is closed. Answers whether any member was written, and what went wrong.
 */
async function* membersOf(
  lines: AsyncIterable<ExportLine>,
  before: string,
): AsyncGenerator<string, { any: boolean; error: unknown }> {
  const piece = createPiece();
  let any = false;
  let isFirst = true;
  let error: unknown = new Error('ended too early');
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

const told = (error: unknown): string => (error ? `,"error":${JSON.stringify(NOT_READ)}` : '');

/**
 * The document of everything that is held on a runner, as JSON text in pieces: valid to the last character whatever its sources
 * do. One that fails is named with a sentence in `error`, keeps what it told until then, and makes the document not complete.
 */
export async function* exportDocument(parts: ExportParts): AsyncGenerator<string> {
  const { exportedAt, account, own, services, onFailure } = parts;
  let complete = true;
  const judge = (service: string, error: unknown): void => {
    if (!error) return;
    complete = false;
    onFailure(service, error);
  };
  const head = JSON.stringify({ format: EXPORT_FORMAT, exportedAt, account });
  // Without the two braces at its end: the account's collections go on where its other members stop.
  yield head.slice(0, -2);
  const { error } = yield* membersOf(own.lines, ',');
  judge(own.service, error);
  yield `${told(error)}},"services":[`;
  for (const [index, { service, lines }] of services.entries()) {
    yield `${index ? ',' : ''}{"service":${JSON.stringify(service)}`;
    const outcome = yield* membersOf(lines, ',"collections":{');
    judge(service, outcome.error);
    yield `${outcome.any ? '}' : ''}${told(outcome.error)}}`;
  }
  yield `],"complete":${complete}}`;
}
