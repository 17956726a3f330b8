import { decisionsCollection } from '@stridewell/holds/decision-repository';
import { safetyHoldsCollection } from '@stridewell/holds/document';
import type { AnyCollection } from '@stridewell/kit/shared-collections';
import { draftsCollection } from './conversation/draft-repository.ts';
import { messagesCollection } from './conversation/message-repository.ts';
import { threadsCollection } from './conversation/thread-repository.ts';
import { usageCollection } from './model/usage-repository.ts';
import { proposalsCollection } from './proposals/document.ts';
import { painReportsCollection, receivedPainReportsCollection } from './reported-pain/repository.ts';

/** The chat collections in the database of a coach's service. */
export const chatCollections: readonly AnyCollection[] = [
  threadsCollection,
  messagesCollection,
  draftsCollection,
  proposalsCollection,
  usageCollection,
  decisionsCollection,
  safetyHoldsCollection,
  painReportsCollection,
  receivedPainReportsCollection,
];
