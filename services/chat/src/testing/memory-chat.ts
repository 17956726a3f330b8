import type { ChatMetadata } from '@stridewell/contracts/web';
import { createSafetyKeeper } from '@stridewell/holds/safety-keeper';
import { EMPTY, type SafetyState } from '@stridewell/holds/state';
import type { Clock } from '@stridewell/kit/clock';
import { createMetrics } from '@stridewell/kit/metrics';
import type { DialogueState } from '@stridewell/understanding/dialogue';
import type { CoachBrain } from '../brain.ts';
import { MEMORY_MESSAGES, remembered } from '../conversation/conversation.ts';
import type { StoredMessage } from '../conversation/message-repository.ts';
import { createPipeline } from '../conversation/pipeline.ts';
import { createCoachMetrics } from '../metrics.ts';

const RUNNER = { userId: 'runner', timezone: 'Europe/Oslo', timezoneVersion: 1 };
const THREAD = 'thread';
/** Time between two messages in milliseconds. */
const BETWEEN_MS = 60_000;

export interface MemoryReply {
  text: string;
  metadata: ChatMetadata;
  /** False when the coach asked back or said that it did not understand. */
  isUnderstood: boolean;
}

export interface MemoryChat {
  /** Sends a typed message and returns the complete reply. */
  say(message: string): Promise<MemoryReply>;
}

export interface MemoryChatParts<State> {
  brain: CoachBrain<State>;
  /** Time of the first message. */
  begin: Date;
}

const clockFrom = (begin: Date): Clock & { pass(ms: number): void } => {
  let now = begin.getTime();
  return {
    now: () => new Date(now),
    monotonic: () => now,
    offset: () => 0,
    skewMs: 0,
    pass: (ms) => {
      now += ms;
    },
  };
};

/**
 * Creates a conversation with a coach that is kept in memory. Replies are created by the product's own pipeline: the
 * safety decision, cards and holds, fixed verdicts and the rules. Changes are not proposed, because they need the service's data.
 */
export const createMemoryChat = <State>({ brain, begin }: MemoryChatParts<State>): MemoryChat => {
  const clock = clockFrom(begin);
  let safety: SafetyState = EMPTY;
  const change = async (_userId: string, _at: Date, next: (state: SafetyState) => SafetyState) => {
    safety = next(safety);
    return safety;
  };
  const keeper = createSafetyKeeper({
    holds: { find: async () => safety, change } as unknown as Parameters<typeof createSafetyKeeper>[0]['holds'],
    coachType: brain.coachType,
    clock,
  });
  const stored: StoredMessage[] = [];
  const reply = createPipeline({
    brain,
    outside: null,
    proposals: null,
    recordPain: null,
    record: async () => undefined,
    measures: createCoachMetrics(createMetrics('memory-chat'), brain.coachType),
    keeper,
    messageAt: async (_userId, _threadId, seq) => stored[seq - 1]?.content ?? null,
  });
  const store = (message: Pick<StoredMessage, 'role' | 'content' | 'details' | 'dialogue'>): void => {
    const seq = stored.length + 1;
    stored.push({ ...message, _id: String(seq), seq, createdAt: clock.now() });
  };

  return {
    async say(message) {
      clock.pass(BETWEEN_MS);
      const turn = { message, action: null, memory: remembered(stored.slice(-MEMORY_MESSAGES)) };
      const place = { threadId: THREAD, seq: stored.length + 1 };
      store({ role: 'user', content: message, details: null });
      const { signal } = new AbortController();
      let text = '';
      let metadata: ChatMetadata = {};
      let dialogue: DialogueState | null = null;
      for await (const piece of reply({ runner: RUNNER, turn, place, token: '', signal })) {
        if ('metadata' in piece) metadata = { ...metadata, ...piece.metadata };
        else if ('dialogue' in piece) ({ dialogue } = piece);
        else if ('language' in piece || 'chips' in piece || 'sources' in piece) metadata = { ...metadata, ...piece };
        else if ('replaceContent' in piece) text = piece.replaceContent;
        else if ('content' in piece) text += piece.content;
      }
      store({ role: 'assistant', content: text, details: metadata, ...(dialogue && { dialogue }) });
      return { text, metadata, isUnderstood: brain.understand(turn).isConfident };
    },
  };
};
