import type { Wish } from '@stridewell/chat/proposals/change';
import {
  DAY_NAMES,
  LOG_MINUTES_MAX,
  PROFILE_LIMITS,
  parseThresholdPace,
  RACE_GOALS,
  SKIP_REASONS,
} from '@stridewell/contracts/web';
import type { Language } from '@stridewell/language/language';
import { z } from 'zod';

const date = z.iso.date();
const day = z.strictObject({ date });
const race = z.strictObject({ goal: z.enum(RACE_GOALS), date });

/** Arguments of each change that the running coach proposes. */
export const ARGS = {
  moveSession: z.strictObject({ from: date, to: date }),
  easier: day,
  shorten: z.strictObject({ date, minutes: z.number().int().min(10).max(LOG_MINUTES_MAX) }),
  remakeWeek: z.strictObject({}),
  markDone: z.strictObject({
    date,
    minutes: z.number().int().min(1).max(LOG_MINUTES_MAX).nullable(),
    effort: z.number().int().min(1).max(10).nullable(),
  }),
  markSkipped: z.strictObject({ date, reason: z.enum(SKIP_REASONS) }),
  unmark: day,
  illness: z.strictObject({ from: date }),
  travel: z.strictObject({ from: date, to: date }),
  backAgain: z.strictObject({}),
  availableDays: z.strictObject({ days: z.array(z.enum(DAY_NAMES)).min(1).max(7) }),
  weeklyHours: z.strictObject({
    hours: z.number().int().min(PROFILE_LIMITS.weeklyHours.min).max(PROFILE_LIMITS.weeklyHours.max),
  }),
  thresholdSet: z.strictObject({ pace: z.string().refine((text) => parseThresholdPace(text) !== null) }),
  longRunDay: z.strictObject({ day: z.literal([0, 1, 2, 3, 4, 5, 6]) }),
  raceSet: race,
  raceChange: race,
  raceRemove: z.strictObject({}),
} as const satisfies Partial<Record<Wish['kind'], z.ZodObject>>;

export type RunningKind = keyof typeof ARGS;
export type ArgsOf<K extends RunningKind> = z.infer<(typeof ARGS)[K]>;

/** A change with checked arguments. */
export type RunningWish = { [K in RunningKind]: { kind: K; args: ArgsOf<K>; language: Language } }[RunningKind];

/** Creates a wish from slots that were read; null when a slot is out of range. */
export const wishOf = <K extends RunningKind>(kind: K, args: ArgsOf<K>, language: Language): Wish | null =>
  ARGS[kind].safeParse(args).success ? { kind, args, language } : null;

/** Checks the arguments of a wish. Null for another kind, and for arguments that do not fit the kind. */
export const checkedWish = ({ kind, args, language }: Wish): RunningWish | null => {
  if (!Object.hasOwn(ARGS, kind)) return null;
  const known = kind as RunningKind;
  const read = ARGS[known].safeParse(args);
  return read.success ? ({ kind: known, args: read.data, language } as RunningWish) : null;
};
