import { PATHS } from '@stridewell/contracts/web';
import type { Logger } from '@stridewell/kit/logger';
import { z } from 'zod';

const answerSchema = z.object({
  id: z.string(),
  consents: z.object({ outside_model: z.object({ given: z.boolean() }).nullable() }),
});

/** Whether a runner agrees, now, to what they write being sent to an outside model. */
export type Consent = (userId: string, token: string) => Promise<boolean>;

export interface ConsentParts {
  accountUrl: string;
  /** How long an answer is waited for, milliseconds; none is a no. */
  waitMs: number;
  logger: Logger;
}

/** Asks `account`, as the runner. Anything but a clear yes of that runner's own is a no. */
export const createConsent =
  ({ accountUrl, waitMs, logger }: ConsentParts): Consent =>
  async (userId, token) => {
    try {
      const response = await fetch(new URL(PATHS.profile, accountUrl), {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return false;
      }
      const answer = answerSchema.safeParse(await response.json());
      return answer.success && answer.data.id === userId && answer.data.consents.outside_model?.given === true;
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'consent not learned');
      return false;
    }
  };
