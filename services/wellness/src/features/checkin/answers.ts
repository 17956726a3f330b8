import type { CheckinBody } from '@stridewell/contracts/http/wellness';
import { metricsSchema } from '@stridewell/contracts/http/wellness';
import type { Metrics } from '@stridewell/contracts/web';
import { z } from 'zod';

/** The content of a stored `answersJson`. */
export type Answers = Metrics & { notes: string | null };

const answersSchema = z.object({ ...metricsSchema.shape, notes: z.string().nullable() });

/** The answers of a request body. Notes of only white space become null. */
export const answersOf = ({ sleep, stress, fatigue, pain, readiness, notes }: CheckinBody): Answers => ({
  sleep,
  stress,
  fatigue,
  pain,
  readiness,
  notes: notes?.trim() || null,
});

/** Parses a stored `answersJson`. */
export const parseAnswers = (answersJson: string): Answers => answersSchema.parse(JSON.parse(answersJson));
