import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { COOKIE_PLAIN } from '@stridewell/kit/auth/token';
import { until } from '@stridewell/kit/testing/until';
import { keyFile } from '@stridewell/local/parts/key-file';
import { registerRunner } from '@stridewell/local/testbed/register';
import { SORE, sessionOn, testOf } from '@stridewell/physio/testing/fixtures';
import { compactDecrypt, decodeJwt, type JWK } from 'jose';
import { type OwnStack, startOwnStack } from '../own-stack.ts';
import { CHECKIN_DEFAULTS, newRunner } from '../runners.ts';
import { PROFILE } from '../running-steps.ts';
import type { SigningKey } from './bad-tokens.ts';
import { changedKeys, type Dump, type Dumper, hasEmptyOutboxes, openDumper } from './dump.ts';
import { isRouted, type Operation, readOperations } from './operations.ts';

/** A runner with a session. */
export interface Person {
  userId: string;
  token: string;
  cookie: string;
}

/** A runner with data, and the identifiers of this data that another runner could send. */
export interface Owner extends Person {
  /** A unique word that every text field filled in by the owner contains. */
  canary: string;
  /** The owner's ids and other values, by parameter or field name. */
  values: Record<string, string>;
}

/** A separate stack with an owner's data, and all operations that could access this data. */
export interface TestStack {
  operations: Operation[];
  owner: Owner;
  stranger: Person;
  key: SigningKey;
  dump(): Promise<Dump>;
  /** Calls an operation. The path must be a documented path with its parameters filled in. */
  call(operation: Operation, request?: CallOptions): Promise<Response>;
  newPerson(): Promise<Person>;
  /** Stores one document of every kind for a runner. */
  settle(person: Person, canary: string): Promise<void>;
  /** Waits until the databases stop changing. */
  quiet(): Promise<Dump>;
  end(): Promise<void>;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Request body as a string. */
  text?: string | undefined;
  /** Path to request in place of the documented path. */
  path?: string;
  /** True to call the service directly, bypassing the gateway. */
  direct?: boolean;
}

/** Unwraps the private signing key as the account service does, with the key encryption key from its file. */
const unwrapKey = async (dataDir: string, wrapped: string): Promise<JWK> => {
  const key = Buffer.from(readFileSync(keyFile(dataDir), 'utf8'), 'base64url');
  return JSON.parse(Buffer.from((await compactDecrypt(wrapped, key)).plaintext).toString()) as JWK;
};

const today = dateIn(DEFAULT_TIMEZONE, new Date(Date.now()));
/** Number of consecutive dumps that must be equal before the databases are considered stable. */
const QUIET_LOOKS = 8;

export const bearer = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` });

/** Requests that store one document of every kind, each with the unique word in all text fields. */
const belongings = (canary: string): [string, object][] => [
  [PATHS.checkin, { ...CHECKIN_DEFAULTS, notes: canary }],
  [PATHS.coachProfile, { ...PROFILE, injuries: canary }],
  [PATHS.trainingLog, { date: today, status: 'done', minutes: 40 }],
  [PATHS.coachChat, { message: canary }],
  [`${PATHS.coachChat}/draft`, { content: canary }],
  [PATHS.physioProfile, { primaryArea: 'knee', onset: 'gradual', painHistory: canary }],
  [PATHS.physioCheckin, SORE],
  [PATHS.physioLogs, { planned: canary, status: 'done' }],
  [PATHS.physioChat, { message: canary }],
  [`${PATHS.physioChat}/draft`, { content: canary }],
];

/** Stores a test result and a session log for the runner's injury. */
const logRehab = async (origin: string, person: Pick<Person, 'token'>): Promise<void> => {
  const injuries = await fetch(`${origin}${PATHS.physioInjuries}`, { headers: bearer(person) });
  const [{ id: injuryId }] = (await injuries.json()) as [{ id: string }];
  await post(`${origin}${PATHS.physioTests}`, testOf(injuryId), bearer(person));
  const session = await fetch(`${origin}${PATHS.physioSessions}/${randomUUID()}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...bearer(person) },
    body: JSON.stringify(sessionOn(today, { injuryId })),
  });
  if (!session.ok) throw new Error(`${PATHS.physioSessions}: ${session.status} ${await session.text()}`);
};

const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
};

const register = async (origin: string): Promise<Person> => {
  const { token, user } = await registerRunner(origin, newRunner());
  return { token, userId: user.id, cookie: `${COOKIE_PLAIN}=${token}` };
};

/** Returns the owner's ids, keyed by the operations' parameter names. */
const valuesOf = async (origin: string, person: Person, dumper: Dumper): Promise<Record<string, string>> => {
  const { url } = (await (await post(`${origin}${PATHS.calendar}`, {}, bearer(person))).json()) as { url: string };
  const get = (path: string) => fetch(`${origin}${path}`, { headers: bearer(person) });
  const [{ id: checkin }] = (await (await get(PATHS.history)).json()) as [{ id: string }];
  const thread = await dumper.find('stridewell_running', 'chat_threads', { userId: person.userId });
  return {
    id: String(decodeJwt(person.token).sid),
    threadId: String(thread?._id),
    before: checkin,
    date: today,
    file: `${today}.fit`,
    token: /([^/]+)\.ics$/.exec(url)?.[1] ?? '',
    // The owner has not requested erasure, so this is an arbitrary id in the right format.
    erasureId: randomBytes(32).toString('base64url'),
  };
};

const prepare = async (stack: OwnStack, dumper: Dumper): Promise<TestStack> => {
  const origin = stack.urls.gateway;
  const operations = await readOperations(stack.urls);
  const quiet = async (): Promise<Dump> => {
    let last: Dump = new Map();
    let looks = 0;
    await until(
      'the stack to be quiet',
      async () => {
        const now = await dumper.take();
        looks = hasEmptyOutboxes(now) && changedKeys(last, now).length === 0 ? looks + 1 : 0;
        last = now;
        return looks >= QUIET_LOOKS;
      },
      60_000,
    );
    return last;
  };
  const settle = async (person: Person, canary: string): Promise<void> => {
    for (const [path, body] of belongings(canary)) await (await post(`${origin}${path}`, body, bearer(person))).text();
    await logRehab(origin, person);
  };
  const owner = await register(origin);
  const canary = `canary${randomBytes(6).toString('hex')}`;
  await settle(owner, canary);
  const stranger = await register(origin);
  const values = await valuesOf(origin, owner, dumper);
  const key = await dumper.find('stridewell_account', 'signing_keys', {});
  return {
    operations,
    owner: { ...owner, canary, values },
    stranger,
    key: { kid: String(key?._id), privateJwk: await unwrapKey(stack.dataDir, String(key?.wrapped)) },
    dump: dumper.take,
    call(operation, { headers = {}, text, path = operation.path, direct = !isRouted(operation) } = {}) {
      const base = direct ? stack.urls[operation.service] : origin;
      const type = text === undefined ? {} : { 'content-type': 'application/json' };
      return fetch(`${base}${path}`, {
        method: operation.method,
        headers: { ...type, ...headers },
        ...(text !== undefined && { body: text }),
      });
    },
    newPerson: () => register(origin),
    settle,
    quiet,
    async end() {
      await dumper.close();
      await stack.end();
    },
  };
};

/** Starts the stack and stores the data. Always call `end`. */
export const openTestStack = async (): Promise<TestStack> => {
  const stack = await startOwnStack({ frontEnds: false });
  try {
    return await prepare(stack, await openDumper(stack.urls));
  } catch (error) {
    await stack.end();
    throw error;
  }
};
