import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import type { KnownDevices } from '../throttle/known-device.ts';
import { presentProfile } from '../users/user.ts';
import type { EmailChanges } from './change-email.ts';

export interface EmailRoutes {
  emailChanges: EmailChanges;
  devices: Pick<KnownDevices, 'remember'>;
}

/** Registers the two routes that change the email address: the start, and the confirmation by the new address. */
export const registerEmailRoutes = (app: Http, { emailChanges, devices }: EmailRoutes): void => {
  app.route({
    ...route('startEmailChange'),
    handler: async (request) => ({ ok: true as const, changeId: await emailChanges.start(request, request.body) }),
  });

  app.route({
    ...route('confirmEmailChange'),
    handler: async (request, reply) => {
      const user = await emailChanges.finish(request, request.params.id, request.body);
      // Known devices are stored per address, so the device must be marked as known for the new address.
      await devices.remember(request, reply, user.email);
      return presentProfile(user);
    },
  });
};
