import { route } from '@stridewell/contracts/http/operations';
import type { Http } from '@stridewell/kit/app/http';
import { missing } from '@stridewell/kit/errors';
import { allCards } from '@stridewell/understanding';
import { presentCard, presentListItem } from './present.ts';

/** The cards are part of the build and contain no data of the runner, so browsers may keep them for an hour. */
const CACHE_CONTROL = 'private, max-age=3600';

/** Registers the routes that read the knowledge cards. */
export const knowledgeCardRoutes = (app: Http): void => {
  app.route({
    ...route('readCards'),
    handler: async ({ query: { language } }, reply) => {
      reply.header('cache-control', CACHE_CONTROL);
      return { language, cards: allCards().map((card) => presentListItem(card, language)) };
    },
  });

  app.route({
    ...route('readCard'),
    handler: async ({ params, query: { language } }, reply) => {
      const card = allCards().find(({ id }) => id === params.id);
      if (!card) throw missing('There is no such topic.');
      reply.header('cache-control', CACHE_CONTROL);
      return presentCard(card, language);
    },
  });
};
