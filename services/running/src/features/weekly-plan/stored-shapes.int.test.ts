import { PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
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
import { planRowsOf, weeklyPlansCollection, weekStateOf } from './document.ts';

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
const FACTS = { state: 1, stateDigest: 1 } as const;
/** Converts the documents to the form that earlier releases store: rows as JSON text, with or without a subdocument. */
const makeOld = async ({ isWithSubdocument = false } = {}): Promise<void> => {
  const rows = isWithSubdocument ? {} : ({ plan: 1, subdocumentsRev: 1 } as const);
  await plans().updateOne({ userId: user.userId }, { $unset: { ...FACTS, ...rows } });
  if (isWithSubdocument) return;
  await summaries().updateOne({ userId: user.userId }, { $unset: { figures: 1, subdocumentsRev: 1 } });
};
const migrate = async (): Promise<void> => {
  const migration = migrations.find(({ name }) => name === 'plans and summaries as subdocuments');
  if (!migration || !bed.database.db) throw new Error('no such migration');
  await migration.up(bed.database.db);
};
/** The values and texts of each day, without the fields that only a week with data has. */
const rowsOf = ({ days }: WeeklyPlan) =>
  days.map(({ date, planType, minutes, title, why }) => ({ date, planType, minutes, title, why }));

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

  it('stores the week as data, with a digest of the text rows that were written with it', async () => {
    const { plan } = await stored();
    if (!plan) throw new Error('nothing is stored');
    expect(plan.stateDigest).toMatch(/^[\w-]{22}$/);
    expect(weekStateOf(plan)).toMatchObject({ base: { weekStart: MONDAY }, days: Array(7).fill({}) });
  });

  it.each([false, true])(
    'returns and exports the rows of documents from earlier releases (with a subdocument: %s)',
    async (isWithSubdocument) => {
      const before = await shown();
      await makeOld({ isWithSubdocument });
      const { plan, summary, exported } = await shown();
      expect(rowsOf(plan)).toEqual(rowsOf(before.plan));
      expect(plan.days.every((day) => day.session === undefined)).toBe(true);
      expect(summary).toEqual(before.summary);
      const [week, figures] = exported;
      expect(week).toMatchObject({ plan: { base: {}, current: {} } });
      expect(typeof figures?.metrics).toBe('string');
      for (const document of exported)
        for (const name of ['planJson', 'figures', 'subdocumentsRev'])
          expect(Object.keys(document)).not.toContain(name);
    },
  );

  it('upgrades a document of an earlier release on the next update, and keeps logged and past days', async () => {
    const before = await shown();
    await makeOld();
    bed.setNow('2026-11-18T10:00:00Z');
    await bed.call(user, 'POST', PATHS.trainingLog, { date: '2026-11-18', status: 'done', minutes: 35 });
    const { plan } = await stored();
    if (!plan) throw new Error('nothing is stored');
    expect(weekStateOf(plan)).not.toBeNull();
    expect(plan.plan).toEqual(JSON.parse(String(plan.planJson)));
    const after = await planOf(bed, user);
    expect(rowsOf(after).slice(0, 2)).toEqual(rowsOf(before.plan).slice(0, 2));
    expect(after.days.some(({ date, session }) => date > '2026-11-18' && session !== undefined)).toBe(true);
  });

  it('does not raise the week above the growth limit at the upgrade', async () => {
    const { plan } = await stored();
    if (!plan) throw new Error('nothing is stored');
    const rows = planRowsOf(plan);
    const shrink = <T extends { days: { minutes: number }[]; totalMinutes: number }>(week: T): T => {
      const days = week.days.map((day) => ({ ...day, minutes: Math.round(day.minutes / 2) }));
      return { ...week, days, totalMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0) };
    };
    const small = { base: shrink(rows.base), current: shrink(rows.current) };
    await makeOld();
    await plans().updateOne({ userId: user.userId }, { $set: { planJson: JSON.stringify(small) } });
    await bed.call(user, 'POST', PATHS.weeklyPlan);
    const most = Math.max(1.1 * small.base.totalMinutes, small.base.totalMinutes + 10);
    expect((await planOf(bed, user)).totalMinutes).toBeLessThanOrEqual(Math.max(45, most + 2.5));
  });

  it('uses plans stored by the previous release as inputs for the summary', async () => {
    const inputs = async () => (await createSummaryInputs(bed.database)([user.userId], MONDAY))(user.userId);
    const before = await inputs();
    expect(before.plan).not.toBeNull();
    await makeOld();
    const old = await inputs();
    expect(old.plan?.days.map(({ minutes }) => minutes)).toEqual(before.plan?.days.map(({ minutes }) => minutes));
  });

  it('shows the rows that a replica of the previous release wrote after this release, and upgrades them on the next update', async () => {
    const { plan, summary } = await stored();
    if (!plan || !summary) throw new Error('nothing is stored');
    const rows = planRowsOf(plan);
    const changed = { ...rows, current: { ...rows.current, notes: ['changed by another replica'] } };
    const planJson = JSON.stringify(changed);
    const rev = plan.rev + 1;
    // The previous release writes both forms of the rows and leaves unknown fields as they are.
    await plans().updateOne(
      { _id: plan._id },
      { $set: { planJson, plan: JSON.parse(planJson), rev, subdocumentsRev: rev } },
    );
    await summaries().updateOne(
      { _id: summary._id },
      { $set: { metrics: JSON.stringify({ ...summary.figures, checkins: 6 }) }, $inc: { rev: 1 } },
    );
    const found = await shown();
    expect(found.plan.notes).toEqual(['changed by another replica']);
    expect(found.plan.days.every((day) => day.session === undefined)).toBe(true);
    expect(found.summary.metrics.checkins).toBe(6);
    expect(found.exported[0]).toMatchObject({ plan: { current: { notes: ['changed by another replica'] } } });
    bed.setNow('2026-11-17T10:00:00Z');
    await planOf(bed, user);
    const upgraded = await stored();
    expect(upgraded.plan && weekStateOf(upgraded.plan)).not.toBeNull();
    expect((await planOf(bed, user)).notes).not.toContain('changed by another replica');
  });

  it('reads subdocuments without JSON strings, as the next release stores them', async () => {
    const before = await shown();
    await plans().updateOne({ userId: user.userId }, { $unset: { planJson: 1, stateDigest: 1 } });
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
    const { plan, summary } = await stored();
    expect(summary).toEqual(before.summary);
    expect(plan?.plan).toEqual(before.plan?.plan);
    expect(plan?.subdocumentsRev).toBe(before.plan?.subdocumentsRev);
  });
});
