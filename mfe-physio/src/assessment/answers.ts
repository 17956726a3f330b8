import {
  AREA_QUESTIONS,
  type Area,
  type AreaQuestion,
  type FunctionLimit,
  type MorningAnswers,
  NEAREST_AREA,
  type OptionalAnswers,
  type PainTrend,
  type PhysioArea,
  type PhysioCheckin,
  type PhysioCheckinInput,
  type RedFlag,
  SCALES,
} from '@stridewell/contracts/web';

/** Values of the questions about one injury. Null for a question without an answer. */
export interface InjuryAnswers extends OptionalAnswers, MorningAnswers {
  pain: number;
  trend: PainTrend;
  functionLimits: FunctionLimit[];
  walkRunTolerance: boolean | null;
  functionalTestsOk: boolean | null;
  /** True if the runner went for a run. Only then does the form ask for `runPainLevel`. */
  ran: boolean | null;
}

/** Values of the check-in form. */
export interface Answers extends InjuryAnswers {
  /** Asked only once, even with two injuries. */
  redFlags: RedFlag[];
  /** The questions about the second injury. Null if there is none. */
  second: (InjuryAnswers & { injuryId: string }) | null;
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

const NO_MORNING: MorningAnswers = {
  morningPain: null,
  morningStiffnessMinutes: null,
  newSwelling: null,
  muscleSorenessOnly: null,
};

const initialInjury = (): InjuryAnswers => ({
  ...NO_ANSWERS,
  ...NO_MORNING,
  pain: SCALES.pain.initial,
  trend: 'same',
  functionLimits: [],
  walkRunTolerance: null,
  functionalTestsOk: null,
  ran: null,
});

/** Initial values on a day without a check-in. `pain` is the level that the runner has already given today, if any. */
export const initialAnswers = (secondId: string | null = null, pain: number | null = null): Answers => ({
  ...initialInjury(),
  ...(pain !== null && { pain }),
  redFlags: [],
  second: secondId === null ? null : { ...initialInjury(), injuryId: secondId },
});

type Stored = Omit<
  PhysioCheckin,
  'second' | 'redFlags' | 'id' | 'date' | 'readiness' | 'triage' | 'createdAt' | 'updatedAt'
>;

const injuryAnswersOf = (stored: Stored): InjuryAnswers => {
  const optional = Object.fromEntries(
    Object.keys(NO_ANSWERS).map((name) => [name, stored[name as keyof OptionalAnswers] ?? null]),
  ) as unknown as OptionalAnswers;
  const { pain, trend, functionLimits, walkRunTolerance, functionalTestsOk, runPainLevel } = stored;
  const { morningPain = null, morningStiffnessMinutes = null, newSwelling = null, muscleSorenessOnly = null } = stored;
  const { morningUnknown = false } = stored;
  return {
    ...optional,
    ...{ morningPain, morningStiffnessMinutes, newSwelling, muscleSorenessOnly, morningUnknown },
    ...{ pain, trend, functionLimits, walkRunTolerance, functionalTestsOk },
    ran: runPainLevel === null ? null : true,
  };
};

/**
 * Initial values on a day with a check-in: the saved answers, because an update replaces all of them. A second injury
 * that was added after the check-in has no answers yet.
 */
export const answersOf = (checkin: PhysioCheckin, secondId: string | null = null): Answers => {
  const { second, redFlags } = checkin;
  const added = secondId === null ? null : { ...initialInjury(), injuryId: secondId };
  return {
    ...injuryAnswersOf(checkin),
    redFlags,
    second: second ? { ...injuryAnswersOf(second), injuryId: second.injuryId } : added,
  };
};

/** True if the question about the morning has an answer, which may be that the runner does not know yet. */
export const isMorningAnswered = ({ noNextDayWorsening, morningUnknown }: InjuryAnswers): boolean =>
  noNextDayWorsening !== null || morningUnknown === true;

const isInjuryComplete = (answers: InjuryAnswers): boolean =>
  answers.walkRunTolerance !== null && answers.functionalTestsOk !== null && isMorningAnswered(answers);

/** True if the required questions of each injury are answered. */
export const isComplete = (answers: Answers): boolean =>
  isInjuryComplete(answers) && (answers.second === null || isInjuryComplete(answers.second));

/**
 * True for groin pain, focal bone pain or a limp, for which the form must not ask about hopping (section C of the
 * domain page).
 */
export const mayNotHop = (area: PhysioArea, answers: Pick<Answers, 'hipPainSite' | 'painType' | 'limp'>): boolean =>
  answers.limp === true ||
  area === 'groin' ||
  area === 'bone' ||
  (area === 'hip' && answers.hipPainSite === 'groin') ||
  (area === 'shin' && answers.painType === 'focal');

const HOP_QUESTION: AreaQuestion = 'painOnHopping';
const AREA_QUESTIONS_OF_ALL = [...new Set(Object.values(AREA_QUESTIONS).flat())];

/** The questions of each area. Those of the six newer areas are among the check-in's common questions. */
const asked = (area: PhysioArea): readonly AreaQuestion[] =>
  NEAREST_AREA[area] === area ? AREA_QUESTIONS[area as Area] : [];

/** The questions of an area, without the hopping question if the runner must not hop. */
export const questionsOf = (area: PhysioArea, answers: InjuryAnswers): AreaQuestion[] =>
  asked(area).filter((name) => name !== HOP_QUESTION || !mayNotHop(area, answers));

const injuryBodyOf = (answers: InjuryAnswers, own: readonly AreaQuestion[]) => {
  const { pain, trend, functionLimits, limp, noNextDayWorsening } = answers;
  const { morningPain, morningStiffnessMinutes, newSwelling } = answers;
  // Asked only after a "No". If the runner changes that answer, the answer to this question is not sent.
  const muscleSorenessOnly = noNextDayWorsening === false ? answers.muscleSorenessOnly : null;
  // Without an answer this field is omitted, because servers of earlier releases reject it.
  const morningUnknown = noNextDayWorsening === null && answers.morningUnknown === true ? true : null;
  const morning = { morningPain, morningStiffnessMinutes, newSwelling, muscleSorenessOnly, morningUnknown };
  return {
    ...{ pain, trend, functionLimits },
    irritabilityAfterSession: false,
    walkRunTolerance: answers.walkRunTolerance === true,
    functionalTestsOk: answers.functionalTestsOk === true,
    ...Object.fromEntries(own.map((name) => [name, answers[name]])),
    runPainLevel: answers.ran === true ? answers.runPainLevel : null,
    limp,
    noNextDayWorsening,
    ...Object.fromEntries(Object.entries(morning).filter(([, value]) => value !== null)),
  };
};

/**
 * The body of POST /api/physio/checkin. Omits answers to area questions that are not on the screen. The second injury
 * keeps all answers, because its area is not part of a stored check-in.
 */
export const bodyOf = (area: PhysioArea, answers: Answers): PhysioCheckinInput => {
  const { redFlags, second } = answers;
  const every = AREA_QUESTIONS_OF_ALL.filter((name) => second !== null && second[name] !== null);
  return {
    ...injuryBodyOf(answers, questionsOf(area, answers)),
    redFlags,
    ...(second && { second: { injuryId: second.injuryId, ...injuryBodyOf(second, every) } }),
  };
};
