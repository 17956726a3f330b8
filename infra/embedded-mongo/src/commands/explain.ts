import { type Doc, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { countEach } from '../iterate.ts';
import { makePlan, type Plan } from '../plan/plan.ts';
import { type Query, select } from '../plan/select.ts';
import { parseSort } from '../sort.ts';
import type { Collection } from '../store/collection.ts';
import { splitLeading } from './aggregate.ts';
import { type Handler, ok } from './command.ts';
import { countOf, parseOptionalFilter } from './query.ts';

/**
 * Returns the plan of a find, count or distinct, or of the leading stages of an aggregate, and the numbers of keys and
 * documents that the plan read.
 */
export const explain: Handler = {
  writes: false,
  fields: ['verbosity'],
  run: ({ body, db }, { store }) => {
    const inner = body.explain;
    if (!isDoc(inner)) throw new CommandError('FailedToParse', 'explain needs a command');
    const name = Object.keys(inner)[0] ?? '';
    const collection = store.find(db, String(inner[name]));
    const query = queryOf(name, inner);
    if (collection === undefined) return ok({ queryPlanner: { winningPlan: { stage: 'EOF' } } });
    const plan = makePlan(collection, query.filter, query.sort ?? []);
    return ok({
      queryPlanner: { namespace: collection.namespace, winningPlan: describePlan(plan) },
      executionStats: execute(collection, query),
    });
  },
};

function queryOf(name: string, inner: Doc): Query {
  switch (name) {
    case 'find':
      return {
        filter: parseOptionalFilter(inner.filter),
        sort: parseSort(inner.sort),
        skip: countOf(inner, 'skip'),
        limit: countOf(inner, 'limit'),
      };
    case 'count':
    case 'distinct':
      return { filter: parseOptionalFilter(inner.query) };
    case 'aggregate':
      return splitLeading(Array.isArray(inner.pipeline) ? inner.pipeline : []).query;
    default:
      throw new CommandError('CommandNotFound', `explain of '${name}' is not supported`);
  }
}

function describePlan({ index, descending, sorted }: Plan): Doc {
  const access =
    index === null
      ? { stage: 'COLLSCAN', direction: 'forward' }
      : {
          stage: 'FETCH',
          inputStage: {
            stage: 'IXSCAN',
            keyPattern: index.spec.key,
            indexName: index.spec.name,
            isMultiKey: index.multikey,
            isUnique: index.spec.unique,
            isSparse: index.spec.sparse,
            isPartial: index.spec.partial !== null,
            direction: descending ? 'backward' : 'forward',
          },
        };
  return sorted ? access : { stage: 'SORT', inputStage: access };
}

function execute(collection: Collection, query: Query): Doc {
  const counts = { keys: 0, docs: 0 };
  const nReturned = countEach(select(collection, query, counts));
  return { executionSuccess: true, nReturned, totalKeysExamined: counts.keys, totalDocsExamined: counts.docs };
}
