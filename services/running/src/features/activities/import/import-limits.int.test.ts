import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { erasureRequested, userChanged } from '@stridewell/contracts/events/events';
import { type ActivityImport, addDays, PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRunningTestBed } from '../../../testing/running-bed.ts';
import { ownImporters } from '../testing/own-importer.ts';
import { spoolFolder } from '../testing/spool-folder.ts';
import { formOf } from '../testing/upload.ts';
import { steadyRun, writeFit } from '../testing/write-recordings.ts';
import { type UploadFile, writeZip } from '../testing/zip.ts';
import { MOST_TRIES } from './importer.ts';
import { READING_LIMITS } from './reading-budget.ts';
import { createSpool } from './spool.ts';

const EXPECTED = { consentRev: 0, expectedBytes: 1_000 };
const START = '2026-11-02T10:00:00Z';
/** No worker runs in these tests; they run the importers themselves. */
const bed = useRunningTestBed();
const { ownParser, setNow, now, close, importerOf, ...own } = ownImporters(bed);
let user: TestUser;

beforeEach(async () => {
  setNow(START);
  user = await bed.user();
});
afterEach(close);

const send = async (files: readonly UploadFile[]): Promise<string> => {
  const answer = await own.send(user, files);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json().id;
};
const read = (importId: string): Promise<ActivityImport> => own.read(user, importId);
const outcomes = ({ files }: ActivityImport) => files.map(({ name, result, reason }) => [name, result, reason]);
const fit = (daysAgo: number): UploadFile => {
  const date = addDays('2026-11-01', -daysAgo);
  return { name: `${date}.fit`, content: writeFit(steadyRun({ start: new Date(`${date}T06:00:00Z`) })) };
};

describe('SECU-3301 archive that crashes the process or its thread', () => {
  const csv = 'Activity ID,Filename\n1,activities/1.fit\n';
  const archive = {
    name: 'export.zip',
    content: writeZip([
      { name: 'activities.csv', content: csv },
      { ...fit(1), name: 'activities/1.fit' },
    ]),
  };

  it('ends after six runs with one failed line, and is not opened again', async () => {
    const importId = await send([fit(0), archive, fit(2)]);
    const good = ownParser();
    let lists = 0;
    const { once } = importerOf(user, {
      parse: good.parse,
      async list() {
        lists += 1;
        throw new Error('out of memory');
      },
    });
    // The first run finishes a file, so it is not counted as a try.
    for (let tries = 0; tries <= MOST_TRIES; tries += 1) await once(importId);
    const before = lists;
    await once(importId);
    expect(lists).toBe(before);
    const done = await read(importId);
    expect(done.state).toBe('done');
    expect(outcomes(done)).toEqual([
      ['export.zip', 'failed', 'gave_up'],
      ['2026-10-30.fit', 'failed', 'gave_up'],
      ['2026-11-01.fit', 'imported', null],
    ]);
  });

  it('ends the whole import after 20 files that were too complex, and keeps the activities imported before', async () => {
    const importId = await send([fit(0), ...Array.from({ length: 25 }, (_, at) => fit(at + 1))]);
    const good = ownParser();
    let parsed = 0;
    const { once, followed } = importerOf(user, {
      ...good,
      async parse(task) {
        parsed += 1;
        return parsed === 1 ? good.parse(task) : { reason: 'too_complex' };
      },
    });
    await once(importId);
    expect(parsed).toBe(READING_LIMITS.tooComplex + 1);
    const done = await read(importId);
    expect(done).toMatchObject({ state: 'done', counts: { imported: 1, failed: 25 } });
    const reasons = done.files.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'import_too_long')).toHaveLength(5);
    expect(followed).toEqual([['2026-11-01']]);
  });
});

const stored = (name: string): Promise<number> => bed.database.collection(name).countDocuments({ userId: user.userId });

describe('SECU-3303 erasure during an upload', () => {
  it('rejects the upload at its end and keeps nothing of it', async () => {
    const port = await bed.listen();
    const { headers, payload } = formOf([fit(0), fit(1)]);
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const lines = Object.entries({ ...user.headers, ...headers, host: 'a', 'content-length': String(payload.length) });
    socket.write(
      `POST ${PATHS.activityImport} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, payload.length / 2));
    await until('the beginning of the upload', async () => (await stored('activity_imports')) === 1);
    await bed.publish(user, erasureRequested, { scope: 'data', erasureId: createId() });
    await until('the erasure', async () => (await stored('activity_imports')) === 0);
    socket.write(payload.subarray(payload.length / 2));
    await until('the answer', () => answer.includes('import_erased'));
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1.1 409/);
    expect(await stored('activity_imports')).toBe(0);
    expect(existsSync(join(spoolFolder(bed.scope), user.userId))).toBe(false);
  });

  it('deletes everything that an import stored for a runner who was erased after the upload began', async () => {
    const importId = await send([fit(0)]);
    const began = now();
    setNow(began + 60_000);
    const erased: number[] = [];
    await importerOf(user, ownParser(), {
      deleteErased: async (_userId, since) => void erased.push(since.getTime()),
    }).once(importId);
    expect(erased).toHaveLength(1);
    expect(erased[0]).toBeLessThan(began + 30_000);
  });

  it('shows no import whose files have not arrived', async () => {
    await importerOf(user, ownParser()).imports.receive(user.userId, createId(), EXPECTED);
    const { lastImport } = (await bed.call(user, 'GET', PATHS.activities)).json();
    expect(lastImport).toBe(null);
  });
});

describe('SECU-3304 consent withdrawn during an import', () => {
  const settings = (isGiven: boolean, rev: number) => ({
    ...{ timezone: 'Europe/Oslo', tzv: 1, consents: { health_data: isGiven, outside_model: false }, rev },
    healthDataRefused: !isGiven,
  });
  const keep = async (isGiven: boolean, rev: number): Promise<void> => {
    await bed.publish(user, userChanged, settings(isGiven, rev));
    await until('the settings', async () => {
      const found = await bed.database.collection('user_settings').findOne({ userId: user.userId });
      return found?.state.rev === rev;
    });
  };

  it('stores nothing of a waiting import, and updates no days', async () => {
    const importId = await send([fit(0), fit(1)]);
    await keep(false, 7);
    const { once, followed } = importerOf(user, ownParser());
    await once(importId);
    const done = await read(importId);
    expect(done).toMatchObject({ state: 'done', counts: { imported: 0, failed: 2 } });
    expect(done.files.map(({ reason }) => reason)).toEqual(['consent_withdrawn', 'consent_withdrawn']);
    expect([await stored('activities'), followed]).toEqual([0, []]);
    expect(existsSync(join(spoolFolder(bed.scope), user.userId))).toBe(false);
  });

  it('stops a running import before the next file', async () => {
    await keep(true, 6);
    const importId = await send([fit(0), fit(1), fit(2)]);
    const good = ownParser();
    const { once, followed } = importerOf(user, {
      ...good,
      async parse(task) {
        const parsed = await good.parse(task);
        await keep(false, 7);
        return parsed;
      },
    });
    await once(importId);
    expect([await stored('activities'), followed]).toEqual([1, []]);
    expect((await read(importId)).counts).toMatchObject({ imported: 1, failed: 2 });
  });

  it('uses the consent given with the upload rather than older settings', async () => {
    await keep(false, 5);
    user = { ...user, ...(await bed.signer.user({ userId: user.userId, healthConsent: true, consentRev: 6 })) };
    const importId = await send([fit(0)]);
    await importerOf(user, ownParser()).once(importId);
    expect((await read(importId)).counts.imported).toBe(1);
  });
});

describe('SECU-3305 many activities on one day', () => {
  /**
   * A file of activities on one date that begin 92 s apart and end before the run of `fit`, so that no two are the same
   * bout.
   */
  const tcxOf = (count: number): UploadFile => {
    const start = Date.parse('2026-11-01T03:00:00Z');
    const activities = Array.from({ length: count }, (_, at) => {
      const id = new Date(start + at * 92_000).toISOString();
      return `<Activity Sport="Running"><Id>${id}</Id><Lap><TotalTimeSeconds>60</TotalTimeSeconds></Lap></Activity>`;
    });
    return { name: 'many.tcx', content: `<TrainingCenterDatabase>${activities.join('')}</TrainingCenterDatabase>` };
  };

  it('are stored up to 50, and a file that adds none has a reason', async () => {
    const importId = await send([tcxOf(60)]);
    await importerOf(user, ownParser()).once(importId);
    expect(await stored('activities')).toBe(50);
    expect(outcomes(await read(importId))).toEqual([['many.tcx', 'imported', null]]);
    const next = await send([fit(0)]);
    await importerOf(user, ownParser()).once(next);
    expect(outcomes(await read(next))).toEqual([['2026-11-01.fit', 'failed', 'day_full']]);
    expect([await stored('activities'), await stored('activity_series')]).toEqual([50, 0]);
  });

  it('do not prevent the worker from stopping', async () => {
    const importId = await send([tcxOf(40)]);
    const stop = new AbortController();
    const good = ownParser();
    const { once } = importerOf(user, {
      ...good,
      async parse(task) {
        const parsed = await good.parse(task);
        stop.abort();
        return parsed;
      },
    });
    await expect(once(importId, stop.signal)).rejects.toThrow();
    expect(await stored('activities')).toBe(1);
    await once(importId);
    expect(await stored('activities')).toBe(40);
  });
});

describe('SECU-3307 limits of one runner', () => {
  const refused = async (code: string, status = 409): Promise<void> => {
    const before = await stored('activity_imports');
    const answer = await own.send(user, [fit(0)]);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await stored('activity_imports')).toBe(before);
  };

  it('allow two uploads in progress, including for half an hour an upload whose process has ended', async () => {
    const { imports } = importerOf(user, ownParser());
    for (let at = 0; at < 2; at += 1) await imports.receive(user.userId, createId(), EXPECTED);
    await refused('import_running');
    setNow(now() + 31 * 60_000);
    await send([fit(0)]);
    expect(await stored('activity_imports')).toBe(1);
  });

  it('allow three unfinished imports', async () => {
    for (let at = 0; at < 3; at += 1) await send([fit(at)]);
    await refused('import_running');
  });

  it('allow 20 imports in 24 hours', async () => {
    await send([fit(0)]);
    const one = await bed.database.collection('activity_imports').findOne({ userId: user.userId });
    const others = Array.from({ length: 19 }, (_, at) => ({ ...one, _id: `${one?._id}-${at}` as never }));
    await bed.database.collection('activity_imports').insertMany(others);
    await bed.database.collection('activity_imports').updateMany({ userId: user.userId }, { $set: { state: 'done' } });
    await refused('import_limit');
    setNow(now() + 25 * 3_600_000);
    await send([fit(0)]);
  });

  it('IMPORT-66 allow nothing while the uploads in progress may use all the remaining room', async () => {
    const { imports } = importerOf(user, ownParser());
    const [other, id] = [await bed.user(), createId()];
    await imports.receive(other.userId, id, { ...EXPECTED, expectedBytes: 2 ** 52 });
    await refused('import_no_room', 503);
    await imports.abandon(other.userId, id);
    await send([fit(0)]);
  });

  it('IMPORT-67 allow 20,000 activities, imported and entered', { timeout: 120_000 }, async () => {
    const importId = await send([fit(1)]);
    await importerOf(user, ownParser()).once(importId);
    const activities = bed.database.collection('activities');
    const found: Record<string, unknown> | null = await activities.findOne({ userId: user.userId });
    const { hash: _hash, sourceId: _sourceId, ...one } = found ?? {};
    const copies = Array.from({ length: 19_998 }, (_, at) => ({
      ...one,
      _id: `${user.userId}-${at}`,
      date: '2020-01-01',
    }));
    for (let at = 0; at < copies.length; at += 1_000)
      await activities.insertMany(copies.slice(at, at + 1_000) as never);
    const next = await send([fit(2), fit(3)]);
    await importerOf(user, ownParser()).once(next);
    const results = outcomes(await read(next));
    expect(results.map(([, result, reason]) => [result, reason]).toSorted()).toEqual([
      ['failed', 'day_full'],
      ['imported', null],
    ]);
    const entered = await bed.call(user, 'POST', PATHS.activities, { date: '2026-11-01', sport: 'run', minutes: 30 });
    expect([entered.statusCode, entered.json().code]).toEqual([409, 'activities_full']);
    expect(await stored('activities')).toBe(20_000);
  });

  it('allow nothing while the disk has too little room', async () => {
    expect(await createSpool(spoolFolder(bed.scope)).hasRoom()).toBe(true);
    expect(await createSpool(spoolFolder(bed.scope), Number.MAX_SAFE_INTEGER).hasRoom()).toBe(false);
  });
});
