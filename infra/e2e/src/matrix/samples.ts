import { addDays, DEFAULT_TIMEZONE, dateIn, weekStartOf } from '@stridewell/contracts/web';
import type { JsonSchema } from './operations.ts';

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const today = dateIn(DEFAULT_TIMEZONE, new Date(Date.now()));

/**
 * Sample values by field name, for strings whose format the schema does not state. A field name has the same meaning in
 * every operation. Undefined omits the field, because the caller's own ids are not available here and `hidesOthers`
 * sends another runner's ids.
 */
const BY_NAME: Record<string, Json | undefined> = {
  email: 'matrix.runner@example.com',
  password: 'Runner4Life',
  confirmPassword: 'Runner4Life',
  currentPassword: 'Runner4Life',
  code: '123456',
  name: 'Kari Nordmann',
  timezone: 'Europe/London',
  date: today,
  from: today,
  to: addDays(today, 1),
  raceDate: addDays(today, 120),
  onsetDate: today,
  since: today,
  impact: today,
  startedAt: `${today}T06:00:00Z`,
  finishedAt: `${today}T06:20:00Z`,
  // An hour after the end of a session.
  answeredAt: `${today}T07:30:00Z`,
  weekStart: weekStartOf(today),
  daysAvailable: 'Mon,Wed,Sat',
  thresholdPace: '5:00 per km',
  runningProfileV2: '{"level":"Beginner"}',
  threadId: undefined,
  exerciseId: undefined,
  // The id of a safety card that does not exist. A request with it returns 404.
  cardId: '0190a5f0-0000-7000-8000-000000000000',
  // The id of an injury that does not exist, which returns 404 as well.
  injuryId: '0190a5f0-0000-7000-8000-000000000002',
  // The id of a proposed change that does not exist, which returns 404 as well.
  proposalId: '0190a5f0-0000-7000-8000-000000000001',
};

/**
 * Sample values for operations where a field name has a different meaning or the schema allows more than the operation.
 */
const BY_OPERATION: Record<string, Record<string, Json | undefined>> = {
  'POST /api/coach/quick-action': { action: 'WEEK_START', context: undefined },
  'POST /api/physio/quick-action': { action: 'PAIN_NORMAL', context: undefined },
  // Only a runner's own second injury is accepted.
  'POST /api/physio/checkin': { second: undefined },
  'POST /api/physio/injuries': { id: '0190a5f0-0000-7000-8000-000000000003' },
  'POST /api/physio/tests': { id: '0190a5f0-0000-7000-8000-000000000004' },
  // A set has only one of three kinds of numbers, and only a guided run has a stage.
  'PUT /api/physio/sessions/{id}': {
    injuryId: null,
    ladderStage: undefined,
    exercises: [
      {
        ...{ exerciseId: 'bridge', side: 'both', status: 'done', plannedSets: 1, pain: 2, skipReason: null },
        sets: [{ reps: 10, load: { unit: 'none', value: 0 }, rir: null }],
      },
    ],
  },
  'POST /api/physio/triage': { answers: {} },
  'POST /api/physio/questionnaires': { id: '0190a5f0-0000-7000-8000-000000000006' },
  // A plausible time for the distance.
  'POST /api/coach/race-review': { seconds: 3_000, meters: 10_000 },
  // A date in the permitted range, and only the fields of an entered activity.
  'POST /api/coach/activities': { minutes: 30, meters: 5_000, rpe: 4 },
  'PATCH /api/coach/activities/{id}': { minutes: undefined, meters: undefined, isPlannedSession: undefined },
  // These operations need either a password or a code, not both.
  'POST /api/auth/confirm': { code: undefined, requestId: undefined },
  'POST /api/auth/email-changes': { code: undefined, requestId: undefined, withoutOldMailbox: false },
  'POST /api/auth/email-restorations': { token: 'x'.repeat(43) },
};

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the first schema of a union that is not null, such as the string schema of "string or null". */
export const mainSchema = (schema: JsonSchema): JsonSchema => {
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (!choices) return schema;
  return mainSchema(choices.find(({ type }) => type !== 'null') ?? {});
};

export const propertiesOf = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries(isObject(schema.properties) ? schema.properties : {}).filter((entry): entry is [string, JsonSchema] =>
    isObject(entry[1]),
  );

const textOf = ({ minLength = 1 }: JsonSchema): string => 'x'.repeat(Math.max(1, Number(minLength)));

const numberOf = ({ minimum, exclusiveMinimum, maximum = 5 }: JsonSchema): number =>
  Math.min(Number(maximum), Math.max(3, Number(minimum ?? exclusiveMinimum ?? 3)));

/**
 * Returns a value that the schema accepts, with every optional field. `name` is the name of the field to which the
 * schema applies.
 */
export const sampleOf = (given: JsonSchema, name = '', over: Record<string, Json | undefined> = {}): Json => {
  const schema = mainSchema(given);
  if (schema.const !== undefined) return schema.const as Json;
  if (Array.isArray(schema.enum)) return schema.enum[0] as Json;
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        propertiesOf(schema).flatMap(([key, property]) => {
          const value = key in over ? over[key] : key in BY_NAME ? BY_NAME[key] : sampleOf(property, key);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case 'array':
      return isObject(schema.items) ? [sampleOf(schema.items, name)] : [];
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'string':
      return BY_NAME[name] ?? textOf(schema);
    default:
      return null;
  }
};

/** Returns a valid body for an operation, or null when it takes no body. */
export const bodyFor = ({ name, body }: { name: string; body: JsonSchema | null }): Json =>
  body && sampleOf(body, '', BY_OPERATION[name]);
