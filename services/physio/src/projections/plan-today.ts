import { planChanged } from '@stridewell/contracts/events/events';
import type { Connection } from '@stridewell/kit/mongo/database';
import {
  createUserDocuments,
  defineUserDocuments,
  type UserDocuments,
} from '@stridewell/kit/projections/user-document-repository';
import { z } from 'zod';
import type { PlanWeeks } from '../domain/plan-weeks.ts';

/** `plan_today`: a projection of the running plan, one document per runner. */
export const planTodayCollection = defineUserDocuments('plan_today', z.array(planChanged.data));

export type PlanTodayRepository = UserDocuments<PlanWeeks>;

export const createPlanToday = (database: Connection): PlanTodayRepository =>
  createUserDocuments(database, planTodayCollection);
