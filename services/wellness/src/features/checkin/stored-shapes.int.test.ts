import { PATHS } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { openDatabase } from '@stridewell/kit/testing/things';
import { exportLines } from '@stridewell/kit/user-data/export-lines';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations.ts';
import { checkInDaily, DEFAULTS, setClock, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';
import { userData } from '../../user-data.ts';
import { checkinsCollection } from './document.ts';

const DAY = '2026-11-20';
const ANSWERS = { ...DEFAULTS, notes: 'slept well' };
let wellness: WellnessTestBed;
let database: Connection;
let user: TestUser;

beforeAll(async () => {
  wellness = await startWellness();
  database = await openDatabase(wellness.scope, 'wellness');
});
beforeEach(async () => {
  user = await wellness.signer.user();
  expect((await checkInDaily(wellness, user, [{ notes: 'slept well' }], DAY)).statusCode).toBe(200);
});
afterAll(async () => {
  await database.close();
  await wellness.close();
});

const checkins = () => checkinsCollection.in(database);
/** Returns the check-in without the outbox, which the relay may empty at any time. */
const stored = () => checkins().findOne({ userId: user.userId }, { projection: { outbox: 0 } });
/** Changes the document to the format that the previous release stores. */
const downgrade = () => checkins().updateMany({ userId: user.userId }, { $unset: { answers: 1, subdocumentsRev: 1 } });
/** Changes the answers as a replica of the previous release does, which writes only `answersJson`. */
const writeAsPreviousRelease = (sleep: number) =>
  checkins().updateOne(
    { userId: user.userId },
    { $set: { answersJson: JSON.stringify({ ...ANSWERS, sleep }) }, $inc: { rev: 1 } },
  );
const migrate = async (): Promise<void> => {
  const migration = migrations.find(({ name }) => name === 'answers as subdocuments');
  if (!migration || !database.db) throw new Error('no such migration');
  await migration.up(database.db);
};
/** Returns the answers from the current check-in, the history, the CSV export and the full data export. */
const shown = async () => {
  const [today, history, csv] = await Promise.all(
    [PATHS.checkinToday, PATHS.history, PATHS.export].map((url) => wellness.get(user, url)),
  );
  const exported: unknown[] = [];
  for await (const line of exportLines(database, userData, user.userId))
    if ('document' in line && 'requests' in line.document) exported.push(line.document);
  return { today: today?.json(), history: history?.json(), csv: csv?.body, exported };
};

describe('stored check-in', () => {
  it('contains the answers both as a subdocument and, for the previous release, as text', async () => {
    const document = await stored();
    expect(document).toMatchObject({ answers: ANSWERS, rev: 1, subdocumentsRev: 1 });
    expect(JSON.parse(String(document?.answersJson))).toEqual(ANSWERS);
  });

  it('is returned, listed and exported unchanged when the previous release stored it', async () => {
    const before = await shown();
    await downgrade();
    expect(await shown()).toEqual(before);
    expect(before.today).toMatchObject(ANSWERS);
    expect(before.exported).toMatchObject([{ answers: ANSWERS }]);
    expect(Object.keys(before.exported[0] as object)).not.toContain('answersJson');
  });

  it('receives the subdocument at the next save when the previous release stored it', async () => {
    await downgrade();
    setClock(wellness.clock, `${DAY}T12:00:00Z`);
    await wellness.post(user, { ...ANSWERS, sleep: 5 });
    expect(await stored()).toMatchObject({ answers: { ...ANSWERS, sleep: 5 }, rev: 2, subdocumentsRev: 2 });
  });

  it('is read from the text after a replica of the previous release changed it', async () => {
    await writeAsPreviousRelease(1);
    const { today, history, csv, exported } = await shown();
    expect(today).toMatchObject({ ...ANSWERS, sleep: 1 });
    expect(JSON.parse(history[0].answersJson)).toEqual({ ...ANSWERS, sleep: 1 });
    expect(csv).toContain(`${DAY},6.2,Adapt,1,`);
    expect(exported).toMatchObject([{ answers: { ...ANSWERS, sleep: 1 } }]);
  });

  it('is read from the subdocument when the text is missing', async () => {
    const before = await shown();
    await checkins().updateOne({ userId: user.userId }, { $unset: { answersJson: 1 } });
    expect(await shown()).toEqual(before);
  });
});

describe('migration of answers to subdocuments', () => {
  it('adds the subdocument only to documents without one', async () => {
    const before = await stored();
    await downgrade();
    await migrate();
    expect(await stored()).toEqual(before);
    await writeAsPreviousRelease(2);
    await migrate();
    expect(await stored()).toMatchObject({ answers: ANSWERS, subdocumentsRev: 1, rev: 2 });
    expect((await shown()).today).toMatchObject({ sleep: 2 });
  });

  it('runs at startup with a database from the previous release', async () => {
    const before = await stored();
    await wellness.restart(async () => {
      await downgrade();
      await database.collection<{ _id: number }>('migrations').deleteOne({ _id: 7 });
    });
    expect(await stored()).toEqual(before);
  });
});
