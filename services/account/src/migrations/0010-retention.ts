import { retentionMigration } from '@stridewell/kit/migrations/retention';

export const migration = retentionMigration(10);
