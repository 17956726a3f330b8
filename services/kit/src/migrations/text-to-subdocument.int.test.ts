import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/database.ts';
import { createScope } from '../testing/scope.ts';
import { textToSubdocument } from './text-to-subdocument.ts';

interface Stored {
  _id: string;
  rev?: number;
  planJson?: string | null;
  plan?: unknown;
  subdocumentsRev?: number;
}

let opened: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  opened = await openDatabase(createScope().config('migrations'));
});
afterAll(() => opened.close());

const weeks = () => opened.database.collection<Stored>('weeks');
const run = async (): Promise<void> => {
  const { db } = opened.database;
  if (!db) throw new Error('not connected');
  await textToSubdocument(db, { collection: 'weeks', text: 'planJson', field: 'plan' });
};
const idOf = (at: number): string => `week-${String(at).padStart(5, '0')}`;
const weekOf = (at: number): Stored => ({ _id: idOf(at), rev: at, planJson: JSON.stringify({ at }) });

beforeEach(() => weeks().deleteMany({}));

describe('textToSubdocument', () => {
  it('adds the value and its revision to every document, in several batches', async () => {
    await weeks().insertMany(Array.from({ length: 1_203 }, (_, at) => weekOf(at)));
    await run();
    const found = await weeks().find().sort({ _id: 1 }).toArray();
    expect(found).toEqual(found.map((_, at) => ({ ...weekOf(at), plan: { at }, subdocumentsRev: at })));
    expect(found).toHaveLength(1_203);
  });

  it('continues after an interruption, and changes nothing when repeated after completion', async () => {
    await weeks().insertMany([1, 2, 3].map(weekOf));
    await weeks().updateOne({ _id: idOf(2) }, { $set: { plan: { at: 'converted before' }, subdocumentsRev: 2 } });
    await run();
    const once = await weeks().find().sort({ _id: 1 }).toArray();
    expect(once.map(({ plan }) => plan)).toEqual([{ at: 1 }, { at: 'converted before' }, { at: 3 }]);
    await run();
    expect(await weeks().find().sort({ _id: 1 }).toArray()).toEqual(once);
  });

  it('skips documents whose text is missing or is not JSON', async () => {
    const others: Stored[] = [
      { _id: 'broken', rev: 1, planJson: 'half of' },
      { _id: 'none', rev: 1 },
      { _id: 'null', rev: 1, planJson: null },
    ];
    await weeks().insertMany([...others, weekOf(1)]);
    await run();
    expect(
      await weeks()
        .find({ plan: { $exists: false } })
        .sort({ _id: 1 })
        .toArray(),
    ).toEqual(others);
    expect((await weeks().findOne({ _id: idOf(1) }))?.plan).toEqual({ at: 1 });
  });

  it('adds no revision to documents without a revision', async () => {
    await weeks().insertOne({ _id: 'message', planJson: '{"model":"rules"}' });
    await run();
    expect(await weeks().findOne()).toEqual({
      _id: 'message',
      planJson: '{"model":"rules"}',
      plan: { model: 'rules' },
    });
  });

  it('does nothing in an empty collection', async () => {
    await expect(run()).resolves.toBeUndefined();
  });
});
