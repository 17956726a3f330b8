import { route } from '@stridewell/contracts/http/operations';
import type { CoachType } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { DraftRepository } from './draft-repository.ts';

export interface DraftRoutes {
  coachType: CoachType;
  drafts: DraftRepository;
  clock: Clock;
}

/** Routes GET and POST {base}/chat/draft. */
export const draftRoutes = (app: Http, { coachType, drafts, clock }: DraftRoutes): void => {
  app.route({
    ...route(`${coachType}ReadDraft`),
    handler: async (request) => ({
      content: await drafts.find(currentUser(request).userId),
    }),
  });

  app.route({
    ...route(`${coachType}SaveDraft`),
    config: { storesHealthData: true },
    handler: async (request) => {
      const { content } = request.body;
      await drafts.save(currentUser(request).userId, content, clock.now());
      return { content };
    },
  });
};
