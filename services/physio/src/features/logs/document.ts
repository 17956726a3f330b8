import type { PhysioLog } from '@stridewell/contracts/web';

/** `physio_logs`: one exercise, or one free-text line, of a runner's day. */
export interface PhysioLogDocument extends Omit<PhysioLog, 'id' | 'createdAt' | 'updatedAt'> {
  _id: string;
  userId: string;
  /** Unique within a day: derived from the exercise id, or from the planned text when there is none. */
  key: string;
  createdAt: Date;
  updatedAt: Date;
}

export type PhysioLogState = Pick<PhysioLogDocument, 'planned' | 'exerciseId' | 'status' | 'reason'>;
