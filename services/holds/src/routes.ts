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

/** Text for a hold whose category is sensitive and must not be named on the today screen. */
const UNNAMED = { en: 'Your coach has a message for you.', nb: 'Treneren har en melding til deg.' };

/**
 * Route GET {base}/safety: returns the current restriction of training advice, and the card that can end it if a card
 * is due, in the language of the page.
 */
export const safetyRoutes = (app: Http, { coachType, keeper }: SafetyRoutes): void => {
  app.route({
    ...route(`${coachType}Safety`),
    handler: async (request): Promise<SafetyStatus> => {
      const { userId } = currentUser(request);
      const { language = 'en' } = request.query;
      const state = await keeper.find(userId);
      const now = keeper.now();
      const restriction = restrictionAt(state, now);
      if (!restriction) return { hold: null };
      const { hold, closesDay } = restriction;
      const isSensitive = hold.category !== null && SENSITIVE.has(hold.category);
      const card =
        hold.tier === 'card'
          ? openCard(state, now, language)
          : isRecheckDue(restriction, now)
            ? await keeper.recheck(userId, language)
            : null;
      return {
        hold: {
          tier: hold.tier,
          since: hold.since.toISOString(),
          closesDay,
          closesTraining: true,
          ...(hold.opener && { opener: hold.opener }),
          text: (isSensitive ? UNNAMED : holdText(hold.category, hold.tier))[language],
          // A card that the chat has shown in another language has the same answers.
          card: card && !isSensitive ? presentCard({ ...card, language }) : null,
        },
      };
    },
  });
};
