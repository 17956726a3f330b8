import { COOKIE_PLAIN } from '@stridewell/kit/auth/token';
import { callOperation, fill, statusOf } from './call-operation.ts';
import type { Operation } from './operations.ts';
import { answerProblems, NOT_FOUND_EXCEPTIONS } from './response-problems.ts';
import { bodyFor } from './samples.ts';
import type { TestStack } from './test-stack.ts';
import { wrongBodies } from './wrong-bodies.ts';

/** Checks one operation and returns a line for each problem. */
export type OperationCheck = (operation: Operation) => Promise<string[]>;

type Headers = Record<string, string>;

/**
 * Number of requests that are sent at the same time. It equals the number of concurrent uploads that the gateway
 * accepts from one address.
 */
const AT_ONCE = 4;

/** Calls an operation once with each of the given headers and reports every response whose status is not `wanted`. */
const expectStatus = async (
  wanted: number,
  sent: readonly (readonly [string, Headers])[],
  send: (headers: Headers) => Promise<Response>,
): Promise<string[]> => {
  const statuses: (readonly [string, number])[] = [];
  for (let from = 0; from < sent.length; from += AT_ONCE)
    statuses.push(
      ...(await Promise.all(
        sent
          .slice(from, from + AT_ONCE)
          .map(async ([what, headers]) => [what, await statusOf(await send(headers))] as const),
      )),
    );
  return statuses.filter(([, status]) => status !== wanted).map(([what, status]) => `${what} returned ${status}`);
};

/**
 * Expects 401 for each bad token as a bearer token and, in a full run or for the main faults, as a cookie. `direct`
 * bypasses the gateway.
 */
export const refusesTokens =
  (
    stage: TestStack,
    tokens: Record<string, string>,
    { full, direct }: { full: boolean; direct: boolean },
  ): OperationCheck =>
  (operation) => {
    const asCookie = (what: string) => full || /expired|ended|HS256/.test(what);
    const bad: [string, Headers][] = Object.entries(tokens).flatMap(([what, token]): [string, Headers][] => [
      [what, { authorization: `Bearer ${token}` }],
      ...(asCookie(what)
        ? [[`${what}, as a cookie`, { cookie: `${COOKIE_PLAIN}=${token}` }] as [string, Headers]]
        : []),
    ]);
    const { cookie } = stage.stranger;
    return expectStatus(
      401,
      [
        ['no token', {}],
        ['an empty bearer', { authorization: 'Bearer ' }],
        ['another scheme', { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` }],
        ['a bad bearer with a good cookie', { authorization: `Bearer ${tokens.expired}`, cookie }],
        ['a claimed user id', { 'x-user-id': stage.owner.userId }],
        ...bad,
      ],
      (headers) => callOperation(stage, operation, null, { headers, ...(direct && { direct }) }),
    );
  };

/** Headers that a page on another site can make a browser send. */
const FOREIGN: readonly Headers[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

/** Expects 403 for the owner's cookie on a request from another site. */
export const refusesCrossSite =
  (stage: TestStack): OperationCheck =>
  (operation) =>
    expectStatus(
      403,
      FOREIGN.map((headers) => [JSON.stringify(headers), headers]),
      (headers) => callOperation(stage, operation, null, { headers: { cookie: stage.owner.cookie, ...headers } }),
    );

/** True for the kinds of wrong bodies that are sent in an ordinary run. A full run sends all kinds. */
const isOrdinary = (what: string): boolean => !/^(a number|a huge|a list of|a long|a text|a boolean)/.test(what);

/** Expects 400 for every wrong body, with the documented error body that names the field. */
export const refusesBodies =
  (stage: TestStack, { full }: { full: boolean }): OperationCheck =>
  async (operation) => {
    const wrong = wrongBodies(operation.body ?? {}, bodyFor(operation)).filter(({ what }) => full || isOrdinary(what));
    const lines: string[] = [];
    for (const { what, field, text } of wrong) {
      const answer = await callOperation(stage, operation, stage.owner, { text });
      const reply = await answer.text();
      const { issues = [] } = JSON.parse(reply) as { issues?: { path: string }[] };
      if (answer.status !== 400) lines.push(`${what}: ${answer.status} ${reply.slice(0, 120)}`);
      else if (field && !issues.some(({ path }) => path.split('.')[0] === field))
        lines.push(`${what}: names ${reply.slice(0, 200)}`);
      lines.push(...answerProblems(operation, answer, reply).map((line) => `${what}: ${line}`));
    }
    return lines;
  };

const BAD_PARAMETERS = ['nobody', '{"$gt":""}', '__proto__', '%00', '..', '2026-02-30', 'x'.repeat(150)];

/** Expects 400 or 404 for values that no path parameter can have. */
export const refusesPaths =
  (stage: TestStack): OperationCheck =>
  async (operation) => {
    const lines: string[] = [];
    for (const value of BAD_PARAMETERS) {
      const path = fill(operation, Object.fromEntries(operation.pathParameters.map((name) => [name, value])));
      const status = await statusOf(await callOperation(stage, operation, stage.owner, { path }));
      if (status !== 400 && status !== 404) lines.push(`${value} returned ${status}`);
    }
    return lines;
  };

/**
 * Names of parameters whose value alone grants access: every client that has the value is allowed to use the operation.
 */
const SHARED = /token|erasureId/;

/**
 * Expects that another runner who sends the owner's ids in a path, a body or a page cursor gets the same response as
 * for data that does not exist.
 */
export const hidesOthers =
  (stage: TestStack): OperationCheck =>
  async (operation) => {
    const { canary, userId, values } = stage.owner;
    const { pathParameters, queryParameters, body } = operation;
    const lines: string[] = [];
    const expectHidden = async (what: string, status: number, request = {}): Promise<void> => {
      const answer = await callOperation(stage, operation, stage.stranger, request);
      const reply = await answer.text();
      if (answer.status !== status) lines.push(`${what} returned ${answer.status}`);
      if (reply.includes(canary) || reply.includes(userId)) lines.push(`${what} contains the owner's data`);
    };
    if (pathParameters.length > 0 && !pathParameters.some((name) => SHARED.test(name)))
      await expectHidden('the owner’s address', NOT_FOUND_EXCEPTIONS[operation.name]?.status ?? 404);
    if (JSON.stringify(body ?? {}).includes('"threadId"'))
      await expectHidden('the owner’s thread', 404, {
        text: JSON.stringify({ ...(bodyFor(operation) as object), threadId: values.threadId }),
      });
    // Another runner's cursor is treated as unknown.
    if (queryParameters.includes('before'))
      await expectHidden('the owner’s item', 400, { path: `${operation.path}?before=${values.before}` });
    return lines;
  };
