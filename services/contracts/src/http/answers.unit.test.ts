import { describe, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type * as answers from '../web/answers.ts';
import type * as chat from '../web/chat.ts';
import type * as coach from '../web/coach.ts';
import type * as erasure from '../web/erasure.ts';
import type { profileSchema, sessionSchema, sessionsSchema } from './auth.ts';
import type { chatDraftSchema, chatHistorySchema } from './chat.ts';
import type { errorSchema } from './common.ts';
import type { erasureAnswerSchema, erasureSchema } from './erasure.ts';
import type {
  coachProfileSavedSchema,
  coachProfileSchema,
  pauseSchema,
  trainingLogsSchema,
  weeklyOutcomesSchema,
  weeklyPlanSchema,
  weeklySummarySchema,
} from './running.ts';
import type { checkinAnswerSchema, checkinTodaySchema, historySchema, statsSchema } from './wellness.ts';

/** Checked by the compiler: the plain types that browsers use equal the types of the services' schemas. */
describe('plain types of API responses', () => {
  it('match the account and wellness schemas', () => {
    expectTypeOf<z.infer<typeof sessionSchema>>().toExtend<answers.Session>();
    expectTypeOf<answers.Session>().toExtend<z.infer<typeof sessionSchema>>();
    expectTypeOf<z.infer<typeof profileSchema>>().toExtend<answers.Profile>();
    expectTypeOf<answers.Profile>().toExtend<z.infer<typeof profileSchema>>();
    expectTypeOf<z.infer<typeof sessionsSchema>>().toExtend<answers.SessionItem[]>();
    expectTypeOf<answers.SessionItem[]>().toExtend<z.infer<typeof sessionsSchema>>();
    expectTypeOf<z.infer<typeof erasureAnswerSchema>>().toExtend<erasure.ErasureAnswer>();
    expectTypeOf<erasure.ErasureAnswer>().toExtend<z.infer<typeof erasureAnswerSchema>>();
    expectTypeOf<z.infer<typeof erasureSchema>>().toExtend<erasure.Erasure>();
    expectTypeOf<erasure.Erasure>().toExtend<z.infer<typeof erasureSchema>>();
    expectTypeOf<z.infer<typeof checkinAnswerSchema>>().toExtend<answers.CheckinAnswer>();
    expectTypeOf<answers.CheckinAnswer>().toExtend<z.infer<typeof checkinAnswerSchema>>();
    expectTypeOf<z.infer<typeof checkinTodaySchema>>().toExtend<answers.CheckinToday>();
    expectTypeOf<answers.CheckinToday>().toExtend<z.infer<typeof checkinTodaySchema>>();
    expectTypeOf<z.infer<typeof statsSchema>>().toExtend<answers.StatsAnswer>();
    expectTypeOf<answers.StatsAnswer>().toExtend<z.infer<typeof statsSchema>>();
    expectTypeOf<z.infer<typeof historySchema>>().toExtend<answers.HistoryItem[]>();
    expectTypeOf<answers.HistoryItem[]>().toExtend<z.infer<typeof historySchema>>();
    expectTypeOf<z.infer<typeof weeklyOutcomesSchema>>().toExtend<answers.WeeklyOutcome[]>();
    expectTypeOf<answers.WeeklyOutcome[]>().toExtend<z.infer<typeof weeklyOutcomesSchema>>();
    expectTypeOf<z.infer<typeof errorSchema>>().toExtend<answers.ApiErrorBody>();
    expectTypeOf<answers.ApiErrorBody>().toExtend<z.infer<typeof errorSchema>>();
  });

  it('match the coach and chat schemas', () => {
    expectTypeOf<z.infer<typeof coachProfileSchema>>().toExtend<coach.CoachProfile>();
    expectTypeOf<coach.CoachProfile>().toExtend<z.infer<typeof coachProfileSchema>>();
    expectTypeOf<z.infer<typeof coachProfileSavedSchema>>().toExtend<coach.CoachProfileSaved>();
    expectTypeOf<coach.CoachProfileSaved>().toExtend<z.infer<typeof coachProfileSavedSchema>>();
    expectTypeOf<z.infer<typeof trainingLogsSchema>>().toExtend<coach.TrainingLog[]>();
    expectTypeOf<coach.TrainingLog[]>().toExtend<z.infer<typeof trainingLogsSchema>>();
    expectTypeOf<z.infer<typeof weeklyPlanSchema>>().toExtend<coach.WeeklyPlan>();
    expectTypeOf<coach.WeeklyPlan>().toExtend<z.infer<typeof weeklyPlanSchema>>();
    expectTypeOf<z.infer<typeof weeklySummarySchema>>().toExtend<coach.WeeklySummary>();
    expectTypeOf<coach.WeeklySummary>().toExtend<z.infer<typeof weeklySummarySchema>>();
    expectTypeOf<z.infer<typeof pauseSchema>>().toExtend<coach.PlanPause>();
    expectTypeOf<coach.PlanPause>().toExtend<z.infer<typeof pauseSchema>>();
    expectTypeOf<z.infer<typeof chatHistorySchema>>().toExtend<chat.ChatHistory>();
    expectTypeOf<chat.ChatHistory>().toExtend<z.infer<typeof chatHistorySchema>>();
    expectTypeOf<z.infer<typeof chatDraftSchema>>().toExtend<chat.ChatDraft>();
    expectTypeOf<chat.ChatDraft>().toExtend<z.infer<typeof chatDraftSchema>>();
  });
});
