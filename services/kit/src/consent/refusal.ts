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
     * Stores health data: refused without the runner's consent, before the body is looked at. `handler`: the handler asks
     * {@link healthConsentRefusal} itself, because safety comes first.
     */
    storesHealthData?: boolean | 'handler';
  }
}

export const CONSENT_REFUSED = 'consent_refused';

const refused = (): DomainError =>
  new DomainError(
    'forbidden',
    'You have taken back your consent to storing health data. Give it again on your profile, or delete your data there.',
    { code: CONSENT_REFUSED },
  );

const needed = (): DomainError =>
  new DomainError('forbidden', 'Please agree first that Stridewell stores your health data: nothing was saved.', {
    code: CONSENT_NEEDED,
  });

/** The answer that counts: the newer of what the token carries and what `account` told. Null: never asked. */
const answerOf = ({ healthConsent }: Principal, told: UserSettings | null): boolean | null => {
  if (healthConsent && (!told || healthConsent.rev > told.rev)) return healthConsent.given;
  if (!told) return null;
  if (told.consents.health_data) return true;
  return told.healthDataRefused ? false : null;
};

/** Why nothing about this runner's health may be stored: `consent_needed` or `consent_refused`; null when it may be. */
export const healthConsentRefusal = async (
  settings: Pick<UserSettingsRepository, 'find'>,
  user: Principal,
): Promise<DomainError | null> => {
  const answer = answerOf(user, await settings.find(user.userId));
  if (answer) return null;
  return answer === null ? needed() : refused();
};

/**
 * Refuses to store health data without the runner's consent: a 403, before the body is looked at. Reading, exporting and
 * deleting stay possible.
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
