import { type ActivityImport, addDays } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRunningTestBed } from '../../../testing/running-bed.ts';
import { ownImporters } from '../testing/own-importer.ts';
import { steadyRun, writeFit } from '../testing/write-recordings.ts';
import { type UploadFile, writeZip } from '../testing/zip.ts';
import { MOST_TRIES } from './importer.ts';
import { READING_LIMITS } from './reading-budget.ts';

const START = '2026-11-02T10:00:00Z';
/** No worker runs in these tests: they run the importers themselves. */
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

describe('SECU-3301 an archive that ends the process or its thread', () => {
  const csv = 'Activity ID,Filename\n1,activities/1.fit\n';
  const archive = {
    name: 'export.zip',
    content: writeZip([
      { name: 'activities.csv', content: csv },
      { ...fit(1), name: 'activities/1.fit' },
    ]),
  };

  it('ends after six runs with one failed line, and is not opened again for it', async () => {
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
    // The first run finishes a file, so that it does not count.
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

  it('ends the whole import after 20 files that were too complex, and keeps what was imported', async () => {
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
