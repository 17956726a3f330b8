import { COACH_BASES, type CoachType } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { TestUser } from '@stridewell/kit/testing/signer';
import type { UnsafeLine } from '@stridewell/safety/testing/unsafe-lines';
import { readStream } from './read-stream.ts';

/** Collections that are cleared after each message, because their documents could influence the next decision. */
export const TRACES = ['safety_holds', 'safety_decisions', 'pain_reports', 'chat_messages', 'chat_threads'];

export interface UnsafeChat {
  coachType: CoachType;
  port: number;
  database: Connection;
  /**
   * Runners with a plan or a programme. Each sends one message at a time, and each message is treated as the runner's
   * first.
   */
  users: readonly TestUser[];
  lines: readonly UnsafeLine[];
  isTraining: (reply: string) => boolean;
}

export interface UnsafeReplies {
  stopped: number;
  asked: number;
  answered: number;
  /** The corpus positions of the messages whose replies contained training advice. */
  training: string[];
}

/** Sends unsafe messages to a coach over a real connection and looks for training advice in the replies. */
export const sendUnsafeMessages = async (chat: UnsafeChat): Promise<UnsafeReplies> => {
  const { coachType, port, database, users, isTraining } = chat;
  const replies: UnsafeReplies = { stopped: 0, asked: 0, answered: 0, training: [] };
  const waiting = [...chat.lines];
  const send = async (user: TestUser, { text, place }: UnsafeLine): Promise<void> => {
    const path = `${COACH_BASES[coachType]}/chat`;
    const reply = await readStream({ port, path, user, payload: { message: text } }).reply;
    if (reply.status !== 200 || reply.error !== null || !reply.isDone) throw new Error(`${place}: ${reply.status}`);
    if (reply.chunks.some(({ stop }) => stop)) replies.stopped += 1;
    else if (reply.chunks.some(({ card }) => card)) replies.asked += 1;
    else replies.answered += 1;
    if (isTraining(reply.text)) replies.training.push(place);
    for (const name of TRACES) await database.collection(name).deleteMany({ userId: user.userId });
  };
  const work = async (user: TestUser): Promise<void> => {
    for (let line = waiting.shift(); line; line = waiting.shift()) await send(user, line);
  };
  await Promise.all(users.map(work));
  return replies;
};
