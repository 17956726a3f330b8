import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream';
import { STREAMS, type StreamName } from '@stridewell/contracts/events/events';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';

/** For each stream, the time up to which a user's events are deleted. Streams without a time are skipped. */
export type PurgeLimits = Partial<Record<StreamName, Date>>;

/** True when an event must be deleted, either because it is not newer than `before` or because it cannot be read. */
const isOlder = (message: StoredMsg, before: Date): boolean => {
  try {
    return !(new Date(message.json<{ time: string }>().time) > before);
  } catch {
    return true;
  }
};

/** Deletes a message and overwrites its bytes. Also succeeds if another replica has already deleted the message. */
const overwrite = async (jsm: JetStreamManager, stream: string, seq: number): Promise<void> => {
  try {
    await jsm.streams.deleteMessage(stream, seq, true);
  } catch (error) {
    if (await jsm.streams.getMessage(stream, { seq })) throw error;
  }
};

/**
 * Deletes every event of a user from every stream and overwrites its bytes. With `before`, it deletes only events up to
 * the time given for the stream, so that the user's later events are still delivered. Idempotent. Rejects while NATS is
 * disconnected.
 */
export const purgeUser = async (
  connection: Connection,
  names: BusNames,
  userId: string,
  before?: PurgeLimits,
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
      // NATS servers have supported this query since version 2.9, but the client's types declare it only for direct
      // gets.
      const query: { seq: number; next_by_subj: string } = { seq, next_by_subj: subject };
      const message = await jsm.streams.getMessage(stream, query);
      if (!message) break;
      // Messages are deleted one by one, because a purge by subject would not overwrite their bytes.
      if (!until || isOlder(message, until)) await overwrite(jsm, stream, message.seq);
      seq = message.seq + 1;
    }
  }
};
