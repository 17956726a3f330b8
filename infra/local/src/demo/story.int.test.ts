import { weeklyPlanSchema } from '@stridewell/contracts/http/running';
import { historySchema } from '@stridewell/contracts/http/wellness';
import { addDays, DEFAULT_TIMEZONE, dateIn, PATHS, type PhysioToday, type User } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTemporaryStack, type TemporaryStack } from '../testbed/temporary-stack.ts';
import { withStoryDatabases } from './databases.ts';
import { DEMO_DAYS } from './days.ts';
import { INJURY_DAYS } from './injury.ts';
import { demoRunner } from './runner.ts';
import { seedStory } from './story.ts';

const PARTS = ['nats', 'redis', 'database', 'account', 'wellness', 'running', 'physio'] as const;
const lines: string[] = [];
let stack: TemporaryStack;
let runner: { user: User; token: string };

const get = async <T>(service: 'wellness' | 'running' | 'physio', path: string): Promise<T> => {
  const answer = await fetch(`${stack.urls[service]}${path}`, { headers: { authorization: `Bearer ${runner.token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};
const seed = () =>
  withStoryDatabases(stack.urls.mongodb, (databases) =>
    seedStory(databases, { ...runner, runningUrl: stack.urls.running, say: (line) => lines.push(line) }),
  );

beforeAll(async () => {
  stack = await startTemporaryStack({ parts: PARTS, env: { LOG_LEVEL: 'warn' } });
  runner = await demoRunner(stack.urls.account);
  await seed();
}, 120_000);
afterAll(() => stack?.end());

describe('seedStory', () => {
  test('BEYOND-36 records 120 days with scores up to Push before the injury and none above 7.4 after it', async () => {
    const today = dateIn(DEFAULT_TIMEZONE, new Date());
    const history = historySchema.parse(await get('wellness', `${PATHS.history}?limit=500`));
    expect(history).toHaveLength(DEMO_DAYS);
    const since = history.filter(({ date }) => date >= addDays(today, -INJURY_DAYS));
    expect(since).toHaveLength(INJURY_DAYS + 1);
    expect(Math.max(...since.map(({ score }) => score))).toBe(7.4);
    expect(history.some(({ recommendation }) => recommendation === 'Push')).toBe(true);
  });

  test('places the runner on stage 3 of the ladder in the physio coach and in the weekly plan', async () => {
    const shown = await get<PhysioToday>('physio', PATHS.physioToday);
    expect(shown).toMatchObject({ status: 'ok', area: 'knee', phase: 2, ladder: { stage: 3, startable: true } });
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
