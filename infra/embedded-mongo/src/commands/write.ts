import { decodeExact } from '../bson/codec.ts';
import { type Doc, isDoc, toNumber } from '../bson/values.ts';
import { badValue, CommandError, failedToParse } from '../errors.ts';
import { select } from '../plan/select.ts';
import { parseSort } from '../sort.ts';
import {
  type Command,
  collectionName,
  type Handler,
  ok,
  type Reply,
  refuseUnknownKeys,
  type Services,
} from './command.ts';
import { insertDocument, parseChange, prepareInsert, rewrite, upsert } from './mutate.ts';
import { checkHint, parseOptionalFilter } from './query.ts';

/** The documents in a command field, from the field's document sequence or from the body. */
function documentsOf({ sequences, body }: Command, field: string): Doc[] {
  const raw = sequences.get(field);
  if (raw) return raw.map(decodeExact);
  const documents = body[field];
  if (!Array.isArray(documents) || !documents.every(isDoc))
    throw failedToParse(`'${field}' must be an array of objects`);
  return documents;
}

function writeError(error: unknown, index: number): Doc {
  // Other errors are not caused by the client and must roll back the whole command.
  if (!(error instanceof CommandError)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.extra };
}

/** Runs `step` for each entry and collects write errors. An ordered command stops at the first error. */
function eachEntry<T>(entries: readonly T[], body: Doc, step: (entry: T, index: number) => void): Doc {
  const writeErrors: Doc[] = [];
  for (const [index, entry] of entries.entries()) {
    try {
      step(entry, index);
    } catch (error) {
      writeErrors.push(writeError(error, index));
      if (body.ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

export const insert: Handler = {
  writes: true,
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  run: (command, { store }) => {
    const collection = store.ensure(command.db, collectionName(command));
    const entries = command.sequences.get('documents') ?? documentsOf(command, 'documents');
    let n = 0;
    const errors = eachEntry<Uint8Array | Doc>(entries, command.body, (entry) => {
      insertDocument(collection, prepareInsert(entry));
      n++;
    });
    return ok({ n, ...errors });
  },
};

const UPDATE_KEYS = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'sort'];

interface UpdateCounts {
  n: number;
  nModified: number;
  upserted: Doc[];
}

function updateEntry(command: Command, entry: Doc, index: number, counts: UpdateCounts, { store }: Services): void {
  refuseUnknownKeys('updates', entry, UPDATE_KEYS);
  const name = collectionName(command);
  const collection = store.find(command.db, name);
  checkHint(collection, entry.hint);
  const change = parseChange(entry.q, entry.u, entry.arrayFilters);
  const multi = entry.multi === true;
  if (multi && change.update.kind === 'replace') {
    throw failedToParse('multi update is not supported for replacement-style update');
  }
  // Collects all matches first. Otherwise the scan would find a document twice when its update moves it forward in the
  // scanned index.
  const matches = [...select(collection, { filter: change.filter, sort: parseSort(entry.sort), limit: multi ? 0 : 1 })];
  if (collection !== undefined && matches.length > 0) {
    for (const match of matches) {
      if (rewrite(collection, match, change).modified) counts.nModified++;
      counts.n++;
    }
  } else if (entry.upsert === true) {
    counts.upserted.push({ index, _id: upsert(store.ensure(command.db, name), change)._id });
    counts.n++;
  }
}

export const update: Handler = {
  writes: true,
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  run: (command, services): Reply => {
    const counts: UpdateCounts = { n: 0, nModified: 0, upserted: [] };
    const errors = eachEntry(documentsOf(command, 'updates'), command.body, (entry, index) =>
      updateEntry(command, entry, index, counts, services),
    );
    const { upserted, ...numbers } = counts;
    return ok({ ...numbers, ...(upserted.length > 0 ? { upserted } : {}), ...errors });
  },
};

export const deleteCommand: Handler = {
  writes: true,
  fields: ['deletes', 'ordered'],
  run: (command, { store }) => {
    const collection = store.find(command.db, collectionName(command));
    let n = 0;
    const errors = eachEntry(documentsOf(command, 'deletes'), command.body, (entry) => {
      refuseUnknownKeys('deletes', entry, ['q', 'limit', 'hint']);
      checkHint(collection, entry.hint);
      const limit = toNumber(entry.limit, 'limit');
      if (limit !== 0 && limit !== 1) throw badValue('The limit field in delete objects must be 0 or 1');
      for (const { rid, doc } of [...select(collection, { filter: parseOptionalFilter(entry.q), limit })]) {
        collection?.remove(rid, doc);
        n++;
      }
    });
    return ok({ n, ...errors });
  },
};
