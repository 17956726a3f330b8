import { holdAdopted, holdChanged } from '@stridewell/contracts/events/events';
import { PATHS, type SafetyStatus } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { until } from '@stridewell/kit/testing/until';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RunningTestBed, useRunningTestBed } from '../../testing/running-bed.ts';

type RunningUser = Awaited<ReturnType<RunningTestBed['user']>>;

const received: { id: string; subject: string; data: unknown; status: SafetyStatus }[] = [];
const bed = useRunningTestBed();
const users = new Map<string, RunningUser>();

const statusOf = async (user: RunningUser): Promise<SafetyStatus> =>
  (await bed.app.inject({ url: PATHS.coachSafety, headers: user.headers })).json();

beforeAll(async () => {
  bed.signer.bus.consume({
    name: 'test.hold-adopted',
    event: holdAdopted.running,
    // Reads the hold's status when the event arrives, as a page does when it refetches.
    async handle({ id, subject, data }) {
      const user = users.get(subject);
      if (user) received.push({ id, subject, data, status: await statusOf(user) });
    },
  });
});

/** Publishes the event of a hold that the wellness service opened because of the notes of a check-in. */
const publishHold = ({ userId }: RunningUser, id: string, ended: 'cleared' | null = null, rev = 1): Promise<void> =>
  bed.signer.bus.publish({
    specversion: '1.0',
    id,
    source: holdChanged.wellness.stream,
    type: holdChanged.wellness.name,
    subject: userId,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: {
      holdId: `hold-${userId}`,
      category: 'cardiac',
      tier: 'emergency',
      since: '2026-11-16T06:00:00Z',
      ended,
      rev,
    },
  });
const of = ({ userId }: RunningUser) => received.filter(({ subject }) => subject === userId);

describe('LANG-97 event running.hold.adopted.v1', () => {
  it('is published after a hold is stored and after the hold has ended', async () => {
    const user = await bed.user();
    users.set(user.userId, user);
    expect(await statusOf(user)).toEqual({ hold: null });
    const [opened, ended] = [createId(), createId()];
    await publishHold(user, opened);
    await publishHold(user, opened);
    await until('the first event', () => of(user).length === 1);
    expect(of(user)).toMatchObject([
      { id: `${opened}.adopted`, data: { rev: 1 }, status: { hold: { tier: 'emergency', closesTraining: true } } },
    ]);
    await publishHold(user, ended, 'cleared', 2);
    await until('the second event', () => of(user).length === 2);
    expect(of(user)[1]).toMatchObject({ id: `${ended}.adopted`, data: { rev: 2 }, status: { hold: null } });
  });
});
