import { decisionRetentionMigration } from '@stridewell/kit/migrations/decision-retention';

export const migration = decisionRetentionMigration(9);
