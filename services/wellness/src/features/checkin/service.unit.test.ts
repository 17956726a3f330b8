import { EMPTY } from '@stridewell/holds/state';
import { NO_TEXT } from '@stridewell/holds/stored-texts';
import { createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../testing/wellness-bed.ts';
import { createRecorder, type RecorderDependencies } from './service.ts';

describe('LANG-80 recording a check-in with notes that open a hold', () => {
  it('stores the hold before the check-in', async () => {
    const order: string[] = [];
    const notesSafety: RecorderDependencies['notesSafety'] = {
      read: () => NO_TEXT,
      keep: async () => void order.push('hold'),
      spend: async () => undefined,
    };
    const killed = async () => {
      order.push('check-in');
      throw new Error('killed');
    };
    const dependencies = {
      checkins: {
        findByRequest: async () => null,
        window: async () => [],
        collection: { insertOne: killed, updateOne: killed },
      },
      physio: { find: async () => null },
      findHolds: async () => ({ safety: EMPTY, isHeld: false, heldText: null, isIllnessDismissed: false }),
      notesSafety,
      clock: createClock(),
      logger: createLogger('test', 'silent'),
      measures: { stored: () => undefined },
      onSaved: () => undefined,
    } as unknown as RecorderDependencies;
    const body = { ...DEFAULTS, notes: 'Chest pain on the stairs', planned_today: false };
    const { record } = createRecorder(dependencies);
    await expect(
      record({ userId: 'user', date: '2026-11-20', body: body as never, idempotencyKey: undefined }),
    ).rejects.toThrow('killed');
    expect(order).toEqual(['hold', 'check-in']);
  });
});
