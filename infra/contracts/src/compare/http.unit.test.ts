import { describe, expect, it } from 'vitest';
import { compareHttp, type HttpDocument, newInHttp } from './http.ts';

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
/** As a file holds it: nothing undefined. */
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

describe('an operation that is changed', () => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['a field that may be sent', withBody({ mood: { type: 'integer' } })],
    ['a field that need not be sent any more', withBody({}, { required: [] })],
    ['a wider range', withBody({ sleep: { type: 'integer', minimum: 0, maximum: 10 } })],
    ['one more of a list', withBody({ kind: { enum: ['easy', 'long', 'race'] } })],
    ['a body that need not be there', { requestBody: json(body) }],
    [
      'a filter that may be given',
      { parameters: [id, limit, { name: 'from', in: 'query', schema: { type: 'string' } }] },
    ],
    [
      'a field more in the answer',
      withAnswer({ why: { type: 'string' } }, { required: ['score', 'recommendation', 'why'] }),
    ],
    ['a field that is always there', withAnswer({}, { required: ['score', 'recommendation', 'changed'] })],
    ['fewer of a list in the answer', withAnswer({ recommendation: { const: 'Push' } })],
    ['another refusal', { responses: { ...operation.responses, 409: json({ type: 'object' }) } }],
    ['a refusal less', { responses: { 200: json(answer) } }],
    ['nobody having to sign in', { security: [] }],
    ['one more way to sign in', { security: [...operation.security, { key: [] }] }],
  ])('breaks no client by %s', (_name, change) => expect(breaks(change)).toEqual([]));

  it.each<[string, object, RegExp]>([
    [
      'a field that must be sent',
      withBody({ mood: { type: 'integer' } }, { required: ['sleep', 'mood'] }),
      /mood may be missing/,
    ],
    ['a field that is refused', withBody({ notes: undefined }), /notes is refused/],
    [
      'a narrower range',
      withBody({ sleep: { type: 'integer', minimum: 1, maximum: 4 } }),
      /sleep highest number is 5, not 4/,
    ],
    ['one less of a list', withBody({ kind: { enum: ['easy'] } }), /kind may be "long"/],
    ['null that is refused', withBody({ notes: { type: 'string', maxLength: 9 } }), /notes may be null|notes is null/],
    ['no body any more', { requestBody: undefined }, /takes no body/],
    [
      'another kind of body',
      { requestBody: { content: { 'text/plain': { schema: {} } } } },
      /application\/json: the whole is refused/,
    ],
    ['a filter that is gone', { parameters: [id] }, /query limit is not known/],
    ['a filter that must be given', { parameters: [id, { ...limit, required: true }] }, /query limit is required/],
    [
      'a filter that takes less',
      { parameters: [id, { ...limit, schema: { type: 'integer', minimum: 1, maximum: 100 } }] },
      /query limit: the whole highest number is 500, not 100/,
    ],
    [
      'a place in the path that takes less',
      { parameters: [{ ...id, schema: { type: 'string', format: 'uuid' } }, limit] },
      /path 0/,
    ],
    [
      'a field less in the answer',
      withAnswer({ score: undefined }, { required: ['recommendation'] }),
      /score (may be missing|is gone)/,
    ],
    ['an optional field less', withAnswer({ changed: undefined }), /changed is gone/],
    ['a field that may be missing', withAnswer({}, { required: ['score'] }), /recommendation may be missing/],
    ['null in the answer', withAnswer({ score: { type: ['number', 'null'] } }), /score is null|score may be null/],
    [
      'one more of a list in the answer',
      withAnswer({ recommendation: { enum: ['Push', 'Reset', 'Rest'] } }),
      /may be "Rest"/,
    ],
    ['another status', { responses: { 201: json(answer), 404: operation.responses[404] } }, /never answers 200/],
    ['one more good status', { responses: { ...operation.responses, 202: {} } }, /may answer 202/],
    [
      'another kind of answer',
      { responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } } },
      /200 is no application\/json/,
    ],
    [
      'refusals of another shape',
      {
        responses: { ...operation.responses, 404: json({ type: 'object', properties: { error: { type: 'string' } } }) },
      },
      /message is gone/,
    ],
    ['a way to sign in less', { security: [{ bearer: [] }] }, /nobody in by cookie/],
  ])('breaks clients by %s', (_name, change, what) => {
    expect(breaks(change)).toEqual(expect.arrayContaining([expect.stringMatching(what)]));
  });

  it('breaks who was not signed in by asking for it', () => {
    const found = compareHttp(document({ security: [] }), document());
    expect(found).toEqual([{ where: 'POST /api/things/{}', what: 'needs a session now' }]);
  });
});

describe('an operation that comes or goes', () => {
  const nothing: HttpDocument = { paths: {} };

  it('breaks nobody by coming, and is told', () => {
    expect(compareHttp(nothing, document())).toEqual([]);
    expect(newInHttp(nothing, document())).toEqual(['POST /api/things/{}']);
  });

  it('is told part by part where only a part of it is new', () => {
    const filter = { name: 'from', in: 'query', schema: { type: 'string' } };
    const more = { ...withBody({ mood: { type: 'integer' } }), ...withAnswer({ why: { type: 'string' } }) };
    const present = document({ ...more, parameters: [id, limit, filter] });
    expect(newInHttp(document(), present)).toEqual([
      'POST /api/things/{}: query from',
      'POST /api/things/{}: sent.mood',
      'POST /api/things/{}: answered.why',
    ]);
    expect(newInHttp(document(), document())).toEqual([]);
  });

  it('breaks clients by going, unless it was released as deprecated', () => {
    expect(compareHttp(document(), nothing)).toEqual([{ where: 'POST /api/things/{}', what: 'is gone' }]);
    expect(compareHttp(document({ deprecated: true }), nothing)).toEqual([]);
  });

  it('is the same whatever the places in its path are called', () => {
    const renamed = { parameters: [{ ...id, name: 'thingId' }, limit] };
    expect(compareHttp(document(), document(renamed, '/api/things/{thingId}'))).toEqual([]);
  });
});
