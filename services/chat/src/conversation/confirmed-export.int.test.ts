import { afterAll, describe, expect, it } from 'vitest';
import { startBothHosts } from '../testing/host.ts';

const { running, physio, close } = await startBothHosts();

afterAll(close);

const MINUTE = 60_000;

describe('SECU-3465 GET {base}/chat/export with a session that was not confirmed in the last 15 minutes', () => {
  it('returns 403 for both coaches, and the file within 15 minutes of a confirmation', async () => {
    for (const host of [running, physio]) {
      const old = await host.signer.user({ confirmedAt: new Date(Date.now() - 16 * MINUTE) });
      await host.chat(old, 'How far today?');
      const refused = await host.inject(old, 'GET', '/chat/export');
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_needed']);
      expect(refused.body).not.toContain('How far');
      const fresh = await host.signer.user({ userId: old.userId });
      expect((await host.inject(fresh, 'GET', '/chat/export')).body).toContain('How far today?');
    }
  });
});
