import type { CheckinAnswer } from '@stridewell/contracts/web';
import { create } from 'zustand';
import { listCheckins, type QueuedCheckin } from './database.ts';

export type { QueuedCheckin };

/** A check-in that waited, and what the server answered in the end. */
export interface SentCheckin {
  checkin: QueuedCheckin;
  answer: CheckinAnswer;
}

interface QueueState {
  /** Whose check-ins these are; null while nobody is signed in. */
  userId: string | null;
  checkins: QueuedCheckin[];
  sending: boolean;
  /** The one that was sent last by this page. */
  lastSent: SentCheckin | null;
}

/** What the screens show of the queue. The device's store is the truth; this follows it. */
export const useQueue = create<QueueState>(() => ({ userId: null, checkins: [], sending: false, lastSent: null }));

/** A runner's queue as it is on the device; empty where the browser keeps nothing. */
export const queueOf = (userId: string): Promise<QueuedCheckin[]> => listCheckins(userId).catch(() => []);

const CHANNEL = 'stridewell-queue';
let channel: BroadcastChannel | undefined;

const follow = async (): Promise<void> => {
  const { userId } = useQueue.getState();
  const checkins = userId === null ? [] : await queueOf(userId);
  if (useQueue.getState().userId === userId) useQueue.setState({ checkins });
};

/** The store has changed: this page and the others of the browser look again. */
export const tellQueue = async (): Promise<void> => {
  channel?.postMessage(null);
  await follow();
};

/** From now on the queue shown is this runner's; one that is shown already stays as it is. */
export const showQueueOf = (userId: string): void => {
  if (useQueue.getState().userId !== userId)
    useQueue.setState({ userId, checkins: [], sending: false, lastSent: null });
};

/** Follows a runner's queue until the answer is called. */
export const startQueue = (userId: string): (() => void) => {
  showQueueOf(userId);
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined;
  if (channel) channel.onmessage = () => void follow();
  void follow();
  return () => {
    channel?.close();
    channel = undefined;
    useQueue.setState({ userId: null, checkins: [], sending: false, lastSent: null });
  };
};
