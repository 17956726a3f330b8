import { holdAnswered, holdChanged } from '@stridewell/contracts/events/events';
import { PATHS, type SafetyStatus } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenProfile, PROFILE } from './testing/fixtures.ts';
import { usePhysioBed } from './testing/physio-bed.ts';

const EMERGENCY = 'Numb between my legs since yesterday';
const bed = usePhysioBed({ events: [holdChanged.physio, holdAnswered.physio] });
let user: TestUser;

const holdOf = async (): Promise<SafetyStatus['hold']> =>
  ((await bed.call(user, 'GET', PATHS.physioSafety)).json() as SafetyStatus).hold;

const handledBy = async (consumer: string): Promise<number> => {
  const { body } = await bed.app.inject('/metrics');
  const line = new RegExp(`^events_consumed_total\\{[^}]*consumer="physio\\.${consumer}"[^}]*\\} (\\d+)`, 'm').exec(
    body,
  );
  return Number(line?.[1] ?? 0);
};

/** Publishes an event and waits until the service's consumer has handled it. */
const handled = async (consumer: string, publish: () => Promise<void>): Promise<void> => {
  const before = await handledBy(consumer);
  await publish();
  await until(`one more event of ${consumer}`, async () => (await handledBy(consumer)) > before);
};

/** Opens an emergency hold by a text of the profile and returns the event that other services get. */
const givenEmergency = async () => {
  await givenProfile(bed, user, { ...PROFILE, painHistory: EMERGENCY });
  return bed.events.untilNewest(user, holdChanged.physio, ({ ended }) => ended === null);
};

beforeEach(async () => {
  bed.setNow('2026-11-20T10:00:00Z');
  user = await bed.user();
});

describe('SECU-3462 an emergency hold of physio and the events of running', () => {
  it('stays closed when running publishes its end or an answer before the minimum time, or an answer that keeps it', async () => {
    const { holdId, category, tier, since } = await givenEmergency();
    await handled('holds-of-running', () =>
      bed.publish(user, holdChanged.running, { holdId, category, tier, since, ended: 'cleared', rev: 9 }),
    );
    expect(await holdOf()).toMatchObject({ tier: 'emergency', closesTraining: true });
    for (const code of ['cleared', 'dismissed'] as const)
      await handled('hold-answers-of-running', () =>
        bed.publish(user, holdAnswered.running, { holdId, opener: 'physio', code, rev: 10 }),
      );
    bed.setNow('2026-11-20T13:00:00Z');
    for (const code of ['not_yet', 'adult'] as const)
      await handled('hold-answers-of-running', () =>
        bed.publish(user, holdAnswered.running, { holdId, opener: 'physio', code, rev: 11 }),
      );
    await handled('hold-answers-of-running', () =>
      bed.publish(user, holdAnswered.running, { holdId, opener: 'running', code: 'cleared', rev: 12 }),
    );
    expect(await holdOf()).toMatchObject({ tier: 'emergency', closesTraining: true });
    expect(bed.events.of(user, holdChanged.physio)).toHaveLength(1);
  });

  it('ends with a valid answer, once, and only for the runner of the event', async () => {
    const { holdId } = await givenEmergency();
    bed.setNow('2026-11-20T13:00:00Z');
    const stranger = await bed.user();
    const answer = { holdId, opener: 'physio', code: 'cleared', rev: 2 } as const;
    await handled('hold-answers-of-running', () => bed.publish(stranger, holdAnswered.running, answer));
    expect(await holdOf()).toMatchObject({ tier: 'emergency' });
    for (let sent = 0; sent < 2; sent += 1) await bed.publish(user, holdAnswered.running, answer);
    const ended = await bed.events.untilNewest(user, holdChanged.physio, (hold) => hold.ended !== null);
    expect(ended).toMatchObject({ holdId, ended: 'cleared' });
    await handled('hold-answers-of-running', () =>
      bed.publish(user, holdAnswered.running, { ...answer, code: 'dismissed' }),
    );
    expect(bed.events.of(user, holdChanged.physio)).toHaveLength(2);
  });
});

describe('SECU-3462 the emergency hold of running at physio', () => {
  const foreign = { holdId: 'of-running', category: 'cardiac', tier: 'emergency', ended: null, rev: 1 } as const;

  it('asks running when the runner answers the recheck card, says so, and ends when running has ended it', async () => {
    await handled('holds-of-running', () =>
      bed.publish(user, holdChanged.running, { ...foreign, since: '2026-11-20T09:00:00Z' }),
    );
    bed.setNow('2026-11-20T12:00:00Z');
    const hold = await holdOf();
    // LANG-381: screens link to the chat of the opener.
    expect(hold).toMatchObject({ tier: 'emergency', opener: 'running', card: { kind: 'recheck' } });
    const body = { cardId: hold?.card?.id, answers: ['cleared'] };
    const reply = await bed.call(user, 'POST', `${PATHS.physioChat}/card`, body);
    expect(reply.body).toContain('I have passed on your answer');
    expect(await bed.events.untilNewest(user, holdAnswered.physio, () => true)).toMatchObject({
      ...{ holdId: foreign.holdId, opener: 'running', code: 'cleared' },
    });
    expect(await holdOf()).toMatchObject({ closesTraining: true, card: null });
    const again = await bed.call(user, 'POST', PATHS.physioChat, { message: 'What do I do today?' });
    expect(again.body).toContain('training stays closed until it is confirmed');
    // The same answer again asks nobody again.
    await bed.call(user, 'POST', `${PATHS.physioChat}/card`, body);
    expect(bed.events.of(user, holdAnswered.physio)).toHaveLength(1);
    // Another service does not end it.
    const ended = { ...foreign, since: '2026-11-20T09:00:00Z', ended: 'cleared', rev: 2 } as const;
    await handled('holds-of-wellness', () => bed.publish(user, holdChanged.wellness, ended));
    expect(await holdOf()).toMatchObject({ tier: 'emergency', closesTraining: true });
    await bed.publish(user, holdChanged.running, ended);
    await until('the end of the hold', async () => (await holdOf())?.tier !== 'emergency');
  });
});
