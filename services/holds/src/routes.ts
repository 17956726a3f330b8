import { route } from '@stridewell/contracts/http/operations';
import type { CoachType, SafetyStatus } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { holdText, SENSITIVE } from '@stridewell/safety';
import { presentCard } from './present.ts';
import type { SafetyKeeper } from './safety-keeper.ts';
import { isRecheckDue, openCard, restrictionAt } from './state.ts';

export interface SafetyRoutes {
  coachType: CoachType;
  keeper: SafetyKeeper;
}

/** Text for a hold with a sensitive category, which the today screen must not name. */
const UNNAMED = 'Your coach has a message for you.';

/** GET {base}/safety: the current restriction of training advice, with the card that can end it when one is due. */
export const safetyRoutes = (app: Http, { coachType, keeper }: SafetyRoutes): void => {
  app.route({
    ...route(`${coachType}Safety`),
    handler: async (request): Promise<SafetyStatus> => {
      const { userId } = currentUser(request);
      const state = await keeper.find(userId);
      const now = keeper.now();
      const restriction = restrictionAt(state, now);
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
