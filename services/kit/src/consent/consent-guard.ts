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
     * The route stores health data and is refused without the runner's consent, before the body is validated. With
     * `handler`, the handler calls {@link healthConsentRefusal} itself, because the safety check must come first.
     */
    storesHealthData?: boolean | 'handler';
  }
}

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
 * The effective consent: the newer of the token's and the one from `account`'s events. Null if it was never answered.
 */
const effectiveConsent = ({ healthConsent }: Principal, stored: UserSettings | null): boolean | null => {
  if (healthConsent && (!stored || healthConsent.rev > stored.rev)) return healthConsent.given;
  if (!stored) return null;
  if (stored.consents.health_data) return true;
  return stored.healthDataRefused ? false : null;
};

/**
 * The error to throw when this runner's health data must not be
 * stored (`consent_needed` or `consent_refused`), else null.
 */
export const healthConsentRefusal = async (
  settings: Pick<UserSettingsRepository, 'find'>,
  user: Principal,
): Promise<DomainError | null> => {
  const consent = effectiveConsent(user, await settings.find(user.userId));
  if (consent) return null;
  return consent === null ? needed() : refused();
};

/**
 * Refuses to store health data without the runner's consent, with a 403 before the body is validated. Reading,
 * exporting and deleting remain possible.
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
