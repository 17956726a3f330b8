import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../ids.ts';
import { startKeeper } from '../testing/keeper-service.ts';
import { createScope } from '../testing/scope.ts';
import type { TestUser } from '../testing/signer.ts';
import { openDatabase } from '../testing/things.ts';
import type { ExportLine } from './export-lines.ts';
import { INTERNAL_EXPORT } from './export-route.ts';

const scope = createScope();
let keeper: Awaited<ReturnType<typeof startKeeper>>;

beforeAll(async () => {
  keeper = await startKeeper(scope);
});
afterAll(() => keeper.close());

const store = async (collection: string, documents: object[]): Promise<void> => {
  const database = await openDatabase(scope, 'keeper');
  await database.collection(collection).insertMany(documents);
  await database.close();
};

const ask = ({ headers }: Pick<TestUser, 'headers'>) => keeper.app.inject({ url: INTERNAL_EXPORT, headers });
const linesOf = (body: string): ExportLine[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('GET /internal/export', () => {
  it('BEYOND-27 BEYOND-38 exports the signed-in runner’s data from the declared collections, without secrets', async () => {
    const [user, other] = [await keeper.signer.user(), await keeper.signer.user()];
    for (const { userId } of [other, user])
      await store('entries', [{ _id: createId(), userId, note: `by ${userId}`, tokenHash: 'HIDDEN', outbox: [1] }]);
    await store('state', [{ _id: 's', userId: user.userId, valueJson: '[1]' }]);
    await store('unlisted', [{ _id: 'x', userId: user.userId, note: 'technical' }]);
    const answer = await ask(user);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(linesOf(answer.body)).toEqual([
      { collection: 'entries' },
      { document: { id: expect.any(String), note: `by ${user.userId}` } },
      { collection: 'state' },
      { document: { id: 's', value: [1] } },
      { collection: 'empty' },
      { end: true },
    ]);
    expect(answer.body).not.toMatch(new RegExp(`HIDDEN|${other.userId}`));
  });

  it('exports each document once when several batches are needed', async () => {
    const { userId, ...user } = await keeper.signer.user();
    const notes = Array.from({ length: 1_234 }, (_, index) => `note ${index} ${'æ'.repeat(50)}`);
    await store(
      'entries',
      notes.map((note) => ({ _id: createId(), userId, note })),
    );
    const lines = linesOf((await ask(user)).body);
    const exported = lines.flatMap((line) => ('document' in line ? [line.document.note] : []));
    expect(exported.toSorted()).toEqual(notes.toSorted());
  });

  it.each([
    ['no credential', {}],
    ['an invalid token', { authorization: 'Bearer made.up.token' }],
  ])('returns 401 with %s', async (_case, headers) => {
    expect((await keeper.app.inject({ url: INTERNAL_EXPORT, headers })).statusCode).toBe(401);
  });

  it('returns 401 when the token has expired', async () => {
    const user = await keeper.signer.user({ expiresInSeconds: -1 });
    expect((await ask(user)).statusCode).toBe(401);
  });

  it('ignores user ids in the query and the headers', async () => {
    const [user, other] = [await keeper.signer.user(), await keeper.signer.user()];
    await store('entries', [{ _id: createId(), userId: other.userId, note: 'not yours' }]);
    const url = `${INTERNAL_EXPORT}?userId=${other.userId}&user=${other.userId}`;
    const answer = await keeper.app.inject({ url, headers: { ...user.headers, 'x-user-id': other.userId } });
    expect(answer.body).not.toContain('not yours');
  });
});
