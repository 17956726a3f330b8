import { route } from '@stridewell/contracts/http/operations';
import type { CoachType, SafetyStatus } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { holdText, SENSITIVE } from '@stridewell/safety';
import type { SafetyKeeper } from './keeper.ts';
import { presentCard } from './present.ts';
import { isRecheckDue, openCard, restricted } from './state.ts';

export interface SafetyRoutes {
  coachType: CoachType;
  keeper: SafetyKeeper;
}

/** What the today screen says of a hold that must not be named there. */
const UNNAMED = 'Your coach has a message for you.';

/** GET {base}/safety: what restricts training advice now, with the card that ends it where that is due. */
export const safetyRoutes = (app: Http, { coachType, keeper }: SafetyRoutes): void => {
  app.route({
    ...route(`${coachType}Safety`),
    handler: async (request): Promise<SafetyStatus> => {
      const { userId } = currentUser(request);
      const state = await keeper.find(userId);
      const now = keeper.now();
      const restriction = restricted(state, now);
      if (!restriction) return { hold: null };
      const { hold, closesDay, closesAll } = restriction;
      const isSensitive = hold.category !== null && SENSITIVE.has(hold.category);
      const card =
        hold.tier === 'card'
          ? openCard(state, now, 'en')
          : isRecheckDue(restriction, now)
            ? await keeper.recheck(userId, 'en')
            : null;
      return {
        hold: {
          tier: hold.tier,
          since: hold.since.toISOString(),
          closesDay,
          closesTraining: closesAll,
          text: isSensitive ? UNNAMED : holdText(hold.category, hold.tier).en,
          card: card && !isSensitive ? presentCard(card) : null,
        },
      };
    },
  });
};
