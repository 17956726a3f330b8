import { proposalsMigration } from '@stridewell/chat/migrations/proposals';

export const migration = proposalsMigration(9);
