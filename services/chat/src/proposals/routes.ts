import { route } from '@stridewell/contracts/http/operations';
import type { CoachType } from '@stridewell/contracts/web';
import type { SafetyKeeper } from '@stridewell/holds/safety-keeper';
import { restrictionAt } from '@stridewell/holds/state';
import type { Http } from '@stridewell/kit/app/http';
import { bearerOf, cookieOf } from '@stridewell/kit/auth/credentials';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { DomainError, missing } from '@stridewell/kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Conversation } from '../conversation/conversation.ts';
import type { Runner } from '../conversation/reply.ts';
import { openReplyStream, type ReplyStream, type StreamTimes } from '../stream/reply-stream.ts';
import { isClosed } from './closed-kinds.ts';
import type { StoredProposal } from './document.ts';
import type { Decision, Obstacle, ProposalKeeper } from './keeper.ts';
import { outcomeText } from './replies.ts';
import { CHANGED, DECIDED, EXPIRED, SAID, UNDO_GONE } from './words.ts';

export interface ProposalRoutes {
  coachType: CoachType;
  /** Null for a coach that proposes no changes. */
  proposals: ProposalKeeper | null;
  conversation: Conversation;
  safety: Pick<SafetyKeeper, 'find' | 'now'>;
  times?: StreamTimes | undefined;
}

const CONFLICTS: Record<Exclude<Obstacle, 'repeated'>, { code: string; text: typeof CHANGED }> = {
  decided: { code: 'already_answered', text: DECIDED },
  expired: { code: 'proposal_expired', text: EXPIRED },
  changed: { code: 'plan_changed', text: CHANGED },
  undo_gone: { code: 'undo_gone', text: UNDO_GONE },
};

const conflict = (obstacle: Exclude<Obstacle, 'repeated'>, { language }: StoredProposal): DomainError =>
  new DomainError('conflict', CONFLICTS[obstacle].text[language], { code: CONFLICTS[obstacle].code });

/** A stream without a client, for an exchange that is only stored. */
const createSilentStream = (): ReplyStream => {
  const controller = new AbortController();
  const nothing = async (): Promise<void> => undefined;
  return { signal: controller.signal, stop: () => controller.abort(), send: nothing, done: nothing, fail: nothing };
};

/**
 * Routes POST {base}/chat/confirm and {base}/chat/undo. They stream the coach's next message. A repeated decision gets
 * the same message and is not stored again.
 */
export const proposalRoutes = (
  app: Http,
  { coachType, proposals, conversation, safety, times }: ProposalRoutes,
): void => {
  /** True when the reply explains a hold or an open card instead of changing anything. */
  const isHeld = async ({ userId, kind }: StoredProposal): Promise<boolean> =>
    isClosed(kind, restrictionAt(await safety.find(userId), safety.now()));

  const openStream = (reply: FastifyReply): ReplyStream =>
    openReplyStream(app as unknown as FastifyInstance, reply, times);

  /** Streams the answer to a decision that was made before. */
  const repeat = async (keeper: ProposalKeeper, reply: FastifyReply, proposal: StoredProposal, decision: Decision) => {
    const stream = openStream(reply);
    await stream.send({ content: outcomeText(proposal, decision) });
    await stream.send({ proposal: keeper.present(proposal) });
    await stream.done();
  };

  const decide = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { proposalId, threadId, decision }: { proposalId: string; threadId: string | null; decision: Decision },
  ): Promise<void> => {
    const { userId, timezone, timezoneVersion } = currentUser(request);
    const runner: Runner = { userId, timezone, timezoneVersion };
    const proposal = await proposals?.find(userId, proposalId);
    if (!proposals || !proposal || (threadId !== null && proposal.threadId !== threadId))
      throw missing('There is no such proposal.');
    const obstacle = await proposals.obstacleTo(runner, proposal, decision);
    if (obstacle === 'repeated') return repeat(proposals, reply, proposal, decision);
    if (obstacle && obstacle !== 'changed') throw conflict(obstacle, proposal);
    const opened = await conversation.open(runner, {
      message: SAID[decision][proposal.language],
      threadId: null,
      action: null,
      proposal: { id: proposalId, decision },
    });
    const token = bearerOf(request) ?? cookieOf(request) ?? '';
    if (obstacle === 'changed' && !(await isHeld(proposal))) {
      // The thread gets a fresh proposal; this request changed nothing.
      await conversation.answer(opened, token, createSilentStream());
      throw conflict(obstacle, proposal);
    }
    if (reply.raw.headersSent) return conversation.abandon(opened);
    await conversation.answer(opened, token, openStream(reply));
  };

  app.route({
    ...route(`${coachType}Confirm`),
    config: { storesHealthData: true },
    handler: (request, reply) => {
      const { proposalId, threadId = null, accept } = request.body;
      return decide(request, reply, { proposalId, threadId, decision: accept ? 'accept' : 'decline' });
    },
  });

  app.route({
    ...route(`${coachType}Undo`),
    config: { storesHealthData: true },
    handler: (request, reply) => {
      const { proposalId, threadId = null } = request.body;
      return decide(request, reply, { proposalId, threadId, decision: 'undo' });
    },
  });
};
