import { COOKIE_PLAIN } from '@stridewell/kit/auth/token';
import { answerProblems, NOT_MISSING } from './answers.ts';
import { ask, fill, statusOf } from './asking.ts';
import { wrongBodies } from './mutations.ts';
import type { Operation } from './operations.ts';
import { bodyFor } from './samples.ts';
import type { Stage } from './stage.ts';

/** Looks at one operation and tells, in a line each, what is not as it has to be. */
export type Look = (operation: Operation) => Promise<string[]>;

type Headers = Record<string, string>;

/** Sends an operation with each of these headers, and tells every answer that has another status. */
const expectStatus = async (
  wanted: number,
  sent: readonly (readonly [string, Headers])[],
  send: (headers: Headers) => Promise<Response>,
): Promise<string[]> => {
  const statuses = await Promise.all(sent.map(async ([what, headers]) => [what, await statusOf(await send(headers))]));
  return statuses.filter(([, status]) => status !== wanted).map(([what, status]) => `${what} is a ${status}`);
};

/** Each bad token as a bearer and, where it matters, as a cookie: a 401. `direct` goes behind the edge's back. */
export const refusesTokens =
  (stage: Stage, tokens: Record<string, string>, { full, direct }: { full: boolean; direct: boolean }): Look =>
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
        ['a bad bearer beside a good cookie', { authorization: `Bearer ${tokens.expired}`, cookie }],
        ['a claimed user id', { 'x-user-id': stage.owner.userId }],
        ...bad,
      ],
      (headers) => ask(stage, operation, null, { headers, ...(direct && { direct }) }),
    );
  };

/** What a page elsewhere can make a browser send. */
const FOREIGN: readonly Headers[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

/** The owner's cookie on a request that another site made: a 403. */
export const refusesForeign =
  (stage: Stage): Look =>
  (operation) =>
    expectStatus(
      403,
      FOREIGN.map((headers) => [JSON.stringify(headers), headers]),
      (headers) => ask(stage, operation, null, { headers: { cookie: stage.owner.cookie, ...headers } }),
    );

/** In an ordinary run one kind of mistake each; all of them in the long one. */
const isOrdinary = (what: string): boolean => !/^(a number|a huge|a list of|a long|a text|a boolean)/.test(what);

/** Every wrong body: a 400 in the documented shape that names the field. */
export const refusesBodies =
  (stage: Stage, { full }: { full: boolean }): Look =>
  async (operation) => {
    const wrong = wrongBodies(operation.body ?? {}, bodyFor(operation)).filter(({ what }) => full || isOrdinary(what));
    const lines: string[] = [];
    for (const { what, field, text } of wrong) {
      const answer = await ask(stage, operation, stage.owner, { text });
      const told = await answer.text();
      const { issues = [] } = JSON.parse(told) as { issues?: { path: string }[] };
      if (answer.status !== 400) lines.push(`${what}: ${answer.status} ${told.slice(0, 120)}`);
      else if (field && !issues.some(({ path }) => path.split('.')[0] === field))
        lines.push(`${what}: names ${told.slice(0, 200)}`);
      lines.push(...answerProblems(operation, answer, told).map((line) => `${what}: ${line}`));
    }
    return lines;
  };

const NOBODYS = ['nobody', '{"$gt":""}', '__proto__', '%00', '..', '2026-02-30', 'x'.repeat(150)];

/** What no parameter of a path can be: a 400 or a 404. */
export const refusesPaths =
  (stage: Stage): Look =>
  async (operation) => {
    const lines: string[] = [];
    for (const value of NOBODYS) {
      const path = fill(operation, Object.fromEntries(operation.pathParameters.map((name) => [name, value])));
      const status = await statusOf(await ask(stage, operation, stage.owner, { path }));
      if (status !== 400 && status !== 404) lines.push(`${value} is a ${status}`);
    }
    return lines;
  };

/** Knowing one of these is the right to read what it names. */
const SHARED = /token|erasureId/;

/** A stranger who names the owner's things, in a path, in a body or to page on from: as if there were none. */
export const hidesOthers =
  (stage: Stage): Look =>
  async (operation) => {
    const { canary, userId, values } = stage.owner;
    const { pathParameters, queryParameters, body } = operation;
    const lines: string[] = [];
    const expectHidden = async (what: string, status: number, request = {}): Promise<void> => {
      const answer = await ask(stage, operation, stage.stranger, request);
      const told = await answer.text();
      if (answer.status !== status) lines.push(`${what} is a ${answer.status}`);
      if (told.includes(canary) || told.includes(userId)) lines.push(`${what} tells of the owner`);
    };
    if (pathParameters.length > 0 && !pathParameters.some((name) => SHARED.test(name)))
      await expectHidden('the owner’s address', NOT_MISSING[operation.name]?.status ?? 404);
    if (JSON.stringify(body ?? {}).includes('"threadId"'))
      await expectHidden('the owner’s thread', 404, {
        text: JSON.stringify({ ...(bodyFor(operation) as object), threadId: values.threadId }),
      });
    // One that is not the runner's own is unknown, as any other: there is nothing to page on from.
    if (queryParameters.includes('before'))
      await expectHidden('the owner’s item', 400, { path: `${operation.path}?before=${values.before}` });
    return lines;
  };
