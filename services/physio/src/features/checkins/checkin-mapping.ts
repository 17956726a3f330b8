import type { PhysioCheckinBody } from '@stridewell/contracts/http/physio';
import { AREA_BOOLEANS, type AreaBoolean, type PhysioCheckin } from '@stridewell/contracts/web';
import type { CheckinDay } from '../../domain/types.ts';
import { shownRoute } from './day-triage.ts';
import type { CheckinAnswers, PhysioCheckinDocument } from './document.ts';

/** Reads the answers from a request body. Unanswered questions of any area become null. */
export const answersOf = (body: PhysioCheckinBody): CheckinAnswers => ({
  pain: body.pain,
  trend: body.trend,
  functionLimits: body.functionLimits,
  irritabilityAfterSession: body.irritabilityAfterSession,
  redFlags: body.redFlags,
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
});

/** Converts a stored check-in to the form that the rules use. */
export const checkinDayOf = ({ date, answers }: Pick<PhysioCheckinDocument, 'date' | 'answers'>): CheckinDay => ({
  date,
  ...{ morningPain: null, morningStiffnessMinutes: null, newSwelling: null, muscleSorenessOnly: null },
  ...answers,
});

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
