import { holdMigration } from '@stridewell/holds/migrations/safety-holds';

export const migration = holdMigration(5);
