import { compilePipeline, positive, readStage } from '../aggregate/stages.ts';
import { encode } from '../bson/codec.ts';
import { toNumber } from '../bson/values.ts';
import { CommandError, failedToParse } from '../errors.ts';
import { mapEach } from '../iterate.ts';
import { type Filter, parseFilter } from '../match/parse.ts';
import { type Query, select } from '../plan/select.ts';
import { parseSort } from '../sort.ts';
import { batchSizeOf } from './catalog.ts';
import { collectionName, type Handler } from './command.ts';
import { checkHint } from './query.ts';

export const aggregate: Handler = {
  writes: false,
  fields: ['pipeline', 'cursor', 'allowDiskUse', 'hint', 'bypassDocumentValidation'],
  run: (command, { store, cursors }) => {
    const { db, body } = command;
    if (!Array.isArray(body.pipeline)) throw failedToParse("'pipeline' must be an array");
    if (typeof body.aggregate !== 'string') {
      throw new CommandError('InvalidNamespace', 'aggregate without a collection is not supported');
    }
    const name = collectionName(command);
    const collection = store.find(db, name);
    checkHint(collection, body.hint);
    const { query, rest } = splitLeading(body.pipeline);
    const pipeline = compilePipeline(rest, { store, db });
    const docs = pipeline(mapEach(select(collection, query), ({ doc }) => doc));
    return cursors.open(`${db}.${name}`, mapEach(docs, encode), batchSizeOf(body));
  },
};

/**
 * Splits off the stages that the planner can run: leading $match stages, then one $sort, $skip and $limit stage in this
 * order.
 */
export function splitLeading(pipeline: readonly unknown[]): { query: Query; rest: readonly unknown[] } {
  const stages = pipeline.map(readStage);
  let at = 0;
  const take = (wanted: string): unknown => (stages[at]?.[0] === wanted ? stages[at++]?.[1] : undefined);
  const filter: Filter = [];
  while (stages[at]?.[0] === '$match') filter.push(...parseFilter(take('$match')));
  const sort = parseSort(take('$sort'));
  const skip = toNumber(take('$skip') ?? 0, '$skip');
  const limit = take('$limit');
  const query = { filter, sort, skip, limit: limit === undefined ? 0 : positive('$limit', limit) };
  return { query, rest: pipeline.slice(at) };
}
