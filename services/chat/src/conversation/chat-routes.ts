import { route } from '@stridewell/contracts/http/operations';
import { actionWords, type CoachType, type QuickAction } from '@stridewell/contracts/web';
import { answerText } from '@stridewell/holds/present';
import type { SafetyKeeper } from '@stridewell/holds/safety-keeper';
import type { Http } from '@stridewell/kit/app/http';
import { bearerOf, cookieOf } from '@stridewell/kit/auth/credentials';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { healthConsentRefusal } from '@stridewell/kit/consent/consent-guard';
import { invalid } from '@stridewell/kit/errors';
import type { TextBudget } from '@stridewell/kit/limits/text-limits';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Unstored, UnstoredReply } from '../safety/unstored.ts';
import { openReplyStream, type StreamTimes } from '../stream/reply-stream.ts';
import { type Conversation, type Question, REPLY_FAILED_TEXT } from './conversation.ts';
import { languageOfAction } from './spoken-language.ts';

export interface ChatRoutes {
  coachType: CoachType;
  quickActions: readonly QuickAction[];
  conversation: Conversation;
  keeper: SafetyKeeper;
  settings: Pick<UserSettingsRepository, 'find'>;
  unstored: Unstored;
  textBudget: TextBudget;
  times?: StreamTimes | undefined;
}

/** Placeholder for the thread position of a message that is not stored. */
const NOWHERE = { threadId: '', seq: 0 };

/**
 * Routes POST {base}/chat, {base}/quick-action and {base}/chat/card. Request errors are returned as JSON before the
 * stream starts.
 */
export const chatRoutes = (
  app: Http,
  { coachType, quickActions, conversation, keeper, settings, unstored, textBudget, times }: ChatRoutes,
): void => {
  const respond = async (request: FastifyRequest, reply: FastifyReply, question: Question): Promise<void> => {
    const { userId, timezone, timezoneVersion } = currentUser(request);
    const opened = await conversation.open({ userId, timezone, timezoneVersion }, question);
    if (reply.raw.headersSent) {
      // The database did not respond within the route deadline, so the deadline handler has already sent a 503.
      return conversation.abandon(opened);
    }
    const stream = openReplyStream(app as unknown as FastifyInstance, reply, times);
    await conversation.answer(opened, bearerOf(request) ?? cookieOf(request) ?? '', stream);
  };

  const refusalOf = (request: FastifyRequest) => healthConsentRefusal(settings, currentUser(request));

  /** Streams a safety reply to a runner who has not consented to the use of health data. Nothing is stored. */
  const respondUnstored = async (
    request: FastifyRequest,
    reply: FastifyReply,
    unstoredReply: UnstoredReply,
  ): Promise<void> => {
    const { userId, timezone, timezoneVersion } = currentUser(request);
    const stream = openReplyStream(app as unknown as FastifyInstance, reply, times);
    const turn = { message: '', action: null, memory: [] };
    const runner = { userId, timezone, timezoneVersion };
    await stream.send({ unstored: true });
    try {
      for await (const piece of unstoredReply({ runner, turn, place: NOWHERE, token: '', signal: stream.signal }))
        if (!('metadata' in piece || 'dialogue' in piece)) await stream.send(piece);
      await stream.done();
    } catch (error) {
      request.log.error({ err: error }, 'reply failed');
      await stream.fail(REPLY_FAILED_TEXT);
    }
  };

  app.route({
    ...route(`${coachType}Chat`),
    config: { storesHealthData: 'handler' },
    handler: async (request, reply) => {
      const { message, threadId = null } = request.body;
      await textBudget.spend(currentUser(request).userId, message.length);
      const refusal = await refusalOf(request);
      if (!refusal) return respond(request, reply, { message, threadId, action: null });
      const unstoredReply = unstored.typed(currentUser(request).userId, message);
      if (!unstoredReply) throw refusal;
      return respondUnstored(request, reply, unstoredReply);
    },
  });

  app.route({
    ...route(`${coachType}QuickAction`),
    config: { storesHealthData: true },
    handler: (request, reply) => {
      const { action: code, context = null } = request.body;
      const action = quickActions.find((known) => known.code === code);
      if (!action) throw invalid('action', 'There is no such quick action.');
      const asked = { code, context };
      const { label } = actionWords(action, languageOfAction(asked) ?? 'en');
      return respond(request, reply, { message: label, threadId: null, action: asked });
    },
  });

  app.route({
    ...route(`${coachType}Card`),
    config: { storesHealthData: 'handler' },
    handler: async (request, reply) => {
      const { cardId, answers, threadId = null } = request.body;
      const codes = [...new Set(answers)];
      const { userId } = currentUser(request);
      const refusal = await refusalOf(request);
      if (refusal || unstored.isUnstored(cardId)) {
        const { reply: unstoredReply, isOver } = await unstored.answered(userId, cardId, codes);
        if (refusal && isOver) throw refusal;
        return respondUnstored(request, reply, unstoredReply);
      }
      const card = await keeper.check(userId, cardId, codes);
      return respond(request, reply, {
        message: answerText(card, codes),
        threadId,
        action: null,
        answer: { cardId, codes },
      });
    },
  });
};
