import type { SourceTable } from '@stridewell/chat/dialogue';
import type { Topic } from './intents/rules.ts';

/** The stored data that the answer to each topic is based on. */
export const SOURCES: SourceTable<Topic> = {
  ...{ exercises: ['rehab'], dose: ['rehab'], form: ['rehab'], avoid: ['rehab'], more: ['rehab'], phase: ['rehab'] },
  ...{ stage: ['rehab'], nextStage: ['rehab'], cleanSessions: ['rehab'], betweenRuns: ['rehab'], ready: ['rehab'] },
  ...{ runWhen: ['rehab'], tests: ['rehab'], hard: ['rehab'], hop: ['rehab'], usualTime: ['rehab'] },
  ...{ painNow: ['checkin'], painDays: ['checkin'], painIncreased: ['checkin'], progress: ['checkin', 'rehab'] },
  ...{ readiness: ['checkin'], worseMorning: ['checkin'], profile: ['profile'] },
};
