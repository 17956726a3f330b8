import type { Connection } from '@stridewell/kit/mongo/database';
import { createUserDocuments, type UserDocuments } from '@stridewell/kit/projections/user-document-repository';
import type { PlanWeeks } from '../domain/plan-weeks.ts';

export const PLAN_TODAY = 'plan_today';

export type PlanTodayRepository = UserDocuments<PlanWeeks>;

/** `plan_today`: one document per runner, a projection of the running plan. */
export const createPlanToday = (database: Connection): PlanTodayRepository =>
  createUserDocuments<PlanWeeks>(database, PLAN_TODAY);
