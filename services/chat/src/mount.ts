import { createDecisionRepository } from '@stridewell/holds/decision-repository';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import { safetyRoutes } from '@stridewell/holds/routes';
import { createSafetyKeeper } from '@stridewell/holds/safety-keeper';
import type { Context } from '@stridewell/kit/app/service';
import type { Relay } from '@stridewell/kit/outbox/relay';
import { createUserSettings } from '@stridewell/kit/projections/user-settings-repository';
import type { CoachBrain } from './brain.ts';
import type { ChatConfig } from './config.ts';
import { chatRoutes } from './conversation/chat-routes.ts';
import { createConversation } from './conversation/conversation.ts';
import { createDraftRepository } from './conversation/draft-repository.ts';
import { draftRoutes } from './conversation/draft-routes.ts';
import { createErasureCleanup } from './conversation/erasure-cleanup.ts';
import { exportRoute } from './conversation/export-route.ts';
import { historyRoutes } from './conversation/history-routes.ts';
import { createMessageRepository } from './conversation/message-repository.ts';
import { createPipeline } from './conversation/pipeline.ts';
import { REPLY_PATIENCE, type ReplyPatience } from './conversation/reply-patience.ts';
import { createThreadRepository } from './conversation/thread-repository.ts';
import { createCoachMetrics } from './metrics.ts';
import { createConsent } from './model/consent.ts';
import { createOpenAiModel, DEFAULT_MODEL_TIMEOUTS, type ModelTimeouts } from './model/openai/openai-model.ts';
import { createOutsideReplies } from './model/outside-replies.ts';
import { createUsageRepository } from './model/usage-repository.ts';
import type { CoachActions } from './proposals/change.ts';
import { createProposalRepository } from './proposals/document.ts';
import { createProposalKeeper } from './proposals/keeper.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { createPainRecorder } from './reported-pain/recorder.ts';
import type { PainReportRepository } from './reported-pain/repository.ts';
import { recordDecision } from './safety/record-decision.ts';
import { createUnstored } from './safety/unstored.ts';
import type { StreamTimes } from './stream/reply-stream.ts';

export interface Coaching<State> {
  brain: CoachBrain<State>;
  config: ChatConfig;
  /** Repository of the runners' holds and cards in the service's own database. */
  holds: HoldRepository;
  /** The changes that the coach can make after the runner has confirmed them. */
  actions?: CoachActions;
  /**
   * The pain reports in the service's own database, with the relay of their events; omitted for a coach that stores
   * none.
   */
  pain?: { reports: PainReportRepository; relay: Relay };
  /** Heartbeat interval and timeout of reply streams. Tests use shorter values. */
  times?: StreamTimes;
  /** Timeouts of the outside model. */
  patience?: ModelTimeouts;
  /** Timeouts of the steps before a reply. Tests use longer values because the machine may be busy. */
  replyPatience?: ReplyPatience;
}

/**
 * Mounts a coach on a service: chat, quick actions, history, draft, export and clearing under the coach's base path,
 * stored in the service's own database. The service runs `chatMigration` as one of its migrations.
 */
export const mountChat = <State>(
  {
    app,
    database,
    clock,
    logger,
    metrics,
    tombstones,
    textBudget,
  }: Pick<Context, 'app' | 'database' | 'clock' | 'logger' | 'metrics' | 'tombstones' | 'textBudget'>,
  {
    brain,
    config,
    holds,
    actions,
    pain,
    times,
    patience = DEFAULT_MODEL_TIMEOUTS,
    replyPatience = REPLY_PATIENCE,
  }: Coaching<State>,
): void => {
  const { coachType, quickActions } = brain;
  const threads = createThreadRepository(database, coachType);
  const messages = createMessageRepository(database);
  const drafts = createDraftRepository(database, coachType);
  const decisions = createDecisionRepository(database);
  const record = recordDecision({ decisions, clock, logger });
  const measures = createCoachMetrics(metrics, coachType);
  const outside =
    config.model &&
    createOutsideReplies({
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
  const proposals = createProposalRepository(database);
  const changes = actions ? createProposalKeeper({ proposals, actions, clock }) : null;
  const reply = createPipeline({
    brain,
    outside,
    record,
    measures,
    keeper,
    messageAt,
    proposals: changes,
    recordPain:
      pain === undefined
        ? null
        : createPainRecorder({ ...pain, coachType, clock, logger, onSaved: (id) => pain.relay.kick(id) }),
    patience: replyPatience,
  });
  const leaveNothing = createErasureCleanup({
    ...{ tombstones, messages, proposals, decisions },
    ...(pain && { painReports: pain.reports }),
  });
  const conversation = createConversation({ threads, messages, reply, leaveNothing, clock, logger });
  const settings = createUserSettings(database);
  const unstored = createUnstored({ keeper, measures, clock, logger });
  chatRoutes(app, { coachType, quickActions, conversation, keeper, settings, unstored, textBudget, times });
  proposalRoutes(app, { coachType, proposals: changes, conversation, safety: keeper, times });
  safetyRoutes(app, { coachType, keeper });
  historyRoutes(app, { coachType, threads, messages, proposals, keeper, clock });
  draftRoutes(app, { coachType, drafts, clock });
  exportRoute(app, { coachType, threads, messages, clock });
};
