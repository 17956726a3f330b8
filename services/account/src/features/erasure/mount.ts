import type { Context, Registered } from '@stridewell/kit/app/service';
import { createSecret } from '@stridewell/kit/ids';
import type { AssertConfirmed } from '../auth/confirm.ts';
import { createErasureKeeper } from './keeper.ts';
import { measureErasures } from './measures.ts';
import type { OwnPartDependencies } from './own-part.ts';
import { createOwnPart } from './own-part.ts';
import { consumeReceipts } from './receipts.ts';
import { createErasureRepository, hashOf } from './repository.ts';
import { registerErasureRoutes } from './routes.ts';

export interface Erasures extends Omit<OwnPartDependencies, 'database'> {
  assertConfirmed: AssertConfirmed;
  waitMs: number;
  secondRoundMs: number;
  /** Host of the outside model that coaches may use; null where there is none. */
  outsideModel: string | null;
}

export interface MountedErasures extends Required<Pick<Registered, 'onStart'>> {
  /** Accepts the erasure of an unused account, which its owner did not request and gets no receipt for. */
  eraseAccount(userId: string): Promise<void>;
}

/** Mounts erasures on the service: routes, relay, consumers and keeper. */
export const mountErasures = (
  { app, database, bus, clock, logger, metrics, publishOutbox }: Context,
  { assertConfirmed, waitMs, secondRoundMs, outsideModel, ...holders }: Erasures,
): MountedErasures => {
  const erasures = createErasureRepository(database);
  measureErasures(metrics, { erasures, clock });
  const relay = publishOutbox({ source: 'erasures', model: erasures.model });
  const own = createOwnPart({ database, ...holders });
  const keeper = createErasureKeeper({ erasures, own, relay, bus, clock, logger, secondRoundMs });
  registerErasureRoutes(app, {
    ...{ erasures, keeper, relay, ...holders },
    ...{ assertConfirmed, clock, waitMs, outsideModel },
  });
  consumeReceipts(bus, { erasures, keeper });
  app.addHook('onClose', () => keeper.stop());
  return {
    onStart: async () => keeper.start(),
    async eraseAccount(userId) {
      const id = hashOf(createSecret());
      await erasures.insert(userId, id, 'account', clock.now());
      relay.kick(id);
      keeper.kick(id);
      for (const session of await holders.sessions.revokeOthers(userId, null, clock.now()))
        holders.sessionRelay.kick(session);
    },
  };
};
