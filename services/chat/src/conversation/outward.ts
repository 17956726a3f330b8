import { type GuardLimits, type Turn, WITHHELD_REPLY } from '../model/coach-model.ts';

/**
 * Guard limits for a reply that must not contain training advice. The outside model also receives no facts about the
 * plan.
 */
export const CLOSED: GuardLimits = {
  runningBlocked: 'This reply may hold no training advice.',
  hardBlocked: 'This reply may hold no training advice.',
  capMinutes: null,
  planMinutes: [],
};

/** Returns a turn whose memory contains no rule-based replies, because these may contain withheld numbers. */
export const withoutRuleReplies = (turn: Turn): Turn => ({
  ...turn,
  memory: turn.memory.map((message) =>
    message.role === 'assistant' && message.model !== 'openai' ? { ...message, content: WITHHELD_REPLY } : message,
  ),
});
