import { physioCheckinRecorded, physioGateChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { untilReady } from '@stridewell/kit/testing/ready';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { gateOf, givenProfile, READY } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const bed = usePhysioBed({ events: [physioGateChanged, physioCheckinRecorded] });
const { events } = bed;
let other: FastifyInstance;

beforeAll(async () => {
  const config = { ...bed.scope.config('physio'), chat: { model: null } };
  other = await untilReady(await buildApp(config, { clock: createMovableClock() }));
});
afterAll(() => other.close());

describe('physio service with two processes on one database', () => {
  it('stores one check-in per day and one gate per runner, and uses each revision number once', async () => {
    const user = await bed.user();
    await givenProfile(bed, user);
    // Each process makes four writes. A write has five attempts, so it succeeds even if the other process wins four
    // times.
    const pains = [0, 1, 2, 3, 4, 5, 6, 7];
    const answers = await Promise.all(
      pains.map((pain, at) =>
        (at % 2 ? other : bed.app).inject({
          method: 'POST',
          url: PATHS.physioCheckin,
          headers: user.headers,
          payload: { ...READY, pain },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(pains.map(() => 200));

    const { checkin } = (await bed.call(user, 'POST', PATHS.physioCheckin, { ...READY, pain: 9 })).json();
    const days = await bed.database.collection('physio_checkins').find({ userId: user.userId }).toArray();
    expect([days.length, days[0]?._id, days[0]?.answers.pain]).toEqual([1, checkin.id, 9]);
    await events.untilNewest(user, physioCheckinRecorded, ({ rev }) => rev === days[0]?.rev);
    const gate = await until('the gate that follows', async () => {
      const stored = await gateOf(bed, user);
      return stored?.level === 'stop' && stored;
    });
    await events.untilNewest(user, physioGateChanged, ({ rev, level }) => rev === gate.rev && level === 'stop');
    for (const type of [physioCheckinRecorded, physioGateChanged]) {
      const revs = events.of(user, type).map(({ rev }) => rev);
      expect(new Set(revs).size).toBe(revs.length);
    }
  });
});
