import { decodeExact } from '../bson/codec.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import type { Filter } from '../match/parse.ts';
import type { Candidate } from '../plan/scan.ts';
import { select } from '../plan/select.ts';
import { compileProjection } from '../project.ts';
import { parseSort } from '../sort.ts';
import type { Collection } from '../store/collection.ts';
import { type Command, collectionName, type Handler, ok, type Reply, type Services } from './command.ts';
import { parseChange, rewrite, upsert } from './mutate.ts';
import { checkHint, parseOptionalFilter } from './query.ts';

const answer = (lastErrorObject: Doc, value: Doc | null): Reply => ok({ lastErrorObject, value });

export const findAndModify: Handler = {
  writes: true,
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'upsert',
    'fields',
    'arrayFilters',
    'hint',
    'bypassDocumentValidation',
  ],
  run: (command, services) => {
    const { body, db } = command;
    const collection = services.store.find(db, collectionName(command));
    checkHint(collection, body.hint);
    const filter = parseOptionalFilter(body.query);
    const match = select(collection, { filter, sort: parseSort(body.sort), limit: 1 }).next().value;
    const target = collection && match ? { collection, match } : null;
    return body.remove === true ? remove(command, filter, target) : modify(command, filter, target, services);
  },
};

type Target = { collection: Collection; match: Candidate } | null;

const projectionOf = ({ body }: Command, filter: Filter): ((doc: Doc) => Doc) =>
  isDoc(body.fields) ? compileProjection(body.fields, filter) : (doc) => doc;

function remove(command: Command, filter: Filter, target: Target): Reply {
  if (command.body.update !== undefined) throw failedToParse('Cannot specify both an update and remove=true');
  if (target === null) return answer({ n: 0 }, null);
  target.collection.remove(target.match.rid, target.match.doc);
  return answer({ n: 1 }, projectionOf(command, filter)(decodeExact(target.match.raw)));
}

function modify(command: Command, filter: Filter, target: Target, { store }: Services): Reply {
  const { body, db } = command;
  const change = parseChange(body.query, body.update, body.arrayFilters);
  const project = projectionOf(command, filter);
  if (target !== null) {
    const { after } = rewrite(target.collection, target.match, change);
    const shown = body.new === true ? after : decodeExact(target.match.raw);
    return answer({ n: 1, updatedExisting: true }, project(shown));
  }
  if (body.upsert !== true) return answer({ n: 0, updatedExisting: false }, null);
  const inserted = upsert(store.ensure(db, collectionName(command)), change);
  const value = body.new === true ? project(inserted) : null;
  return answer({ n: 1, updatedExisting: false, upserted: inserted._id }, value);
}
