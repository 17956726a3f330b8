import type { CheckinAnswer } from '@stridewell/contracts/web';
import { create } from 'zustand';
import { listCheckins, type QueuedCheckin } from './database.ts';
import { listMarks, type QueuedMark } from './mark-database.ts';
import { listSessionLogs, type QueuedSessionLog } from './session-log-database.ts';

export type { QueuedCheckin, QueuedSessionLog };

/** A check-in that was sent from the queue, with the response. */
export interface SentCheckin {
  checkin: QueuedCheckin;
  answer: CheckinAnswer;
}

interface QueueState {
  /** Id of the runner whose check-ins are listed. Null if nobody is signed in. */
  userId: string | null;
  checkins: QueuedCheckin[];
  sending: boolean;
  /** The check-in that this page sent last. Null if it has sent none. */
  lastSent: SentCheckin | null;
  /** Logs of training sessions that the server has not confirmed. */
  sessionLogs: QueuedSessionLog[];
  /** The session log that this page sent last from the queue. Null if it has sent none. */
  lastSentLog: QueuedSessionLog | null;
  /** Marks of runs and exercises that the server has not confirmed. */
  marks: QueuedMark[];
  /** The mark that this page last sent from the queue, even if the server rejected it. Null if there is none. */
  lastSentMark: QueuedMark | null;
  /** The last mark from the queue that the server rejected. Null if there is none. */
  refusedMark: QueuedMark | null;
}

const EMPTY = {
  checkins: [],
  sending: false,
  lastSent: null,
  sessionLogs: [],
  lastSentLog: null,
  marks: [],
  lastSentMark: null,
  refusedMark: null,
};

/** State of the offline queue as the screens show it. The database on the device is the source of truth. */
export const useQueue = create<QueueState>(() => ({ userId: null, ...EMPTY }));

/** Reads a runner's queue from the database on the device. Returns an empty list when the browser blocks storage. */
export const queueOf = (userId: string): Promise<QueuedCheckin[]> => listCheckins(userId).catch(() => []);

/** Reads a runner's session logs from the device. Returns an empty list when the browser blocks storage. */
export const sessionLogsOf = (userId: string): Promise<QueuedSessionLog[]> => listSessionLogs(userId).catch(() => []);

/** Reads a runner's unsent marks from the device. Returns an empty list when the browser blocks storage. */
export const marksOf = (userId: string): Promise<QueuedMark[]> => listMarks(userId).catch(() => []);

/**
 * Number of a runner's check-ins, session logs and marks on this device: in total, and separately for check-ins and
 * sessions.
 */
export const countQueue = async (userId: string): Promise<{ all: number; checkins: number; sessions: number }> => {
  const checkins = (await queueOf(userId)).length;
  const sessions = (await sessionLogsOf(userId)).length;
  return { checkins, sessions, all: checkins + sessions + (await marksOf(userId)).length };
};

const CHANNEL = 'stridewell-queue';
let channel: BroadcastChannel | undefined;

const reload = async (): Promise<void> => {
  const { userId } = useQueue.getState();
  const checkins = userId === null ? [] : await queueOf(userId);
  const sessionLogs = userId === null ? [] : await sessionLogsOf(userId);
  const marks = userId === null ? [] : await marksOf(userId);
  if (useQueue.getState().userId === userId) useQueue.setState({ checkins, sessionLogs, marks });
};

/** Reloads the queue in this page and in other tabs. Must be called after each change of the database. */
export const notifyQueueChanged = async (): Promise<void> => {
  channel?.postMessage(null);
  await reload();
};

/** Switches the state to the queue of another runner. Does nothing if the state already shows that queue. */
export const showQueue = (userId: string): void => {
  if (useQueue.getState().userId !== userId) useQueue.setState({ userId, ...EMPTY });
};

/**
 * Loads a runner's queue into the state and reloads it when other tabs change it. Returns a function that stops the
 * reloading.
 */
export const startQueue = (userId: string): (() => void) => {
  showQueue(userId);
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined;
  if (channel) channel.onmessage = () => void reload();
  void reload();
  return () => {
    channel?.close();
    channel = undefined;
    useQueue.setState({ userId: null, ...EMPTY });
  };
};
