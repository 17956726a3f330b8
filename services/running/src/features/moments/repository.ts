import type { Connection } from '@stridewell/kit/mongo/database';
import {
  createUserDocuments,
  defineUserDocuments,
  type UserDocuments,
} from '@stridewell/kit/projections/user-document-repository';
import { z } from 'zod';
import type { SeenMoment } from '../../domain/moments/moments.ts';

const seenSchema = z.object({
  /** Newest first. */
  seen: z.array(z.object({ id: z.string(), reachedOn: z.iso.date(), seenOn: z.iso.date() })),
});

/** `seen_moments`: the moments that a runner has seen, on any device. One document per runner. */
export const seenMomentsCollection = defineUserDocuments('seen_moments', seenSchema);

export type SeenMoments = UserDocuments<{ seen: SeenMoment[] }>;

export const createSeenMoments = (database: Connection): SeenMoments =>
  createUserDocuments(database, seenMomentsCollection);
