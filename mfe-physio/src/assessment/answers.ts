import {
  AREA_QUESTIONS,
  type Area,
  type AreaQuestion,
  type FunctionLimit,
  type OptionalAnswers,
  type PainTrend,
  type PhysioCheckin,
  type PhysioCheckinInput,
  type RedFlag,
  SCALES,
} from '@stridewell/contracts/web';

/** Values of the check-in form. Null for a question that is not answered. */
export interface Answers extends OptionalAnswers {
  pain: number;
  trend: PainTrend;
  functionLimits: FunctionLimit[];
  redFlags: RedFlag[];
  walkRunTolerance: boolean | null;
  functionalTestsOk: boolean | null;
  /** True when the runner went for a run. Only then does the form ask for `runPainLevel`. */
  ran: boolean | null;
}

export const NO_ANSWERS: OptionalAnswers = {
  stairsDownhillPain: null,
  morningStiffness: null,
  improvesWithMovement: null,
  tendernessToTouch: null,
  painOnHopping: null,
  painAtRest: null,
  worstAtFirstSteps: null,
  heelSqueezePain: null,
  painWeightBearing: null,
  painBelowKnee: null,
  saddleNumbness: null,
  bladderBowelChange: null,
  painType: null,
  hipPainSite: null,
  worseWith: null,
  runPainLevel: null,
  limp: null,
  noNextDayWorsening: null,
};

/** Initial values on a day without a check-in. */
export const initialAnswers = (): Answers => ({
  ...NO_ANSWERS,
  pain: SCALES.pain.initial,
  trend: 'same',
  functionLimits: [],
  redFlags: [],
  walkRunTolerance: null,
  functionalTestsOk: null,
  ran: null,
});

/** Initial values on a day with a check-in: the saved answers, because an update replaces all of them. */
export const answersOf = (checkin: PhysioCheckin): Answers => {
  const optional = Object.fromEntries(
    Object.keys(NO_ANSWERS).map((name) => [name, checkin[name as keyof OptionalAnswers] ?? null]),
  ) as unknown as OptionalAnswers;
  const { pain, trend, functionLimits, redFlags, walkRunTolerance, functionalTestsOk, runPainLevel } = checkin;
  return {
    ...optional,
    ...{ pain, trend, functionLimits, redFlags, walkRunTolerance, functionalTestsOk },
    ran: runPainLevel === null ? null : true,
  };
};

/** True when both required questions are answered. */
export const isComplete = (
  answers: Answers,
): answers is Answers & { walkRunTolerance: boolean; functionalTestsOk: boolean } =>
  answers.walkRunTolerance !== null && answers.functionalTestsOk !== null;

/**
 * True for groin pain, focal bone pain or a limp, when the form must not ask about hopping (section C of the domain
 * page).
 */
export const mayNotHop = (area: Area, answers: Pick<Answers, 'hipPainSite' | 'painType' | 'limp'>): boolean =>
  answers.limp === true ||
  (area === 'hip' && answers.hipPainSite === 'groin') ||
  (area === 'shin' && answers.painType === 'focal');

const HOP_QUESTION: AreaQuestion = 'painOnHopping';

/** The questions of an area, without the hopping question when the runner must not hop. */
export const questionsOf = (area: Area, answers: Answers): AreaQuestion[] =>
  AREA_QUESTIONS[area].filter((name) => name !== HOP_QUESTION || !mayNotHop(area, answers));

/** The body of POST /api/physio/checkin. Omits answers to area questions that are not on the screen. */
export const bodyOf = (area: Area, answers: Answers): PhysioCheckinInput => {
  const { pain, trend, functionLimits, redFlags, limp, noNextDayWorsening } = answers;
  const own = Object.fromEntries(questionsOf(area, answers).map((name) => [name, answers[name]]));
  return {
    ...{ pain, trend, functionLimits, redFlags },
    irritabilityAfterSession: false,
    walkRunTolerance: answers.walkRunTolerance === true,
    functionalTestsOk: answers.functionalTestsOk === true,
    ...own,
    runPainLevel: answers.ran === true ? answers.runPainLevel : null,
    limp,
    noNextDayWorsening,
  };
};
