import { createId } from '@stridewell/kit/ids';
import { openDatabase } from '@stridewell/kit/testing/database';
import { createScope } from '@stridewell/kit/testing/scope';
import { exportLines } from '@stridewell/kit/user-data/export-lines';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageDetailsMigration } from '../migrations/message-details.ts';
import { chatUserData } from '../user-data.ts';
import { createMessageRepository, messagesCollection, metadataOf } from './message-repository.ts';

const METADATA = { model: 'rules', interrupted: undefined, safety: { ruleId: 'r', version: 'v' } } as const;
const STORED = { model: 'rules', safety: { ruleId: 'r', version: 'v' } };
let opened: Awaited<ReturnType<typeof openDatabase>>;
let userId: string;

beforeAll(async () => {
  opened = await openDatabase(createScope().config('coach'));
});
beforeEach(async () => {
  userId = createId();
  const messages = createMessageRepository(opened.database);
  const at = new Date('2026-11-20T10:00:00Z');
  const message = { threadId: 't', content: 'Rest today.', at } as const;
  await messages.insert(userId, { ...message, seq: 1, role: 'user', metadata: null });
  await messages.insert(userId, { ...message, seq: 2, role: 'assistant', metadata: METADATA });
});
afterAll(() => opened.close());

const collection = () => messagesCollection.in(opened.database);
const stored = () => collection().find({ userId }).sort({ seq: 1 }).toArray();
const read = async () => (await createMessageRepository(opened.database).between(userId, 't', 0, 9)).map(metadataOf);
const makeOld = () => collection().updateMany({ userId }, { $unset: { details: 1 } });
const exported = async () => {
  const documents: unknown[] = [];
  for await (const line of exportLines(opened.database, chatUserData, userId))
    if ('document' in line) documents.push(line.document);
  return documents;
};

describe('message metadata', () => {
  it('is stored as a subdocument without undefined fields, and as JSON text for the previous release', async () => {
    const [question, reply] = await stored();
    expect(question).toMatchObject({ details: null, metadata: null });
    expect(reply?.details).toEqual(STORED);
    expect(JSON.parse(String(reply?.metadata))).toEqual(STORED);
  });

  it('is read and exported in the same way when the previous release has stored only JSON text', async () => {
    const before = [await read(), await exported()];
    expect(before[0]).toEqual([null, STORED]);
    await makeOld();
    expect([await read(), await exported()]).toEqual(before);
  });

  it('is read from the subdocument when a newer release has stored no JSON text', async () => {
    await collection().updateMany({ userId }, { $unset: { metadata: 1 } });
    expect(await read()).toEqual([null, STORED]);
    expect(await exported()).toMatchObject([{ metadata: null }, { metadata: STORED }]);
  });

  it('is null when the stored JSON text cannot be parsed', async () => {
    await makeOld();
    await collection().updateMany({ userId }, { $set: { metadata: 'half of' } });
    expect(await read()).toEqual([null, null]);
  });

  it('is converted to a subdocument by the migration, even when the migration runs twice', async () => {
    const before = await stored();
    await makeOld();
    const { db } = opened.database;
    if (!db) throw new Error('not connected');
    for (const id of [1, 2]) await messageDetailsMigration(id).up(db);
    const [question, reply] = await stored();
    expect(reply).toEqual(before[1]);
    // The question has no metadata, so the migration does not change it.
    expect(question).toEqual({ ...before[0], details: undefined });
  });
});
