import { PATHS } from '@stridewell/contracts/web';
import { z } from 'zod';
import type { Logger } from '../logger.ts';

/** What `account` says of the session of a token: whose it is and what they agree to now; `ended` when it is no session any more. */
export type SessionNow = 'ended' | { userId: string; healthConsent: boolean | null };

/** Asks `account` about a token. Null when it cannot be asked or gives no clear answer. */
export type AskAccount = (token: string, requestId: string) => Promise<SessionNow | null>;

export interface AskAccountOptions {
  /** Origin of the account service; without one nobody can be asked. */
  accountUrl: string | undefined;
  logger: Logger;
}

/** How long an answer is waited for, milliseconds. */
const WAIT_MS = 1_000;

const profile = z.object({
  id: z.string(),
  consents: z.object({ health_data: z.object({ given: z.boolean() }).nullable() }),
});

/** Asks with the runner's own token, by reading the profile: `account` looks at its sessions for every call. */
export const createAskAccount =
  ({ accountUrl, logger }: AskAccountOptions): AskAccount =>
  async (token, requestId) => {
    if (!accountUrl) return null;
    try {
      const response = await fetch(new URL(PATHS.profile, accountUrl), {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'x-request-id': requestId },
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return response.status === 401 ? 'ended' : null;
      }
      const { id, consents } = profile.parse(await response.json());
      return { userId: id, healthConsent: consents.health_data?.given ?? null };
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'account not asked about a session');
      return null;
    }
  };
