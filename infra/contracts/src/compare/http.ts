import { entriesOf, type Finding, findRemovedFields, toFindings } from './finding.ts';
import type { Schema } from './schema.ts';
import { asSent, asTolerantReader, fieldsOf } from './sender-and-reader.ts';
import { findSubsetProblems } from './subset.ts';

interface Content {
  content?: Record<string, { schema: Schema }>;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Operation {
  deprecated?: boolean;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
}
/** The fields of an OpenAPI document that are compared. The document must not contain references. */
export interface HttpDocument {
  paths: Record<string, Record<string, Operation>>;
}

/**
 * Returns the operations by method and path. The names of path parameters are removed from the paths, because clients
 * do not send the names.
 */
const operationsOf = ({ paths }: HttpDocument): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`,
        operation,
      ]),
    ),
  );

const schemasOf = ({ content }: Content = {}): [string, Schema][] =>
  entriesOf(content).map(([type, { schema }]) => [type, schema as Schema]);

/** Returns the parameters by location and name, or for path parameters by position. */
const parametersOf = ({ parameters = [] }: Operation): Map<string, Parameter> => {
  const inPath = parameters.filter((one) => one.in === 'path');
  const key = (one: Parameter): string => (one.in === 'path' ? `path ${inPath.indexOf(one)}` : `${one.in} ${one.name}`);
  return new Map(parameters.map((one) => [key(one), one]));
};

const compareParameters = (where: string, before: Operation, now: Operation): Finding[] => {
  const [old, current] = [parametersOf(before), parametersOf(now)];
  const added = [...current].filter(([key, { required }]) => required && !old.get(key)?.required);
  const kept = [...old].flatMap(([key, { schema }]) => {
    const there = current.get(key);
    if (!there) return [{ where, what: `${key} is not known any more` }];
    return toFindings(where, `released clients send ${key}`, findSubsetProblems(asSent(schema), there.schema));
  });
  return [...added.map(([key]) => ({ where, what: `${key} is required now` })), ...kept];
};

const compareBodies = (where: string, before: Operation, now: Operation): Finding[] => {
  const [old, current] = [before.requestBody, now.requestBody];
  if (!current) return schemasOf(old).length > 0 ? [{ where, what: 'takes no body any more' }] : [];
  const types = new Map(schemasOf(current));
  const required = current.required && !old?.required ? [{ where, what: 'a body is required now' }] : [];
  const kept = schemasOf(old).flatMap(([type, schema]) =>
    toFindings(where, `released clients send ${type}`, findSubsetProblems(asSent(schema), types.get(type) ?? false)),
  );
  return [...required, ...kept];
};

/**
 * Compares responses. Clients distinguish between success statuses, but handle errors only by status class and the
 * common error format.
 */
const compareAnswers = (where: string, before: Operation, now: Operation): Finding[] => {
  const isGood = (status: string): boolean => status.startsWith('2');
  const lost = Object.keys(before.responses).filter((status) => isGood(status) && !now.responses[status]);
  const fresh = Object.keys(now.responses).filter((status) => isGood(status) && !before.responses[status]);
  const kept = Object.entries(before.responses).flatMap(([status, answer]) => {
    const present = new Map(schemasOf(now.responses[status]));
    const known = new Map(schemasOf(answer));
    if (!now.responses[status]) return [];
    const types = [...present.keys()].filter((type) => !known.has(type));
    return [
      ...[...known.keys()]
        .filter((type) => !present.has(type))
        .map((type) => ({ where, what: `${status} is no ${type} any more` })),
      ...types.map((type) => ({ where, what: `${status} may be ${type}` })),
      ...[...known].flatMap(([type, schema]) => {
        const is = present.get(type);
        if (is === undefined) return [];
        const who = `released clients read ${status}`;
        return [
          ...toFindings(where, who, findSubsetProblems(asSent(is), asTolerantReader(schema))),
          ...findRemovedFields(where, who, schema, is),
        ];
      }),
    ];
  });
  return [
    ...lost.map((status) => ({ where, what: `never answers ${status} any more` })),
    ...fresh.map((status) => ({ where, what: `may answer ${status}` })),
    ...kept,
  ];
};

/**
 * Compares security requirements. Every released scheme must still be accepted. An empty list means that no session is
 * required.
 */
const compareAccess = (where: string, before: Operation, now: Operation): Finding[] => {
  const ways = (operation: Operation): string[] => (operation.security ?? []).map((way) => Object.keys(way).join('+'));
  if (ways(now).length === 0) return [];
  if (ways(before).length === 0) return [{ where, what: 'needs a session now' }];
  const lost = ways(before).filter((way) => !ways(now).includes(way));
  return lost.map((way) => ({ where, what: `does not accept ${way} any more` }));
};

/**
 * Returns the changes that break a released client: the current service must accept everything that the client may send
 * and return everything that the client reads. An operation may be removed after it was released as deprecated.
 */
export const compareHttp = (released: HttpDocument, present: HttpDocument): Finding[] => {
  const current = operationsOf(present);
  return [...operationsOf(released)].flatMap(([where, before]) => {
    const now = current.get(where);
    if (!now) return before.deprecated ? [] : [{ where, what: 'is gone' }];
    return [compareParameters, compareBodies, compareAnswers, compareAccess].flatMap((compare) =>
      compare(where, before, now),
    );
  });
};

/**
 * Returns every parameter of an operation, and every field that a client may send to the operation or read from its
 * response.
 */
const partsOf = (operation: Operation): string[] => [
  ...[...parametersOf(operation).keys()],
  ...schemasOf(operation.requestBody).flatMap(([, schema]) => fieldsOf(schema, 'sent')),
  ...schemasOf(operation.responses[200]).flatMap(([, schema]) => fieldsOf(schema, 'answered')),
];

/** Returns new operations, parameters and fields. The service must be released before the front ends that use them. */
export const findHttpAdditions = (released: HttpDocument, present: HttpDocument): string[] => {
  const known = operationsOf(released);
  return [...operationsOf(present)].flatMap(([name, operation]) => {
    const before = known.get(name);
    if (!before) return [name];
    const parts = new Set(partsOf(before));
    return partsOf(operation)
      .filter((part) => !parts.has(part))
      .map((part) => `${name}: ${part}`);
  });
};
