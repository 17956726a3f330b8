import { describe, expect, it } from 'vitest';
import { compareHttp, findHttpAdditions, type HttpDocument } from './http.ts';

const body = {
  type: 'object',
  properties: {
    sleep: { type: 'integer', minimum: 1, maximum: 5 },
    kind: { enum: ['easy', 'long'] },
    notes: { type: ['string', 'null'], maxLength: 9 },
  },
  required: ['sleep'],
  additionalProperties: false,
};
const answer = {
  type: 'object',
  properties: { score: { type: 'number' }, recommendation: { enum: ['Push', 'Reset'] }, changed: { type: 'string' } },
  required: ['score', 'recommendation'],
  additionalProperties: false,
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const operation = {
  security: [{ bearer: [] }, { cookie: [] }],
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 500 } },
  ],
  requestBody: { required: true, ...json(body) },
  responses: { 200: json(answer), 404: json({ type: 'object', properties: { message: { type: 'string' } } }) },
};
/** Removes undefined values, as writing a document to a file and reading it does. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const document = (change: object = {}, path = '/api/things/{id}'): HttpDocument =>
  plain({ paths: { [path]: { post: { ...operation, ...change } } } }) as unknown as HttpDocument;
const breaks = (change: object): string[] => compareHttp(document(), document(change)).map(({ what }) => what);
const withBody = (change: object, more: object = {}) => ({
  requestBody: { required: true, ...json({ ...body, properties: { ...body.properties, ...change }, ...more }) },
});
const withAnswer = (change: object, more: object = {}) => ({
  responses: {
    ...operation.responses,
    200: json({ ...answer, properties: { ...answer.properties, ...change }, ...more }),
  },
});
const [id, limit] = operation.parameters;

describe('compareHttp for a changed operation', () => {
  it.each<[string, object]>([
    ['no change', {}],
    ['a new optional field', withBody({ mood: { type: 'integer' } })],
    ['a required field made optional', withBody({}, { required: [] })],
    ['a wider range', withBody({ sleep: { type: 'integer', minimum: 0, maximum: 10 } })],
    ['a new enum value', withBody({ kind: { enum: ['easy', 'long', 'race'] } })],
    ['an optional body', { requestBody: json(body) }],
    ['a new optional filter', { parameters: [id, limit, { name: 'from', in: 'query', schema: { type: 'string' } }] }],
    [
      'a new field in the response',
      withAnswer({ why: { type: 'string' } }, { required: ['score', 'recommendation', 'why'] }),
    ],
    ['an optional response field made required', withAnswer({}, { required: ['score', 'recommendation', 'changed'] })],
    ['a removed enum value in the response', withAnswer({ recommendation: { const: 'Push' } })],
    ['a new error status', { responses: { ...operation.responses, 409: json({ type: 'object' }) } }],
    ['a removed error status', { responses: { 200: json(answer) } }],
    ['no session needed', { security: [] }],
    ['an additional security scheme', { security: [...operation.security, { key: [] }] }],
  ])('returns no breaking changes for %s', (_name, change) => expect(breaks(change)).toEqual([]));

  it.each<[string, object, RegExp]>([
    [
      'a new required field',
      withBody({ mood: { type: 'integer' } }, { required: ['sleep', 'mood'] }),
      /mood may be missing/,
    ],
    ['a removed field', withBody({ notes: undefined }), /notes is refused/],
    [
      'a narrower range',
      withBody({ sleep: { type: 'integer', minimum: 1, maximum: 4 } }),
      /sleep highest number is 5, not 4/,
    ],
    ['a removed enum value', withBody({ kind: { enum: ['easy'] } }), /kind may be "long"/],
    [
      'a nullable field made non-null',
      withBody({ notes: { type: 'string', maxLength: 9 } }),
      /notes may be null|notes is null/,
    ],
    ['a removed body', { requestBody: undefined }, /takes no body/],
    [
      'another content type of the body',
      { requestBody: { content: { 'text/plain': { schema: {} } } } },
      /application\/json: the whole is refused/,
    ],
    ['a removed filter', { parameters: [id] }, /query limit is not known/],
    ['an optional filter made required', { parameters: [id, { ...limit, required: true }] }, /query limit is required/],
    [
      'a narrower range of a filter',
      { parameters: [id, { ...limit, schema: { type: 'integer', minimum: 1, maximum: 100 } }] },
      /query limit: the whole highest number is 500, not 100/,
    ],
    [
      'a narrower format of a path parameter',
      { parameters: [{ ...id, schema: { type: 'string', format: 'uuid' } }, limit] },
      /path 0/,
    ],
    [
      'a removed field of the response',
      withAnswer({ score: undefined }, { required: ['recommendation'] }),
      /score (may be missing|is gone)/,
    ],
    ['a removed optional field of the response', withAnswer({ changed: undefined }), /changed is gone/],
    [
      'a required response field made optional',
      withAnswer({}, { required: ['score'] }),
      /recommendation may be missing/,
    ],
    [
      'a response field made nullable',
      withAnswer({ score: { type: ['number', 'null'] } }),
      /score is null|score may be null/,
    ],
    [
      'a new enum value in the response',
      withAnswer({ recommendation: { enum: ['Push', 'Reset', 'Rest'] } }),
      /may be "Rest"/,
    ],
    [
      'another success status',
      { responses: { 201: json(answer), 404: operation.responses[404] } },
      /never answers 200/,
    ],
    ['an additional success status', { responses: { ...operation.responses, 202: {} } }, /may answer 202/],
    [
      'another content type of the response',
      { responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } } },
      /200 is no application\/json/,
    ],
    [
      'another error shape',
      {
        responses: { ...operation.responses, 404: json({ type: 'object', properties: { error: { type: 'string' } } }) },
      },
      /message is gone/,
    ],
    ['a removed security scheme', { security: [{ bearer: [] }] }, /does not accept cookie/],
  ])('reports that %s breaks clients', (_name, change, what) => {
    expect(breaks(change)).toEqual(expect.arrayContaining([expect.stringMatching(what)]));
  });

  it('reports an operation that requires a session only in the current contract', () => {
    const found = compareHttp(document({ security: [] }), document());
    expect(found).toEqual([{ where: 'POST /api/things/{}', what: 'needs a session now' }]);
  });
});

describe('operation comparison of two contracts', () => {
  const nothing: HttpDocument = { paths: {} };

  it('lists a new operation as an addition and not as a breaking change', () => {
    expect(compareHttp(nothing, document())).toEqual([]);
    expect(findHttpAdditions(nothing, document())).toEqual(['POST /api/things/{}']);
  });

  it('lists the new parameters and fields of an existing operation', () => {
    const filter = { name: 'from', in: 'query', schema: { type: 'string' } };
    const more = { ...withBody({ mood: { type: 'integer' } }), ...withAnswer({ why: { type: 'string' } }) };
    const present = document({ ...more, parameters: [id, limit, filter] });
    expect(findHttpAdditions(document(), present)).toEqual([
      'POST /api/things/{}: query from',
      'POST /api/things/{}: sent.mood',
      'POST /api/things/{}: answered.why',
    ]);
    expect(findHttpAdditions(document(), document())).toEqual([]);
  });

  it('reports a removed operation unless it was released as deprecated', () => {
    expect(compareHttp(document(), nothing)).toEqual([{ where: 'POST /api/things/{}', what: 'is gone' }]);
    expect(compareHttp(document({ deprecated: true }), nothing)).toEqual([]);
  });

  it('reports nothing when only path parameters are renamed', () => {
    const renamed = { parameters: [{ ...id, name: 'thingId' }, limit] };
    expect(compareHttp(document(), document(renamed, '/api/things/{thingId}'))).toEqual([]);
  });
});
