import { PATHS } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { exportLines } from '@stridewell/kit/user-data/export-lines';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations.ts';
import { createPlan, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';
import { userData } from '../../user-data.ts';
import { weeklySummariesCollection } from '../weekly-summaries/document.ts';
import { createSummaryInputs } from '../weekly-summaries/inputs-repository.ts';
import { createWeeklySummaries } from '../weekly-summaries/repository.ts';
import { createSummaryMaker } from '../weekly-summaries/service.ts';
import { plannedWeekOf, weeklyPlansCollection } from './document.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${MONDAY}T10:00:00Z`);
  user = await bed.user();
  await createPlan(bed, user);
  const summaries = createWeeklySummaries(bed.database);
  const readInputs = createSummaryInputs(bed.database);
  await createSummaryMaker({ summaries, readInputs, clock: createClock(), onSaved: () => undefined })(
    [user.userId],
    MONDAY,
  );
});

const plans = () => weeklyPlansCollection.in(bed.database);
const summaries = () => weeklySummariesCollection.in(bed.database);
/** Returns the stored documents without their outboxes, which the relay can empty at any time. */
const stored = async () => ({
  plan: await plans().findOne({ userId: user.userId }, { projection: { outbox: 0 } }),
  summary: await summaries().findOne({ userId: user.userId }, { projection: { outbox: 0 } }),
});
/** Converts the documents to the form that the previous release stores. */
const makeOld = async (): Promise<void> => {
  await plans().updateOne({ userId: user.userId }, { $unset: { plan: 1, subdocumentsRev: 1 } });
  await summaries().updateOne({ userId: user.userId }, { $unset: { figures: 1, subdocumentsRev: 1 } });
};
const migrate = async (): Promise<void> => {
  const migration = migrations.find(({ name }) => name === 'plans and summaries as subdocuments');
  if (!migration || !bed.database.db) throw new Error('no such migration');
  await migration.up(bed.database.db);
};
/** Returns plan and summary from all places that show them: the two routes and the export of all user data. */
const shown = async () => {
  const exported: Record<string, unknown>[] = [];
  for await (const line of exportLines(bed.database, userData, user.userId))
    if ('document' in line && 'weekStart' in line.document) exported.push(line.document);
  const summary = await bed.call(user, 'GET', `${PATHS.weeklySummary}?weekStart=${MONDAY}`);
  return { plan: await planOf(bed, user), summary: summary.json(), exported };
};

describe('storage of weekly plan and summary', () => {
  it('writes subdocuments, plus the JSON strings that the previous release reads', async () => {
    const { plan, summary } = await stored();
    expect(plan).toMatchObject({ rev: 1, subdocumentsRev: 1 });
    expect(plan?.plan).toEqual(JSON.parse(String(plan?.planJson)));
    expect(summary).toMatchObject({ rev: 1, subdocumentsRev: 1 });
    expect(summary?.figures).toEqual(JSON.parse(String(summary?.metrics)));
  });

  it('returns and exports documents from the previous release like current documents', async () => {
    const before = await shown();
    await makeOld();
    expect(await shown()).toEqual(before);
    const [plan, summary] = before.exported;
    expect(plan).toMatchObject({ plan: { base: {}, current: {} } });
    expect(typeof summary?.metrics).toBe('string');
    for (const document of before.exported)
      for (const name of ['planJson', 'figures', 'subdocumentsRev']) expect(Object.keys(document)).not.toContain(name);
  });

  it('uses plans stored by the previous release as inputs for the summary', async () => {
    const inputs = async () => (await createSummaryInputs(bed.database)([user.userId], MONDAY))(user.userId);
    const before = await inputs();
    expect(before.plan).not.toBeNull();
    await makeOld();
    expect(await inputs()).toEqual(before);
  });

  it('uses the JSON strings when a replica of the previous release has changed them', async () => {
    const { plan, summary } = await stored();
    if (!plan || !summary) throw new Error('nothing is stored');
    const planned = plannedWeekOf(plan);
    const changed = { ...planned, current: { ...planned.current, notes: ['changed by another replica'] } };
    await plans().updateOne({ _id: plan._id }, { $set: { planJson: JSON.stringify(changed) }, $inc: { rev: 1 } });
    await summaries().updateOne(
      { _id: summary._id },
      { $set: { metrics: JSON.stringify({ ...summary.figures, checkins: 6 }) }, $inc: { rev: 1 } },
    );
    const found = await shown();
    expect(found.plan.notes).toEqual(['changed by another replica']);
    expect(found.summary.metrics.checkins).toBe(6);
    expect(found.exported[0]).toMatchObject({ plan: { current: { notes: ['changed by another replica'] } } });
  });

  it('reads subdocuments without JSON strings, as the next release stores them', async () => {
    const before = await shown();
    await plans().updateOne({ userId: user.userId }, { $unset: { planJson: 1 } });
    await summaries().updateOne({ userId: user.userId }, { $unset: { metrics: 1 } });
    const { plan, summary, exported } = await shown();
    expect({ plan, summary }).toEqual({ plan: before.plan, summary: before.summary });
    expect(exported).toMatchObject([{ plan: { current: {} } }, { metrics: before.summary.metrics }]);
  });

  it('keeps unknown fields written by a newer replica when the week is changed', async () => {
    await plans().updateOne({ userId: user.userId }, { $set: { newer: 'kept' } as object });
    bed.setNow('2026-11-18T10:00:00Z');
    await bed.call(user, 'POST', PATHS.trainingLog, { date: '2026-11-18', status: 'skipped', reason: 'time' });
    const { plan } = await stored();
    expect(plan).toMatchObject({ newer: 'kept' });
    expect(plan?.rev).toBe(plan?.subdocumentsRev);
  });
});

describe('migration of plans and summaries', () => {
  it('adds the subdocuments and can be repeated', async () => {
    const before = await stored();
    await makeOld();
    await migrate();
    await migrate();
    expect(await stored()).toEqual(before);
  });
});
