import { chatDraftBody, chatDraftSchema } from '@stridewell/contracts/http/chat';
import { errorSchema } from '@stridewell/contracts/http/common';
import { COACH_BASES, type CoachType } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { DraftRepository } from './draft-repository.ts';

export interface DraftRoutes {
  coachType: CoachType;
  drafts: DraftRepository;
  clock: Clock;
}

/** GET and POST {base}/chat/draft. */
export const draftRoutes = (app: Http, { coachType, drafts, clock }: DraftRoutes): void => {
  const path = `${COACH_BASES[coachType]}/chat/draft`;

  app.get(path, { schema: { response: { 200: chatDraftSchema, 401: errorSchema } } }, async (request) => ({
    content: await drafts.find(currentUser(request).userId),
  }));

  app.post(
    path,
    {
      config: { storesHealthData: true },
      schema: { body: chatDraftBody, response: { 200: chatDraftSchema, 400: errorSchema, 401: errorSchema } },
    },
    async (request) => {
      const { content } = request.body;
      await drafts.save(currentUser(request).userId, content, clock.now());
      return { content };
    },
  );
};
