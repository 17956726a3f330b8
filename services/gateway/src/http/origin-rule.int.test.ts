import { errorSchema } from '@stridewell/contracts/http/common';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../testing/gateway.ts';
import { answerWithName, startUpstream, type TestUpstream } from '../testing/upstream.ts';

let edge: Edge;
let wellness: TestUpstream;

beforeAll(async () => {
  wellness = await startUpstream(answerWithName('wellness'));
  edge = await startEdge({ upstreams: { wellness: wellness.url }, http: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(async () => {
  await edge.close();
  await wellness.close();
});

const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', headers: Record<string, string>) => {
  const { statusCode, body } = await request(`${edge.url}/api/checkin`, { method, headers });
  return { status: statusCode, body: await body.json() };
};
const cookie = 'a=1; stridewell_session=token';
const secure = '__Host-stridewell_session=token';
const https = { 'x-forwarded-proto': 'https' };
const host = 'run.example:8080';

describe('origin check for cookie-authenticated requests', () => {
  test.each([
    ['another site', { cookie, 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { cookie, 'sec-fetch-site': 'same-site' }],
    ['another site on https', { cookie: secure, ...https, 'sec-fetch-site': 'cross-site' }],
    ['another site that sends our origin', { cookie, 'sec-fetch-site': 'cross-site', host, origin: `http://${host}` }],
    ['another origin', { cookie, host, origin: 'https://evil.example' }],
    ['another port of our host', { cookie, host, origin: 'http://run.example:9090' }],
    [
      'another origin that claims to be ours',
      { cookie, 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ],
    ['an empty origin (SECU-2601)', { cookie, host, origin: '' }],
    ['a malformed origin (SECU-2601)', { cookie, host, origin: '://' }],
    ['an origin without a host (SECU-2601)', { cookie, host, origin: 'file://' }],
    ['an opaque origin', { cookie, origin: 'null' }],
    ['an origin that only starts with ours', { cookie, host, origin: 'http://run.example:8080.evil.example' }],
  ])('returns 403 for %s', async (_name, headers) => {
    wellness.requests.length = 0;
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { status, body } = await call(method, headers);
      expect(status).toBe(403);
      expect(errorSchema.parse(body)).toEqual({
        statusCode: 403,
        error: 'Forbidden',
        message: 'This can only be done from Stridewell itself.',
        code: 'foreign_origin',
      });
    }
    expect(wellness.requests).toEqual([]);
  });

  test.each([
    ['our own page', { cookie, 'sec-fetch-site': 'same-origin', host, origin: `http://${host}` }],
    ['our own page on https', { cookie: secure, ...https, host: 'run.example', origin: 'https://run.example' }],
    ['a Host with the default port', { cookie, host: 'run.example:443', origin: 'https://run.example' }],
    ['a Host in capitals', { cookie, host: 'RUN.example', origin: 'https://run.example' }],
    ['a request that the runner typed into the browser', { cookie, 'sec-fetch-site': 'none' }],
    ['a client without browser headers', { cookie }],
    [
      'a bearer token from anywhere',
      { authorization: 'Bearer t', 'sec-fetch-site': 'cross-site', origin: 'https://a.example' },
    ],
    ['a bearer token in addition to a cookie', { cookie, authorization: 'Bearer t', 'sec-fetch-site': 'cross-site' }],
    ['the https cookie on http, which does not authenticate', { cookie: secure, 'sec-fetch-site': 'cross-site' }],
    ['the http cookie on https, which does not authenticate', { cookie, ...https, 'sec-fetch-site': 'cross-site' }],
    ['a request without a session', { 'sec-fetch-site': 'cross-site', origin: 'https://a.example' }],
  ])('allows %s', async (_name, headers) => {
    expect((await call('POST', headers)).status).toBe(200);
  });

  test('allows GET requests from another site', async () => {
    expect((await call('GET', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });
});
