import { failedExpectations } from '@stridewell/chat/testing/case-expectations';
import { createMemoryChat, type MemoryReply } from '@stridewell/chat/testing/memory-chat';
import { createPhysioBrain } from '@stridewell/physio/coach/brain';
import { stateOf as physioStateOf } from '@stridewell/physio/coach/testing/cases';
import { createRunningBrain } from '@stridewell/running/coach/brain';
import { stateOf as runningStateOf } from '@stridewell/running/coach/testing/case-state';
import { runnerNamed } from '@stridewell/running/coach/testing/cases';
import type { ChatCase } from './cases.ts';

/** Kind of a reply. `answer` includes fixed verdicts. */
export type ReplyKind = 'answer' | 'notUnderstood' | 'card' | 'stop' | 'held';

export interface PlayedTurn {
  message: string;
  reply: string;
  kind: ReplyKind;
}

export interface PlayedCase extends ChatCase {
  played: PlayedTurn[];
  /** The expectations that the last reply does not meet. */
  failed: string[];
}

const kindOf = ({ metadata, isUnderstood }: MemoryReply): ReplyKind => {
  if (metadata.stop) return 'stop';
  if (metadata.safety?.state === 'ask') return 'card';
  if (metadata.safety?.state === 'hold') return 'held';
  return isUnderstood ? 'answer' : 'notUnderstood';
};

const chatFor = ({ coach, runner }: ChatCase) => {
  const begin = new Date(`${runnerNamed(runner).today}T11:00:00Z`);
  if (coach === 'physio') {
    const state = physioStateOf(runner);
    return createMemoryChat({ brain: createPhysioBrain({ load: async () => state }), begin });
  }
  const state = runningStateOf(runnerNamed(runner));
  const load = async () => state;
  return createMemoryChat({ brain: createRunningBrain({ load, makePlan: load }), begin });
};

/** Plays a case in a new conversation at 12:00 on the runner's day. */
export const play = async (found: ChatCase): Promise<PlayedCase> => {
  const chat = chatFor(found);
  const played: PlayedTurn[] = [];
  for (const message of found.messages) {
    const reply = await chat.say(message);
    played.push({ message, reply: reply.text, kind: kindOf(reply) });
  }
  return { ...found, played, failed: failedExpectations(found, played.at(-1)?.reply ?? '') };
};
