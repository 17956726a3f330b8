import { describe, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type * as answers from '../web/answers.ts';
import type { profileSchema, sessionSchema } from './auth.ts';
import type { errorSchema } from './common.ts';
import type { weeklyOutcomesSchema } from './running.ts';
import type { checkinAnswerSchema, checkinTodaySchema, historySchema, statsSchema } from './wellness.ts';

/** Proven by the type checker: what services answer is what browsers take it for. */
describe('the plain types of the answers', () => {
  it('are those of the schemas', () => {
    expectTypeOf<z.infer<typeof sessionSchema>>().toExtend<answers.Session>();
    expectTypeOf<answers.Session>().toExtend<z.infer<typeof sessionSchema>>();
    expectTypeOf<z.infer<typeof profileSchema>>().toExtend<answers.Profile>();
    expectTypeOf<answers.Profile>().toExtend<z.infer<typeof profileSchema>>();
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
});
