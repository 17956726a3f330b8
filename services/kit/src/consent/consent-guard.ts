import { errorSchema } from '@stridewell/contracts/http/common';
import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { currentUser } from '../auth/plugin.ts';
import type { Principal } from '../auth/token.ts';
import { DomainError } from '../errors.ts';
import type { UserSettings, UserSettingsRepository } from '../projections/user-settings-repository.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for a route that stores health data. Without consent, such a route rejects the request before validating the
     * body. `handler` means that the handler calls {@link healthConsentRefusal} itself, after the safety check.
     */
    storesHealthData?: boolean | 'handler';
  }
}

/** Error code of a request that is rejected because the runner has withdrawn consent (403). */
export const CONSENT_REFUSED = 'consent_refused';

const refused = (): DomainError =>
  new DomainError(
    'forbidden',
    'You have withdrawn your consent to storing health data. You can give it again on your profile, or delete your data there.',
    { code: CONSENT_REFUSED },
  );

const needed = (): DomainError =>
  new DomainError('forbidden', 'Please agree to Stridewell storing your health data first. Nothing was saved.', {
    code: CONSENT_NEEDED,
  });

/**
 * The newer of the consent in the token and the consent in `account`'s events; null when the runner has not answered.
 */
const effectiveConsent = ({ healthConsent }: Principal, stored: UserSettings | null): boolean | null => {
  if (healthConsent && (!stored || healthConsent.rev > stored.rev)) return healthConsent.given;
  if (!stored) return null;
  if (stored.consents.health_data) return true;
  return stored.healthDataRefused ? false : null;
};

/** The error for a runner without consent (`consent_needed` or `consent_refused`); null for a runner with consent. */
export const healthConsentRefusal = async (
  settings: Pick<UserSettingsRepository, 'find'>,
  user: Principal,
): Promise<DomainError | null> => {
  const consent = effectiveConsent(user, await settings.find(user.userId));
  if (consent) return null;
  return consent === null ? needed() : refused();
};

/**
 * True when the runner has withdrawn consent according to `account`'s events. Used for writes that follow from a read,
 * a deletion or a job: no request's consent covers them, so they must not store anything new.
 */
export const isConsentWithdrawn = async (
  settings: Pick<UserSettingsRepository, 'find'>,
  userId: string,
): Promise<boolean> => (await settings.find(userId))?.healthDataRefused === true;

/**
 * Returns 403 before validating the body when a route would store health data without consent. Reading, exporting and
 * deleting data are still possible.
 */
export const consentPlugin = plugin(
  async (app: FastifyInstance, { settings }: { settings: Pick<UserSettingsRepository, 'find'> }) => {
    app.addHook('onRoute', (route) => {
      const response = route.schema?.response as Record<string, unknown> | undefined;
      if (route.config?.storesHealthData && response)
        route.schema = { ...route.schema, response: { ...response, 403: errorSchema } };
    });
    app.addHook('preValidation', async (request) => {
      if (request.routeOptions.config.storesHealthData !== true) return;
      const refusal = await healthConsentRefusal(settings, currentUser(request));
      if (refusal) throw refusal;
    });
  },
  { name: 'consent' },
);
