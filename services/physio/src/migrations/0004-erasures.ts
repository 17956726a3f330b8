import { erasureMigration } from '@stridewell/kit/migrations/erasures';

export const migration = erasureMigration(4);
