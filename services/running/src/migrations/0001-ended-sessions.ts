import { identityMigration } from '@stridewell/kit/migrations/ended-sessions';

export const migration = identityMigration(1);
