import { PATHS } from '@stridewell/contracts/web';
import type { Logger } from '@stridewell/kit/logger';
import { z } from 'zod';

const answerSchema = z.object({
  id: z.string(),
  emailVerifiedAt: z.iso.datetime().nullable(),
  consents: z.object({ outside_model: z.object({ given: z.boolean(), at: z.iso.datetime() }).nullable() }),
});

/**
 * Resolves to the time since which the runner consents to messages being sent to an outside model, or null if there is
 * no current consent. A runner whose email is not verified is treated as not consenting: such accounts cost nothing to
 * create, while the operator pays for each call.
 */
export type Consent = (userId: string, token: string) => Promise<Date | null>;

export interface ConsentParts {
  accountUrl: string;
  /** Timeout of the request in milliseconds. A timeout is treated as no consent. */
  waitMs: number;
  logger: Logger;
}

/**
 * Asks the `account` service for the runner's consent, using the runner's own token. Anything other than a valid
 * response that confirms this runner's consent is treated as no consent.
 */
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
        return null;
      }
      const answer = answerSchema.safeParse(await response.json());
      if (!answer.success || answer.data.id !== userId) return null;
      if (answer.data.emailVerifiedAt === null) return null;
      const { outside_model: consent } = answer.data.consents;
      return consent?.given === true ? new Date(consent.at) : null;
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'reading the consent failed');
      return null;
    }
  };
