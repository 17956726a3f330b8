import type { CheckinAnswer } from '@stridewell/contracts/web';
import { create } from 'zustand';
import { listCheckins, type QueuedCheckin } from './database.ts';

export type { QueuedCheckin };

/** A check-in that waited in the queue, with the server's answer. */
export interface SentCheckin {
  checkin: QueuedCheckin;
  answer: CheckinAnswer;
}

interface QueueState {
  /** The runner whose check-ins these are; null when nobody is signed in. */
  userId: string | null;
  checkins: QueuedCheckin[];
  sending: boolean;
  /** The last check-in that this page sent. */
  lastSent: SentCheckin | null;
}

/** The queue's state for the screens: a copy of the device's store, which is the source of truth. */
export const useQueue = create<QueueState>(() => ({ userId: null, checkins: [], sending: false, lastSent: null }));

/** A runner's queue from the device's store; empty when the browser refuses storage. */
export const queueOf = (userId: string): Promise<QueuedCheckin[]> => listCheckins(userId).catch(() => []);

const CHANNEL = 'stridewell-queue';
let channel: BroadcastChannel | undefined;

const reload = async (): Promise<void> => {
  const { userId } = useQueue.getState();
  const checkins = userId === null ? [] : await queueOf(userId);
  if (useQueue.getState().userId === userId) useQueue.setState({ checkins });
};

/** Call after a change of the store: this page and the browser's other tabs reload the queue. */
export const notifyQueueChanged = async (): Promise<void> => {
  channel?.postMessage(null);
  await reload();
};

/** Shows this runner's queue from now on; does nothing if it is shown already. */
export const showQueue = (userId: string): void => {
  if (useQueue.getState().userId !== userId)
    useQueue.setState({ userId, checkins: [], sending: false, lastSent: null });
};

/** Shows a runner's queue and follows its changes. Returns a function that stops it. */
export const startQueue = (userId: string): (() => void) => {
  showQueue(userId);
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined;
  if (channel) channel.onmessage = () => void reload();
  void reload();
  return () => {
    channel?.close();
    channel = undefined;
    useQueue.setState({ userId: null, checkins: [], sending: false, lastSent: null });
  };
};
