import type { Context, Registered } from '@stridewell/kit/app/service';
import { createRelay, toEvent } from '@stridewell/kit/outbox/relay';
import type { AssertConfirmed } from '../auth/confirm.ts';
import { createErasureKeeper } from './keeper.ts';
import { measureErasures } from './measures.ts';
import type { OwnPartDependencies } from './own-part.ts';
import { createOwnPart } from './own-part.ts';
import { consumeReceipts } from './receipts.ts';
import { createErasureRepository } from './repository.ts';
import { registerErasureRoutes } from './routes.ts';

export interface Erasures extends Omit<OwnPartDependencies, 'database'> {
  assertConfirmed: AssertConfirmed;
  waitMs: number;
  secondRoundMs: number;
}

/** Puts erasures on the service: their calls, their questions to all services, and what sees them through. */
export const mountErasures = (
  { app, database, bus, clock, logger, metrics }: Context,
  { assertConfirmed, waitMs, secondRoundMs, ...holders }: Erasures,
): Required<Pick<Registered, 'relays' | 'onStart'>> => {
  const erasures = createErasureRepository(database);
  measureErasures(metrics, { erasures, clock });
  const relay = createRelay({
    source: 'erasures',
    model: erasures.model,
    deliver: (entry, { userId }) => bus.publish(toEvent('account', entry, userId)),
    logger,
    metrics,
  });
  const own = createOwnPart({ database, ...holders });
  const keeper = createErasureKeeper({ erasures, own, relay, bus, clock, logger, secondRoundMs });
  registerErasureRoutes(app, { erasures, keeper, relay, ...holders, assertConfirmed, clock, waitMs });
  consumeReceipts(bus, { erasures, keeper });
  app.addHook('onClose', () => keeper.stop());
  return { relays: [relay], onStart: async () => keeper.start() };
};
