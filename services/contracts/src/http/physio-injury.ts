import { z } from 'zod';
import { ONSETS } from '../web/physio.ts';
import {
  BONE_SITES,
  CLEARED_BY,
  CONDITIONS,
  CONDITIONS_OF,
  type Condition,
  INJURY_STATES,
  isSideOf,
  PHYSIO_AREAS,
  type PhysioArea,
  SIDES,
  type Side,
} from '../web/physio-injury.ts';
import { TEXT_MAX } from '../web/scales.ts';
import { dateSchema, idSchema, missingOrInvalid, textSchema } from './common.ts';

const one = <T extends readonly [string, ...string[]]>(options: T) => z.enum(options, { error: missingOrInvalid });
const yesNo = z.boolean({ error: missingOrInvalid });

/**
 * Answers of the injury form, which every injury has. Missing answers become null, and a missing history becomes an
 * empty string.
 */
export const injuryAnswers = {
  onset: one(ONSETS),
  painHistory: textSchema(TEXT_MAX).default(''),
  mdDiagnosis: yesNo.default(false),
  mdDiagnosisText: textSchema(TEXT_MAX).nullish(),
  restrictionsMeds: textSchema(TEXT_MAX).nullish(),
  pregnantOrPostpartum: yesNo.nullish(),
  surgeryLast6Months: yesNo.nullish(),
  clinicianCleared: yesNo.nullish(),
};

const clearedBody = z.strictObject({
  by: one(CLEARED_BY),
  date: dateSchema.nullish(),
  site: one(BONE_SITES).nullish(),
  impact: dateSchema.nullish(),
});

/**
 * Fields that describe the injury more precisely. A missing field keeps its value as long as the injury stays the same;
 * null removes the value.
 */
export const injuryDetails = {
  /** One of the conditions of the area. */
  condition: one(CONDITIONS).nullish(),
  side: one(SIDES).nullish(),
  /** Date on which the pain began, not after today. */
  onsetDate: dateSchema.nullish(),
  cleared: clearedBody.nullish(),
};

interface Described {
  area?: PhysioArea | undefined;
  condition?: Condition | null | undefined;
  side?: Side | null | undefined;
}

/** Adds a validation issue for a condition or a side that does not exist for the area. */
export const checkDetails = (
  { area, condition, side }: Described,
  add: (issue: { code: 'custom'; path: string[]; message: string; input: unknown }) => void,
): void => {
  if (area === undefined) return;
  const conditions: readonly Condition[] = CONDITIONS_OF[area];
  const refuse = (field: string, input: unknown, message: string) =>
    add({ code: 'custom', path: [field], message, input });
  if (condition && !conditions.includes(condition))
    refuse('condition', condition, 'Please choose a condition of this area');
  if (side && !isSideOf(area, side)) refuse('side', side, 'Please choose a side of this area');
};

const injuryFields = { area: one(PHYSIO_AREAS), ...injuryDetails, ...injuryAnswers };

/** True when the runner agrees that the new injury displaces an injury that is still in its maintenance weeks. */
export const agreed = { endsMaintenance: yesNo.optional() };

/** Body of PUT /api/physio/injuries/{id}, which replaces the injury. */
export const injuryBody = z
  .strictObject({ ...injuryFields, ...agreed })
  .superRefine((body, context) => checkDetails(body, context.addIssue));

/**
 * Body of POST /api/physio/injuries. With the id of a stored injury, the request is a repetition and changes nothing.
 */
export const newInjuryBody = z
  .strictObject({ id: idSchema.optional(), ...injuryFields, ...agreed })
  .superRefine((body, context) => checkDetails(body, context.addIssue));

export const injuryParams = z.object({ id: idSchema });

export const clearedSchema = z.object({
  by: z.enum(CLEARED_BY),
  /** Date of the clearance; null when unknown. */
  date: z.string().nullable(),
  /** Site of an injured bone; null for other injuries. */
  site: z.enum(BONE_SITES).nullable(),
  /** Date on which a doctor allowed hops and running; null if no doctor has. */
  impact: z.string().nullable(),
});

/** One injury of the runner. The first one is also the profile's injury. */
export const injurySchema = z.object({
  id: z.string(),
  area: z.enum(PHYSIO_AREAS),
  condition: z.enum(CONDITIONS),
  side: z.enum(SIDES),
  onset: z.enum(ONSETS),
  onsetDate: z.string().nullable(),
  /** An injury marked as healed is in maintenance for 12 weeks, then resolved. */
  status: z.enum(INJURY_STATES),
  since: z.string(),
  /** Date on which the injury was marked as healed; null if it has not been. */
  healedOn: z.string().nullable(),
  cleared: clearedSchema.nullable(),
  /** Id of the earlier injury that has recurred; null for a new injury. */
  priorOf: z.string().nullable(),
  painHistory: z.string(),
  mdDiagnosis: z.boolean(),
  mdDiagnosisText: z.string().nullable(),
  restrictionsMeds: z.string().nullable(),
  pregnantOrPostpartum: z.boolean().nullable(),
  surgeryLast6Months: z.boolean().nullable(),
  clinicianCleared: z.boolean().nullable(),
  /** True for the injury of the profile. */
  first: z.boolean(),
});
/** Response to GET /api/physio/injuries: the profile's injury, then the second one. Empty if there is no profile. */
export const injuriesSchema = z.array(injurySchema);

export type InjuryBody = z.infer<typeof injuryBody>;
export type NewInjuryBody = z.infer<typeof newInjuryBody>;
