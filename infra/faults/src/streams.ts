import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import { EVENTS, STREAMS } from '@stridewell/contracts/events/events';
import { type Connection, openConnection } from '@stridewell/kit/bus/connection';
import { createNames } from '@stridewell/kit/bus/names';
import { createId } from '@stridewell/kit/ids';
import { createLogger } from '@stridewell/kit/logger';

const names = createNames('');

/** Reads and republishes the events of a stack's streams and checks the consumers' lag. */
export interface StreamAccess {
  /** Every stored event of all services, oldest first within each stream. */
  all(): Promise<CloudEvent[]>;
  /**
   * Publishes stored events again under new message ids, so that consumers can detect the replay only by the revision
   * in the event.
   */
  republish(events: readonly CloudEvent[]): Promise<void>;
  /** True when every consumer has acknowledged every event. */
  drained(): Promise<boolean>;
  close(): Promise<void>;
}

const readStream = async (connection: Connection, stream: string): Promise<CloudEvent[]> => {
  const { jsm } = await connection.link();
  const { state } = await jsm.streams.info(names.stream(stream));
  const events: CloudEvent[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq += 1) {
    const message = await jsm.streams.getMessage(names.stream(stream), { seq });
    const event = message?.json<CloudEvent>();
    if (event && EVENTS[event.type]) events.push(event);
  }
  return events;
};

export const openStreams = (url: string): StreamAccess => {
  const connection = openConnection(url, 'faults', createLogger('faults', 'silent'));
  return {
    all: async () => (await Promise.all(STREAMS.map((stream) => readStream(connection, stream)))).flat(),
    async republish(events) {
      const { js } = await connection.link();
      for (const event of events) {
        const repeated = { ...event, id: createId() };
        await js.publish(names.subject(event.type, event.subject), JSON.stringify(repeated), { msgID: repeated.id });
      }
    },
    async drained() {
      const { jsm } = await connection.link();
      for (const stream of STREAMS)
        for await (const { num_pending, num_ack_pending } of jsm.consumers.list(names.stream(stream)))
          if (num_pending > 0 || num_ack_pending > 0) return false;
      return true;
    },
    close: () => connection.close(),
  };
};
