import { errorSchema } from '@stridewell/contracts/http/common';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { currentUser } from '../auth/plugin.ts';
import { DomainError } from '../errors.ts';
import type { UserSettingsRepository } from '../projections/user-settings-repository.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stores something new about a runner's health: refused once the runner has said no to that. */
    storesHealthData?: boolean;
  }
}

export const CONSENT_REFUSED = 'consent_refused';

const refused = (): DomainError =>
  new DomainError(
    'forbidden',
    'You have taken back your consent to storing health data. Give it again on your profile, or delete your data there.',
    { code: CONSENT_REFUSED },
  );

/**
 * Refuses new health entries of a runner who took the consent back: a 403, before the body is looked at. Reading, taking away
 * and deleting stay possible, and who was never asked is not refused. Goes by what `account` told last.
 */
export const consentPlugin = plugin(
  async (app: FastifyInstance, { settings }: { settings: Pick<UserSettingsRepository, 'find'> }) => {
    app.addHook('onRoute', (route) => {
      const response = route.schema?.response as Record<string, unknown> | undefined;
      if (route.config?.storesHealthData && response)
        route.schema = { ...route.schema, response: { ...response, 403: errorSchema } };
    });
    app.addHook('preValidation', async (request) => {
      if (!request.routeOptions.config.storesHealthData) return;
      const told = await settings.find(currentUser(request).userId);
      if (told?.healthDataRefused) throw refused();
    });
  },
  { name: 'consent' },
);
