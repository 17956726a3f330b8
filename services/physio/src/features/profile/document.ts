import { triageOutcomeSchema } from '@stridewell/contracts/http/physio';
import { clearedSchema } from '@stridewell/contracts/http/physio-injury';
import {
  AREAS,
  CLEARED_BY,
  CONDITIONS,
  INJURY_STATUSES,
  ONSETS,
  PHYSIO_AREAS,
  RED_FLAGS,
  SIDES,
  TRIAGE_QUESTIONS,
  type TriageQuestionId,
} from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

const QUESTION_IDS = TRIAGE_QUESTIONS.map(({ id }) => id) as [TriageQuestionId, ...TriageQuestionId[]];

/** A completed triage: the ticked flags, the answers and the outcome. */
export const answeredTriage = z.object({
  date: z.iso.date(),
  input: z.object({ flags: z.array(z.enum(RED_FLAGS)), answers: z.partialRecord(z.enum(QUESTION_IDS), z.boolean()) }),
  outcome: triageOutcomeSchema,
  /** Time of the answers; missing in those of earlier releases. */
  at: z.iso.datetime().exactOptional(),
  /** True if a later check-in of the day had no warning sign, so a new triage of that day may be less urgent. */
  overtaken: z.literal(true).exactOptional(),
});
export type AnsweredTriage = z.infer<typeof answeredTriage>;

/** Maximum number of answers to the safety questions that are kept. */
export const SAFETY_KEPT = 200;

/** All answers to the safety questions and all examinations by a clinician since then, oldest first. */
const safetyRecord = z.object({
  answered: z.array(
    z.object({ date: z.iso.date(), at: z.iso.datetime(), answers: answeredTriage.shape.input.shape.answers }),
  ),
  seen: z.array(z.object({ by: z.enum(CLEARED_BY), date: z.iso.date(), at: z.iso.datetime() })),
});
export type SafetyRecord = z.infer<typeof safetyRecord>;

/**
 * Missing for an injury saved by an earlier release, which has a programme even before its safety questions are
 * answered.
 */
const asksSafety = z.literal(true).exactOptional();

/** The answers of the injury form. */
const formAnswers = {
  onset: z.enum(ONSETS),
  painHistory: z.string(),
  mdDiagnosis: z.boolean(),
  mdDiagnosisText: z.string().nullable(),
  restrictionsMeds: z.string().nullable(),
  pregnantOrPostpartum: z.boolean().nullable(),
  surgeryLast6Months: z.boolean().nullable(),
  clinicianCleared: z.boolean().nullable(),
  status: z.enum(INJURY_STATUSES),
  /** Date on which the runner first saved this injury. Check-ins before this date belong to another injury. */
  since: z.string(),
};

/** Description of the injury and its outcome. */
const described = {
  area: z.enum(PHYSIO_AREAS),
  condition: z.enum(CONDITIONS),
  side: z.enum(SIDES),
  /** The single side of an injury that now affects both sides, and the last date on which it was single. */
  formerSide: z.object({ side: z.enum(['left', 'right']), until: z.iso.date() }).exactOptional(),
  onsetDate: z.iso.date().nullable(),
  cleared: clearedSchema.nullable(),
  /**
   * Earlier dates on which a doctor allowed hops and running, oldest first. They explain what was allowed at that time.
   */
  earlierImpacts: z.array(z.iso.date()).exactOptional(),
  /** Date on which the runner marked the injury as healed; null until then. */
  healedOn: z.iso.date().nullable(),
  /** Id of the earlier injury that has recurred; null for a new injury. */
  priorOf: z.string().nullable(),
};

const injuryDetails = z.object({
  ...described,
  /**
   * Sequence number of the injury that is described. If it differs from the profile's, a replica of the previous
   * release has started another injury since then, and the details are ignored.
   */
  injury: z.number().int(),
  /** Id chosen by the client; missing if the id is derived from the profile. */
  id: z.string().exactOptional(),
  asksSafety,
});
export type InjuryDetails = z.infer<typeof injuryDetails>;

const secondInjury = z.object({ id: z.string(), ...formAnswers, ...described, asksSafety });
export type SecondInjury = z.infer<typeof secondInjury>;

const pastInjury = z.object({
  id: z.string(),
  area: described.area,
  condition: described.condition,
  side: described.side,
  since: z.string(),
  healedOn: z.iso.date(),
});

/** `physio_profiles`: the injuries of each runner. The profile is the first one. */
export const physioProfilesCollection = defineCollection({
  name: 'physio_profiles',
  schema: z.object({
    ...emittingFields,
    primaryArea: z.enum(AREAS),
    ...formAnswers,
    /**
     * Sequence number of the runner's injury, starting at 1. A check-in from the current day can be about the previous
     * injury.
     */
    injury: z.number().int(),
    /** A triage answered on a day without a check-in; null if there is none. */
    triage: answeredTriage.nullable(),
    /** Missing before the first answer. */
    safety: safetyRecord.exactOptional(),
    /** Missing in profiles that only earlier releases have saved. */
    details: injuryDetails.exactOptional(),
    /** The second injury, even if it has healed; missing if there has been none. */
    second: secondInjury.exactOptional(),
    /** Healed injuries that were followed by another one, oldest first. */
    earlier: z.array(pastInjury).exactOptional(),
    /** The last published restriction: true if an exclusion applies and no programme is allowed. */
    restricted: z.boolean(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one profile per runner. It also serves reads of the profile.
    { key: { userId: 1 }, options: { unique: true, name: 'user' } },
    OUTBOX_INDEX,
  ],
});

export type PhysioProfileDocument = z.infer<typeof physioProfilesCollection.schema>;

/** The fields set by a save. The other fields are for identity and bookkeeping; `restricted` is derived. */
export type PhysioProfileState = Omit<
  PhysioProfileDocument,
  '_id' | 'userId' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt' | 'restricted'
>;
