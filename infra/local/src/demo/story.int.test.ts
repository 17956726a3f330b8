import { weeklyPlanSchema } from '@stridewell/contracts/http/running';
import { historySchema } from '@stridewell/contracts/http/wellness';
import { addDays, DEFAULT_TIMEZONE, dateIn, PATHS, type PhysioToday, type User } from '@stridewell/contracts/web';
import { createLogger } from '@stridewell/kit/logger';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStack } from '../stack.ts';
import type { Stack } from '../stack-types.ts';
import { makeTempFolder, removeTempFolder } from '../testbed/temp-folder.ts';
import { DEMO_DAYS } from './days.ts';
import { INJURED_FOR } from './injury.ts';
import { demoRunner } from './runner.ts';
import { seedStory } from './story.ts';

const PARTS = ['nats', 'redis', 'database', 'account', 'wellness', 'running', 'physio'] as const;
const databases = { wellness: createDatabase(), running: createDatabase(), physio: createDatabase() };
const lines: string[] = [];
const { signal } = new AbortController();
let folder: string;
let stack: Stack;
let runner: { user: User; token: string };

const get = async <T>(service: 'wellness' | 'running' | 'physio', path: string): Promise<T> => {
  const answer = await fetch(`${stack.urls[service]}${path}`, { headers: { authorization: `Bearer ${runner.token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};
const seed = () => seedStory(databases, { ...runner, runningUrl: stack.urls.running, say: (line) => lines.push(line) });

beforeAll(async () => {
  folder = makeTempFolder();
  stack = await startStack({
    ports: 'free',
    dataDir: folder,
    ownServers: true,
    parts: PARTS,
    env: { LOG_LEVEL: 'warn' },
  });
  for (const [service, database] of Object.entries(databases))
    await connectDatabase(
      database,
      { url: stack.urls.mongodb, name: `stridewell_${service}`, patienceMs: 20_000 },
      createLogger('test', 'silent'),
      signal,
    );
  runner = await demoRunner(stack.urls.account);
  await seed();
}, 120_000);
afterAll(async () => {
  await Promise.all(Object.values(databases).map((database) => database.close()));
  await stack.stop();
  removeTempFolder(folder);
});

describe('seedStory', () => {
  test('BEYOND-36 records 120 days with scores up to Push before the injury and none above 7.4 after it', async () => {
    const today = dateIn(DEFAULT_TIMEZONE, new Date());
    const history = historySchema.parse(await get('wellness', `${PATHS.history}?limit=500`));
    expect(history).toHaveLength(DEMO_DAYS);
    const since = history.filter(({ date }) => date >= addDays(today, -INJURED_FOR));
    expect(since).toHaveLength(INJURED_FOR + 1);
    expect(Math.max(...since.map(({ score }) => score))).toBe(7.4);
    expect(history.some(({ recommendation }) => recommendation === 'Push')).toBe(true);
  });

  test('places the runner on stage 3 of the ladder in the physio coach and in the weekly plan', async () => {
    const shown = await get<PhysioToday>('physio', PATHS.physioToday);
    expect(shown).toMatchObject({ status: 'ok', area: 'knee', phase: 3, ladder: { stage: 3, startable: true } });
    const plan = await until('the ladder in the plan', async () => {
      const week = weeklyPlanSchema.parse(await get('running', PATHS.weeklyPlan));
      return week.days.some(({ ladderStage }) => ladderStage === 3) && week;
    });
    const today = dateIn(DEFAULT_TIMEZONE, new Date());
    const ahead = plan.days.filter(({ date, minutes }) => date >= today && minutes > 0);
    expect(ahead.every(({ ladderStage }) => ladderStage === 3)).toBe(true);
  });

  test('adds nothing on a second run', async () => {
    expect(lines.at(-1)).toMatch(/^Added \d+ training logs and the training profile$/);
    const from = lines.length;
    await seed();
    expect(lines.slice(from)).toEqual([
      'Added 0 physio check-ins and 0 exercises',
      'All check-ins exist',
      'Added 0 training logs',
    ]);
  });
});
