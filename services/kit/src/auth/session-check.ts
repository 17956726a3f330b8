import { PATHS } from '@stridewell/contracts/web';
import { z } from 'zod';
import type { Logger } from '../logger.ts';

/** State of a session according to `account`: the user and the current consent, or `ended`. */
export type SessionState = 'ended' | { userId: string; healthConsent: boolean | null };

/** Asks `account` about a token's session; null when `account` is not configured, fails or gives no clear answer. */
export type SessionCheck = (token: string, requestId: string) => Promise<SessionState | null>;

export interface AskAccountOptions {
  /** Origin of the account service. If it is missing, the result is always null. */
  accountUrl: string | undefined;
  logger: Logger;
}

/** Timeout of the request to `account` in milliseconds. */
const TIMEOUT_MS = 1_000;

const profile = z.object({
  id: z.string(),
  consents: z.object({ health_data: z.object({ given: z.boolean() }).nullable() }),
});

/** Requests the profile with the runner's token, because `account` looks up the session for every request. */
export const createSessionCheck =
  ({ accountUrl, logger }: AskAccountOptions): SessionCheck =>
  async (token, requestId) => {
    if (!accountUrl) return null;
    try {
      const response = await fetch(new URL(PATHS.profile, accountUrl), {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'x-request-id': requestId },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return response.status === 401 ? 'ended' : null;
      }
      const { id, consents } = profile.parse(await response.json());
      return { userId: id, healthConsent: consents.health_data?.given ?? null };
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'session check with account failed');
      return null;
    }
  };
