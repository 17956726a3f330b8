import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { SessionRepository } from './session-repository.ts';

export interface IdleSessionsOptions {
  sessions: Pick<SessionRepository, 'idle' | 'revoke'>;
  sessionRelay: Pick<Relay, 'kick'>;
  clock: Clock;
  logger: Logger;
  /** Interval between runs in milliseconds. */
  everyMs?: number;
}

export interface IdleSessions {
  /** Revokes all sessions that were not used for 30 days. */
  endAll(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const AT_ONCE = 200;

/** Revokes idle sessions periodically, because only this service knows when a session was last used. */
export const createIdleSessions = (options: IdleSessionsOptions): IdleSessions => {
  const { sessions, sessionRelay, clock, logger, everyMs = HOUR_MS } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  let running: Promise<void> | undefined;

  const endAll = async (): Promise<void> => {
    let found: { _id: string; userId: string }[];
    do {
      const now = clock.now();
      found = await sessions.idle(now, AT_ONCE);
      for (const { _id, userId } of found) if (await sessions.revoke(userId, _id, now)) sessionRelay.kick(_id);
    } while (found.length === AT_ONCE && !signal.aborted);
  };

  return {
    endAll,
    start() {
      running = (async () => {
        while (!signal.aborted) {
          await endAll().catch((error) => logger.warn({ err: error }, 'revocation of idle sessions failed'));
          await pause(everyMs, signal);
        }
      })();
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
};
