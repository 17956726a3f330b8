import type { Context } from '@stridewell/kit/app/service';
import { createUserSettings } from '@stridewell/kit/projections/user-settings-repository';
import type { CoachBrain } from './brain.ts';
import { chatRoutes } from './chat/chat-routes.ts';
import { createConversation } from './chat/conversation.ts';
import { createDraftRepository } from './chat/draft-repository.ts';
import { draftRoutes } from './chat/draft-routes.ts';
import { exportRoute } from './chat/export-route.ts';
import { historyRoutes } from './chat/history-routes.ts';
import { createLeaveNothing } from './chat/leave-nothing.ts';
import { createMessageRepository } from './chat/message-repository.ts';
import { createPipeline, REPLY_PATIENCE, type ReplyPatience } from './chat/pipeline.ts';
import { createThreadRepository } from './chat/thread-repository.ts';
import type { CoachingConfig } from './config.ts';
import { createCoachMeasures } from './measures.ts';
import { createConsent } from './model/consent.ts';
import { createOpenAiModel, PATIENCE, type Patience } from './model/openai/model.ts';
import { createOutside } from './model/outside.ts';
import { createUsageRepository } from './model/usage-repository.ts';
import { createDecisionRepository } from './safety/decision-repository.ts';
import type { HoldRepository } from './safety/hold-repository.ts';
import { createSafetyKeeper } from './safety/keeper.ts';
import { recordDecision } from './safety/record.ts';
import { safetyRoutes } from './safety/routes.ts';
import { createUnstored } from './safety/unstored.ts';
import type { StreamTimes } from './stream/reply-stream.ts';

export interface Coaching<State> {
  brain: CoachBrain<State>;
  config: CoachingConfig;
  /** The runners' holds and cards in the service's own database. */
  holds: HoldRepository;
  /** Heartbeat interval and timeouts of streams; tests shorten them. */
  times?: StreamTimes;
  /** Timeouts of the outside model. */
  patience?: Patience;
  /** Timeouts of the steps before a reply; tests on a busy machine lengthen them. */
  replyPatience?: ReplyPatience;
}

/**
 * Mounts a coach on a service: chat, quick actions, history, draft, export and clearing under the coach's base path,
 * stored in the service's own database. The service runs `coachingMigration` as one of its migrations.
 */
export const mountCoaching = <State>(
  {
    app,
    database,
    clock,
    logger,
    metrics,
    tombstones,
  }: Pick<Context, 'app' | 'database' | 'clock' | 'logger' | 'metrics' | 'tombstones'>,
  { brain, config, holds, times, patience = PATIENCE, replyPatience = REPLY_PATIENCE }: Coaching<State>,
): void => {
  const { coachType, quickActions } = brain;
  const threads = createThreadRepository(database, coachType);
  const messages = createMessageRepository(database);
  const drafts = createDraftRepository(database, coachType);
  const decisions = createDecisionRepository(database);
  const record = recordDecision({ decisions, clock, logger });
  const measures = createCoachMeasures(metrics, coachType);
  const outside =
    config.model &&
    createOutside({
      config: config.model,
      model: createOpenAiModel(config.model, patience),
      consent: createConsent({ accountUrl: config.model.accountUrl, waitMs: patience.consentMs, logger }),
      usage: createUsageRepository(database),
      clock,
      logger,
      record,
      measures,
    });
  const keeper = createSafetyKeeper({ holds, coachType, clock });
  const messageAt = async (userId: string, threadId: string, seq: number): Promise<string | null> =>
    (await messages.between(userId, threadId, seq - 1, seq))[0]?.content ?? null;
  const reply = createPipeline({ brain, outside, record, measures, keeper, messageAt, patience: replyPatience });
  const leaveNothing = createLeaveNothing({ tombstones, messages, decisions });
  const conversation = createConversation({ threads, messages, reply, leaveNothing, clock, logger });
  const settings = createUserSettings(database);
  const unstored = createUnstored({ keeper, measures, clock, logger });
  chatRoutes(app, { coachType, quickActions, conversation, keeper, settings, unstored, times });
  safetyRoutes(app, { coachType, keeper });
  historyRoutes(app, { coachType, threads, messages, keeper, clock });
  draftRoutes(app, { coachType, drafts, clock });
  exportRoute(app, { coachType, threads, messages, clock });
};
