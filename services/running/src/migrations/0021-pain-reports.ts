import { painReportsMigration } from '@stridewell/chat/migrations/pain-reports';

export const migration = painReportsMigration(21);
