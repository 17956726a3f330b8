import { type Doc, isDoc, toNumber } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import { mapEach } from '../iterate.ts';
import { matcher } from '../match/compile.ts';
import { parseSort, sortKey } from '../sort.ts';
import { compileExpression } from './expression.ts';
import { addFields, type DocChange, project, unset } from './fields.ts';
import { group } from './group.ts';
import { lookup } from './lookup.ts';
import type { Stage, StageContext } from './stage.ts';
import { unwind } from './unwind.ts';

const each =
  (change: DocChange): Stage =>
  (docs) =>
    mapEach(docs, change);

const STAGES: Record<string, (operand: unknown, context: StageContext) => Stage> = {
  $match: match,
  $sort: sortStage,
  $limit: (operand) => limit(positive('$limit', operand)),
  $skip: (operand) => skip(toNumber(operand, '$skip')),
  $project: (operand) => each(project(operand)),
  $addFields: (operand) => each(addFields(operand)),
  $set: (operand) => each(addFields(operand)),
  $unset: (operand) => each(unset(operand)),
  $group: group,
  $unwind: unwind,
  $count: countStage,
  $replaceRoot: (operand) => each(replaceRoot(operand)),
  $sortByCount: sortByCount,
  $facet: facet,
  $lookup: lookup,
};

/** Compiles all stages before the first document is read. @throws CommandError with the name of an unsupported stage. */
export function compilePipeline(pipeline: readonly unknown[], context: StageContext): Stage {
  const stages = pipeline.map((stage) => compileStage(stage, context));
  return (docs) => stages.reduce<Iterable<Doc>>((input, stage) => stage(input), docs);
}

/** Returns the name and the operand of a stage. */
export function readStage(stage: unknown): [name: string, operand: unknown] {
  const entries = isDoc(stage) ? Object.entries(stage) : [];
  const [only] = entries;
  if (only === undefined || entries.length > 1)
    throw badValue('A pipeline stage specification object must contain exactly one field.');
  return only;
}

function compileStage(stage: unknown, context: StageContext): Stage {
  const [name, operand] = readStage(stage);
  if (name === '$changeStream') {
    throw new CommandError('ChangeStreamUnsupported', 'The $changeStream stage is only supported on replica sets');
  }
  const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (compile === undefined) throw new CommandError('UnknownStage', `Unrecognized pipeline stage name: '${name}'`);
  return compile(operand, context);
}

function match(operand: unknown): Stage {
  if (!isDoc(operand)) throw badValue('the match filter must be an expression in an object');
  const test = matcher(operand);
  return function* matching(docs) {
    for (const doc of docs) if (test(doc)) yield doc;
  };
}

function sortStage(operand: unknown): Stage {
  const sort = parseSort(operand);
  return function* sorted(docs) {
    const keyed = [...mapEach(docs, (doc) => ({ doc, key: sortKey(doc, sort) }))];
    keyed.sort((a, b) => Buffer.compare(a.key, b.key));
    for (const { doc } of keyed) yield doc;
  };
}

export function positive(name: string, operand: unknown): number {
  const number = toNumber(operand, name);
  if (!Number.isInteger(number) || number <= 0) throw badValue(`the ${name} must be positive`);
  return number;
}

function limit(count: number): Stage {
  return function* limited(docs) {
    let passed = 0;
    for (const doc of docs) {
      yield doc;
      if (++passed === count) return;
    }
  };
}

function skip(count: number): Stage {
  return function* skipping(docs) {
    let seen = 0;
    for (const doc of docs) if (seen++ >= count) yield doc;
  };
}

function countStage(operand: unknown): Stage {
  if (typeof operand !== 'string' || operand === '' || /^\$|\./.test(operand)) {
    throw badValue('the count field must be a non-empty string without $ and dots');
  }
  return function* counting(docs) {
    let count = 0;
    for (const _ of docs) count++;
    if (count > 0) yield { [operand]: count };
  };
}

function replaceRoot(operand: unknown): DocChange {
  if (!isDoc(operand) || !('newRoot' in operand)) throw badValue('$replaceRoot needs a newRoot');
  const expression = compileExpression(operand.newRoot);
  return (doc) => {
    const root = expression(doc);
    if (isDoc(root)) return root;
    throw badValue("'newRoot' expression must evaluate to an object");
  };
}

function sortByCount(operand: unknown): Stage {
  const grouped = group({ _id: operand, count: { $sum: 1 } });
  const sorted = sortStage({ count: -1 });
  return (docs) => sorted(grouped(docs));
}

function facet(operand: unknown, context: StageContext): Stage {
  if (!isDoc(operand)) throw badValue('the $facet specification must be an object');
  const branches = Object.entries(operand).map(([name, pipeline]) => {
    if (!Array.isArray(pipeline)) throw badValue(`arguments to $facet must be arrays, ${name} is not`);
    if (pipeline.some((stage) => readStage(stage)[0] === '$facet'))
      throw badValue('$facet is not allowed within $facet');
    return { name, stage: compilePipeline(pipeline, context) };
  });
  return function* faceted(docs) {
    const all = [...docs];
    yield Object.fromEntries(branches.map(({ name, stage }) => [name, [...stage(all)]]));
  };
}
