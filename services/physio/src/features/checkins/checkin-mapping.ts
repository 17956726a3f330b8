import type { PhysioCheckinBody } from '@stridewell/contracts/http/physio';
import { AREA_BOOLEANS, type AreaBoolean, type PhysioCheckin } from '@stridewell/contracts/web';
import type { CheckinDay } from '../../domain/types.ts';
import { shownRoute } from './day-triage.ts';
import type { CheckinAnswers, PhysioCheckinDocument, SecondAnswers } from './document.ts';

type SentAnswers = Omit<PhysioCheckinBody, 'redFlags' | 'second'>;

const injuryAnswersOf = (body: SentAnswers): Omit<CheckinAnswers, 'redFlags' | 'second'> => ({
  pain: body.pain,
  trend: body.trend,
  functionLimits: body.functionLimits,
  irritabilityAfterSession: body.irritabilityAfterSession,
  walkRunTolerance: body.walkRunTolerance,
  functionalTestsOk: body.functionalTestsOk,
  noNextDayWorsening: body.noNextDayWorsening ?? null,
  ...(Object.fromEntries(AREA_BOOLEANS.map((name) => [name, body[name] ?? null])) as Record<
    AreaBoolean,
    boolean | null
  >),
  painType: body.painType ?? null,
  hipPainSite: body.hipPainSite ?? null,
  worseWith: body.worseWith ?? null,
  runPainLevel: body.runPainLevel ?? null,
  limp: body.limp ?? null,
  morningPain: body.morningPain ?? null,
  morningStiffnessMinutes: body.morningStiffnessMinutes ?? null,
  newSwelling: body.newSwelling ?? null,
  muscleSorenessOnly: body.muscleSorenessOnly ?? null,
  ...(body.morningUnknown === true && { morningUnknown: true }),
});

/** Reads the answers from a request body. Unanswered questions of any area become null. */
export const answersOf = (body: PhysioCheckinBody): CheckinAnswers => ({
  ...injuryAnswersOf(body),
  redFlags: body.redFlags,
  second: body.second ? { injuryId: body.second.injuryId, ...injuryAnswersOf(body.second) } : null,
});

/** Answers about the morning, which are missing in check-ins of earlier releases. */
const NO_MORNING = { morningPain: null, morningStiffnessMinutes: null, newSwelling: null, muscleSorenessOnly: null };

/** Completes the answers of an earlier release, which did not ask about the morning. */
const withMorning = <T extends Partial<Pick<CheckinDay, 'morningPain'>>>(answers: T) => ({
  ...NO_MORNING,
  ...answers,
  ...(answers.morningPain === undefined && { wasMorningNotAsked: true as const }),
});

export type StoredDay = Pick<PhysioCheckinDocument, 'date' | 'answers'>;

/**
 * Converts the answers about the first injury to the form that the rules use. Unreadable answers are not rejected here,
 * but by the rules.
 */
export const checkinDayOf = ({ date, answers }: StoredDay): CheckinDay => {
  const { second: _, ...first } = { ...answers };
  return { date, ...withMorning(first) };
};

/**
 * Converts the answers about the second injury to the form that the rules use; null if the check-in has none. Warning
 * signs are asked about once and apply to both injuries.
 */
export const secondCheckinDayOf = ({
  date,
  answers,
}: StoredDay): (CheckinDay & Pick<SecondAnswers, 'injuryId'>) | null =>
  answers.second ? { date, ...withMorning(answers.second), redFlags: answers.redFlags } : null;

/** Converts a stored check-in to the API's response. */
export const presentCheckin = (document: PhysioCheckinDocument): PhysioCheckin => ({
  id: document._id,
  date: document.date,
  ...document.answers,
  readiness: document.readiness,
  triage: shownRoute(document),
  createdAt: document.createdAt.toISOString(),
  updatedAt: document.updatedAt.toISOString(),
});
