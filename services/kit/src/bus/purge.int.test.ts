import { checkinRecorded, planPublished, userChanged } from '@stridewell/contracts/events/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createId } from '../ids.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { eventOf } from '../testing/things.ts';
import { until } from '../testing/until.ts';
import type { Bus } from './bus.ts';

const scope = createScope();
let signer: Signer;
let bus: Bus;

beforeAll(async () => {
  signer = await createSigner(scope);
  ({ bus } = signer);
});
afterAll(() => signer.close());

const TIMES = ['2026-11-20T06:00:00.000Z', '2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'] as const;
const WEEK = { weekStart: '2026-11-16', rev: 1 };
const SETTINGS = { timezone: 'Europe/Oslo', tzv: 1, consents: { health_data: true, outside_model: false }, rev: 1 };

/** Publishes three events to each of three streams. The events are one day apart. */
const publishAll = async (userId: string): Promise<void> => {
  for (const time of TIMES) {
    const event = { ...eventOf(1, userId), time };
    await bus.publish(event);
    await bus.publish({ ...event, source: planPublished.stream, type: planPublished.name, data: WEEK });
    await bus.publish({ ...event, source: userChanged.stream, type: userChanged.name, data: SETTINGS });
  }
};

/** Dates of a user's events that a new consumer receives from each stream, grouped by stream. */
const storedDays = async (userId: string): Promise<Record<string, string[]>> => {
  const received: Record<string, string[]> = { checkin: [], plan: [], user: [] };
  const ends: Record<string, string[]> = { checkin: [], plan: [], user: [] };
  const marker = createId();
  for (const [kind, event] of [
    ['checkin', checkinRecorded],
    ['plan', planPublished],
    ['user', userChanged],
  ] as const)
    bus.consume({
      name: `test.${kind}-${marker}`,
      event,
      handle: async ({ subject, time }) => {
        if (subject === userId) received[kind]?.push(time.slice(8, 10));
        if (subject === marker) ends[kind]?.push(time);
      },
    });
  await publishAll(marker);
  await until('the ends', () => Object.values(ends).every((times) => times.length === 3));
  return Object.fromEntries(Object.entries(received).map(([kind, days]) => [kind, days.toSorted()]));
};

it('purgeUser deletes all of a user’s events from every stream and keeps other users’ events', async () => {
  const [user, other] = [createId(), createId()];
  for (const userId of [user, other, user]) await publishAll(userId);
  await bus.purgeUser(user);
  expect(await storedDays(user)).toEqual({ checkin: [], plan: [], user: [] });
  const days = ['20', '21', '22'];
  expect(await storedDays(other)).toEqual({ checkin: days, plan: days, user: days });
  await bus.purgeUser(user);
});

it('purgeUser deletes events up to and including a stream’s time limit, and skips streams without a time limit', async () => {
  const user = createId();
  await publishAll(user);
  await bus.purgeUser(user, { wellness: new Date(TIMES[1]), running: new Date(TIMES[0]) });
  expect(await storedDays(user)).toEqual({ checkin: ['22'], plan: ['21', '22'], user: ['20', '21', '22'] });
});

it('purgeUser deletes all of a user’s events when several purges run concurrently', async () => {
  const user = createId();
  for (let round = 0; round < 3; round += 1) await publishAll(user);
  await Promise.all(Array.from({ length: 4 }, () => bus.purgeUser(user)));
  expect(await storedDays(user)).toEqual({ checkin: [], plan: [], user: [] });
});

it('purgeUser rejects a wildcard as a user id', async () => {
  await expect(bus.purgeUser('*')).rejects.toThrow('not a user id');
});
