import { dateSchema } from '@stridewell/contracts/http/common';
import { coachProfileBody, runnerBackgroundBody, runningProfileV2Schema } from '@stridewell/contracts/http/running';
import type { CoachProfile, RunningProfileV2 } from '@stridewell/contracts/web';
import { z } from 'zod';
import { EMPTY_BACKGROUND, type RunnerBackground } from '../../domain/background.ts';
import { daysAvailableOf } from '../../domain/parse-days.ts';
import { isMinor } from '../../features/profile/profile-state.ts';
import { InputError } from './input-error.ts';
import type { AwayPeriod } from './live-season.ts';

const { age, level, injury_history } = runningProfileV2Schema.shape;

const breakSchema = z
  .strictObject({ kind: z.enum(['illness', 'travel', 'other']), from: dateSchema, to: dateSchema })
  .refine(({ from, to }) => from <= to, { error: '"from" must not be after "to"' });

/**
 * A profile file: the body of POST /api/coach/profile, the answers of PUT /api/coach/background, and the runner's
 * behaviour in the simulated weeks.
 */
const fileSchema = coachProfileBody.extend({
  ...runnerBackgroundBody.shape,
  runningProfileV2: z.union([z.string(), runningProfileV2Schema]).nullish(),
  age,
  level,
  injury_history,
  history: z.array(z.strictObject({ date: dateSchema, minutes: z.number().min(1).max(1_440) })).optional(),
  skips: z.array(dateSchema).optional(),
  breaks: z.array(breakSchema).optional(),
});

/** A runner as described by a profile file. */
export interface ProfileFile {
  profile: CoachProfile;
  background: RunnerBackground;
  history: { date: string; minutes: number }[];
  skips: string[];
  breaks: AwayPeriod[];
}

/** Describes the first problem that a schema found, as the name of the field and the reason. */
const describe = ({ issues: [issue] }: z.ZodError): string => {
  if (!issue) return 'the content is invalid';
  const field = issue.path.join('.');
  return field === '' ? issue.message : `${field}: ${issue.message}`;
};

const parseJson = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(`${name} is not valid JSON.`);
  }
};

const readV2 = (value: unknown): RunningProfileV2 => {
  const parsed = runningProfileV2Schema.safeParse(
    typeof value === 'string' ? parseJson(value, 'runningProfileV2') : value,
  );
  if (!parsed.success) throw new InputError(`The profile is invalid: runningProfileV2.${describe(parsed.error)}.`);
  return parsed.data;
};

/**
 * Reads the text of a profile file.
 * @throws {InputError} if it is not JSON or has a missing, unknown or invalid field
 */
export const readProfile = (text: string): ProfileFile => {
  const parsed = fileSchema.safeParse(parseJson(text, 'The profile file'));
  if (!parsed.success) throw new InputError(`The profile is invalid: ${describe(parsed.error)}.`);
  const { data } = parsed;
  const days = daysAvailableOf(data.daysAvailable);
  if (days === undefined) throw new InputError('The profile is invalid: daysAvailable names no weekday.');
  const own = Object.fromEntries(
    Object.entries({ age: data.age, level: data.level, injury_history: data.injury_history }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const merged = { ...readV2(data.runningProfileV2 ?? {}), ...own };
  const runningProfileV2 = Object.keys(merged).length === 0 ? null : JSON.stringify(merged);
  if (isMinor({ runningProfileV2 })) throw new InputError('Plans are made for adults: the age must be at least 18.');
  const background = Object.fromEntries(
    Object.keys(EMPTY_BACKGROUND).flatMap((key) => {
      const value = data[key as keyof RunnerBackground];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  return {
    profile: {
      goal: data.goal ?? null,
      raceDate: data.raceDate ?? null,
      weeklyHours: data.weeklyHours ?? null,
      daysAvailable: days,
      injuries: data.injuries ?? null,
      thresholdPace: data.thresholdPace ?? null,
      longRunCapMin: data.longRunCapMin ?? null,
      runningProfileV2,
      updatedAt: '',
    },
    background: { ...EMPTY_BACKGROUND, ...background },
    history: data.history ?? [],
    skips: data.skips ?? [],
    breaks: data.breaks ?? [],
  };
};
