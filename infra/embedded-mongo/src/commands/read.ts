import { Long } from 'bson';
import { decodeExact, encode } from '../bson/codec.ts';
import { encodeKey } from '../bson/keys.ts';
import { isDoc, toNumber } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { countEach, mapEach } from '../iterate.ts';
import { someValue, splitPath } from '../paths.ts';
import type { Candidate } from '../plan/scan.ts';
import { select } from '../plan/select.ts';
import { compileProjection } from '../project.ts';
import { parseSort } from '../sort.ts';
import { collectionName, type Handler, ok } from './command.ts';
import { checkHint, countOf, parseOptionalFilter } from './query.ts';

export const find: Handler = {
  writes: false,
  fields: [
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'noCursorTimeout',
    'allowDiskUse',
  ],
  run: (command, { store, cursors }) => {
    const { db, body } = command;
    const name = collectionName(command);
    const collection = store.find(db, name);
    checkHint(collection, body.hint);
    const filter = parseOptionalFilter(body.filter);
    const query = { filter, sort: parseSort(body.sort), skip: countOf(body, 'skip'), limit: countOf(body, 'limit') };
    const project = isDoc(body.projection) ? compileProjection(body.projection, filter) : null;
    const shape = ({ raw }: Candidate): Uint8Array => (project === null ? raw : encode(project(decodeExact(raw))));
    const docs = mapEach(select(collection, query), shape);
    return cursors.open(`${db}.${name}`, docs, countOf(body, 'batchSize', 101), body.singleBatch === true);
  },
};

const longOf = (value: unknown): Long => (value instanceof Long ? value : Long.fromNumber(toNumber(value, 'getMore')));

export const getMore: Handler = {
  writes: false,
  fields: ['collection', 'batchSize'],
  run: ({ body, name }, { cursors }) => {
    const batchSize = countOf(body, 'batchSize');
    return cursors.next(longOf(body[name]), batchSize === 0 ? undefined : batchSize);
  },
};

export const killCursors: Handler = {
  writes: false,
  fields: ['cursors'],
  run: ({ body }, { cursors }) => {
    const ids = (Array.isArray(body.cursors) ? body.cursors : []).map(longOf);
    const killed = ids.map((id) => cursors.kill(id));
    return ok({
      cursorsKilled: ids.filter((_, i) => killed[i]),
      cursorsNotFound: ids.filter((_, i) => !killed[i]),
      cursorsAlive: [],
      cursorsUnknown: [],
    });
  },
};

export const count: Handler = {
  writes: false,
  fields: ['query', 'skip', 'limit', 'hint'],
  run: (command, { store }) => {
    const { body, db } = command;
    const collection = store.find(db, collectionName(command));
    checkHint(collection, body.hint);
    const query = {
      filter: parseOptionalFilter(body.query),
      skip: countOf(body, 'skip'),
      limit: countOf(body, 'limit'),
    };
    if (query.filter.length === 0 && query.skip === 0 && query.limit === 0) return ok({ n: collection?.count ?? 0 });
    return ok({ n: countEach(select(collection, query)) });
  },
};

export const distinct: Handler = {
  writes: false,
  fields: ['key', 'query', 'hint'],
  run: (command, { store }) => {
    const { body, db } = command;
    if (typeof body.key !== 'string') throw badValue("distinct needs a 'key'");
    const collection = store.find(db, collectionName(command));
    checkHint(collection, body.hint);
    const path = splitPath(body.key);
    const values = new Map<string, unknown>();
    const collect = (value: unknown): boolean => {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined) values.set(encodeKey(one).toString('latin1'), one);
      }
      return false;
    };
    for (const { doc } of select(collection, { filter: parseOptionalFilter(body.query) }))
      someValue(doc, path, collect);
    return ok({ values: [...values.values()] });
  },
};
