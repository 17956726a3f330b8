import type { Context, ServiceRuntime } from '@stridewell/kit/app/service';
import { createSecret } from '@stridewell/kit/ids';
import type { AssertConfirmed } from '../auth/confirm.ts';
import type { SendNotice } from '../mail/notices.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import type { AccountErasureOptions } from './account-erasure.ts';
import { createAccountErasure } from './account-erasure.ts';
import { consumeErasureAnswers } from './erasure-answers-consumer.ts';
import { registerErasureMetrics } from './erasure-metrics.ts';
import { createErasureRunner } from './erasure-runner.ts';
import { createErasureRepository, hashErasureId } from './repository.ts';
import { registerErasureRoutes } from './routes.ts';

export interface Erasures extends Omit<AccountErasureOptions, 'database'> {
  assertConfirmed: AssertConfirmed;
  devices: Pick<KnownDevices, 'forget'>;
  notify: SendNotice;
  waitMs: number;
  secondRoundMs: number;
  /** Host name of the external model; null when none is configured. */
  outsideModel: string | null;
}

export interface MountedErasures extends Required<Pick<ServiceRuntime, 'onStart'>> {
  /** Starts the erasure of an inactive account without creating a receipt. */
  eraseAccount(userId: string): Promise<void>;
}

/** Adds erasures to the account service: routes, relay, consumers and background steps. */
export const mountErasures = (
  { app, database, bus, clock, logger, metrics, publishOutbox }: Context,
  { assertConfirmed, devices, notify, waitMs, secondRoundMs, outsideModel, ...holders }: Erasures,
): MountedErasures => {
  const erasures = createErasureRepository(database);
  registerErasureMetrics(metrics, { erasures, clock });
  const relay = publishOutbox({ source: 'erasures', collection: erasures.collection });
  const own = createAccountErasure({ database, ...holders });
  const keeper = createErasureRunner({ erasures, own, relay, bus, clock, logger, secondRoundMs });
  registerErasureRoutes(app, {
    ...{ erasures, keeper, relay, ...holders },
    ...{ assertConfirmed, devices, notify, clock, waitMs, outsideModel },
  });
  consumeErasureAnswers(bus, { erasures, keeper });
  app.addHook('onClose', () => keeper.stop());
  return {
    onStart: async () => keeper.start(),
    async eraseAccount(userId) {
      const id = hashErasureId(createSecret());
      await erasures.insert(userId, id, 'account', clock.now());
      relay.kick(id);
      keeper.kick(id);
      for (const session of await holders.sessions.revokeOthers(userId, null, clock.now()))
        holders.sessionRelay.kick(session);
    },
  };
};
