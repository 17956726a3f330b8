import type { PhysioLog } from '@stridewell/contracts/web';

/** `physio_logs`: one exercise, or one free line, of a runner's day. */
export interface PhysioLogDocument extends Omit<PhysioLog, 'id' | 'createdAt' | 'updatedAt'> {
  _id: string;
  userId: string;
  /** What a day holds once: the exercise, or the words of what was planned. */
  key: string;
  createdAt: Date;
  updatedAt: Date;
}

export type PhysioLogState = Pick<PhysioLogDocument, 'planned' | 'exerciseId' | 'status' | 'reason'>;
