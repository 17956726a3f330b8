import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS, setClock, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

let wellness: WellnessTestBed;
let user: TestUser;

/**
 * Check-ins of three days: Reset on Wednesday with a spreadsheet formula as notes, Push on Thursday, Adapt on Friday.
 */
const DAYS = [
  { date: '2026-11-18', pain: 7, notes: '=HYPERLINK("http://x")' },
  {
    date: '2026-11-19',
    sleep: 5,
    stress: 1,
    fatigue: 1,
    pain: 0,
    readiness: 10,
    notes: 'felt "great", ran\r\nfar; åpen løype 🏃',
  },
  { date: '2026-11-20' },
];

beforeAll(async () => {
  wellness = await startWellness();
  setClock(wellness.clock, '2026-11-20T10:00:00Z');
  user = await wellness.signer.user();
  for (const day of DAYS) await wellness.post(user, { ...DEFAULTS, ...day });
});
afterAll(() => wellness.close());

const list = async (query = '') => (await wellness.get(user, `${PATHS.history}${query}`)).json();
const dates = async (query = '') => (await list(query)).map((item: { date: string }) => item.date);
const csv = async (query = '') => wellness.get(user, `${PATHS.export}${query}`);

describe('API-15 GET /api/history', () => {
  it('HIST-14 HIST-15 ENT-03 returns one item per day, newest first', async () => {
    await wellness.post(user, DEFAULTS);
    expect(await list()).toEqual(
      [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          createdAt: '2026-11-20T10:00:00.000Z',
          date: '2026-11-20',
          score: 6.2,
          recommendation: 'Adapt',
          answersJson: JSON.stringify({ ...DEFAULTS, notes: null }),
        },
        expect.objectContaining({ date: '2026-11-19', score: 10, recommendation: 'Push' }),
        expect.objectContaining({ date: '2026-11-18', score: 2.9, recommendation: 'Reset' }),
      ].map((item) => (item.createdAt ? { ...item, createdAt: expect.stringContaining('2026-11-20T10:') } : item)),
    );
  });

  it('HIST-02 filters by date and recommendation', async () => {
    expect(await dates('?from=2026-11-19')).toEqual(['2026-11-20', '2026-11-19']);
    expect(await dates('?to=2026-11-19')).toEqual(['2026-11-19', '2026-11-18']);
    expect(await dates('?rec=Push')).toEqual(['2026-11-19']);
    expect(await dates('?from=2026-11-20&to=2026-11-20&rec=Push')).toEqual([]);
  });

  it('returns the items that follow the item given in the before parameter', async () => {
    const [first] = await list('?limit=1');
    expect(await dates(`?limit=1&before=${first.id}`)).toEqual(['2026-11-19']);
    expect(await dates(`?before=${first.id}`)).toEqual(['2026-11-19', '2026-11-18']);
  });

  it('returns 400 when the before parameter is not the id of one of the runner’s check-ins', async () => {
    const other = await wellness.signer.user();
    const [own] = await list('?limit=1');
    for (const [runner, id] of [
      [user, other.userId],
      [other, own.id],
    ] as const) {
      const answer = await wellness.get(runner, `${PATHS.history}?before=${id}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues).toEqual([
        { path: 'before', message: 'There is no check-in to continue from. Please reload your history' },
      ]);
    }
  });

  it.each([
    'limit=501',
    'limit=0',
    'limit=x',
    'from=2026-13-01',
    'rec=push',
    'before=1',
    'from=2026-11-20&to=2026-11-19',
    'rec[$ne]=Push&from[$gt]=',
  ])('CONST-13 API-68 returns 400 for invalid parameters and ignores unknown parameters: ?%s', async (query) => {
    const answer = await wellness.get(user, `${PATHS.history}?${query}`);
    // Unknown parameters are deliberately ignored. A query operator makes the parameter name unknown.
    if (query.includes('[')) expect(answer.json()).toHaveLength(3);
    else expect(answer.statusCode).toBe(400);
  });

  it('accepts a limit of 500', async () => {
    expect((await wellness.get(user, `${PATHS.history}?limit=500`)).statusCode).toBe(200);
  });
});

describe('API-16 GET /api/export', () => {
  it('HIST-07 HIST-09 returns a CSV attachment with a byte order mark and a dated file name', async () => {
    const answer = await csv();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="stridewell-history-2026-11-20.csv"');
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it('HIST-08 HIST-10 HIST-16 returns one row per day in RFC 4180 format', async () => {
    const rows = parse((await csv()).body, { bom: true, record_delimiter: '\r\n' });
    expect(rows).toEqual([
      ['Date', 'Score', 'Recommendation', 'Sleep', 'Stress', 'Fatigue', 'Pain', 'Readiness', 'Notes'],
      ['2026-11-20', '6.2', 'Adapt', '3', '2', '3', '2', '7', ''],
      ['2026-11-19', '10.0', 'Push', '5', '1', '1', '0', '10', 'felt "great", ran\r\nfar; åpen løype 🏃'],
      ['2026-11-18', '2.9', 'Reset', '3', '2', '3', '7', '7', '\'=HYPERLINK("http://x")'],
    ]);
  });

  it('HIST-11 accepts the filters of GET /api/history', async () => {
    const rows = parse((await csv('?rec=Push&from=2026-11-19')).body, { bom: true });
    expect(rows.slice(1).map((row: string[]) => row[0])).toEqual(['2026-11-19']);
    expect((await csv('?from=2026-11-20&to=2026-11-19')).statusCode).toBe(400);
  });

  it('AUTH-01 does not return another user’s check-ins', async () => {
    const other = await wellness.signer.user();
    const answer = await wellness.get(other, PATHS.export);
    expect(parse(answer.body, { bom: true })).toHaveLength(1);
  });
});
