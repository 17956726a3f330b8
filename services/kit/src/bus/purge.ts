import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream';
import { STREAMS, type StreamName } from '@stridewell/contracts/events/events';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';

/** By stream, up to when a user's events go; a stream that is not named keeps them. */
export type Before = Partial<Record<StreamName, Date>>;

/** Whether an event is to go; one that cannot be read is of no use to anybody. */
const isOlder = (message: StoredMsg, before: Date): boolean => {
  try {
    return !(new Date(message.json<{ time: string }>().time) > before);
  } catch {
    return true;
  }
};

/** Overwrites a message; one that another replica's purge has taken meanwhile is gone, which is all that is wanted. */
const overwrite = async (jsm: JetStreamManager, stream: string, seq: number): Promise<void> => {
  try {
    await jsm.streams.deleteMessage(stream, seq, true);
  } catch (error) {
    if (await jsm.streams.getMessage(stream, { seq })) throw error;
  }
};

/**
 * Takes every event of a user from every stream, their bytes overwritten; with `before` only those that were made up to then, by
 * stream, so that what a runner who stays does afterwards is still told. Rejects while NATS is away. May be repeated.
 */
export const purgeUser = async (
  connection: Connection,
  names: BusNames,
  userId: string,
  before?: Before,
): Promise<void> => {
  const link = connection.current();
  if (!link) throw new Error('bus disconnected');
  const { jsm } = link;
  const subject = names.userFilter(userId);
  for (const name of STREAMS) {
    const until = before?.[name];
    if (before && !until) continue;
    const stream = names.stream(name);
    for (let seq = 1; ; ) {
      // The server knows it since 2.9, the client's types only for direct gets.
      const query: { seq: number; next_by_subj: string } = { seq, next_by_subj: subject };
      const message = await jsm.streams.getMessage(stream, query);
      if (!message) break;
      // Overwrites what it deletes, which a purge by subject does not.
      if (!until || isOlder(message, until)) await overwrite(jsm, stream, message.seq);
      seq = message.seq + 1;
    }
  }
};
