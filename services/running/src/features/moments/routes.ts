import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { healthConsentRefusal } from '@stridewell/kit/consent/consent-guard';
import { missing } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { momentToShow, withSeen } from '../../domain/moments/moments.ts';
import { type MomentStores, readMomentInputs } from './read-inputs.ts';
import type { SeenMoments } from './repository.ts';

export interface MomentRoutes extends MomentStores {
  seenMoments: SeenMoments;
  settings: UserSettingsRepository;
  clock: Clock;
}

/**
 * Registers the routes of the moments: one returns the moment that the runner has reached and not seen yet, the other
 * stores that it was seen. A repeated request changes nothing, so a moment is shown once on all devices.
 */
export const momentRoutes = (app: Http, { seenMoments, settings, clock, ...stores }: MomentRoutes): void => {
  app.route({
    ...route('readMoment'),
    handler: async (request) => {
      const user = currentUser(request);
      // Without consent, the service could not store that the moment was seen.
      if (await healthConsentRefusal(settings, user)) return { moment: null };
      const zone = { timezone: await settings.zoneOf(user), now: clock.now() };
      const [inputs, known] = await Promise.all([
        readMomentInputs(stores, user.userId, zone),
        seenMoments.find(user.userId),
      ]);
      return { moment: momentToShow({ ...inputs, seen: known?.seen ?? [] }) };
    },
  });

  app.route({
    ...route('markMomentSeen'),
    config: { storesHealthData: true },
    handler: async (request, reply) => {
      const user = currentUser(request);
      const { id } = request.params;
      const zone = { timezone: await settings.zoneOf(user), now: clock.now() };
      const inputs = await readMomentInputs(stores, user.userId, zone);
      await seenMoments.change(user.userId, (known) => {
        const seen = withSeen({ ...inputs, seen: known?.seen ?? [] }, id);
        if (seen === undefined) throw missing('There is no such moment.');
        return seen && { seen };
      });
      return reply.code(204).send(null);
    },
  });
};
