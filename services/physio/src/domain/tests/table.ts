import { PHYSIO_TESTS, type TestId } from '@stridewell/contracts/web';

/** Conditions for passing a test (section 1.4 of the domain page). A missing limit does not apply. */
export interface PassRule {
  /** Maximum number that passes a test in which lower is better: pain, nights, change of swelling. */
  max?: number;
  /** Minimum number that passes a test in which higher is better. */
  min?: number;
  /** Minimum percentage of the other side. */
  symmetry?: number;
  /** Maximum difference from the other side in centimetres that is accepted instead of the percentage. */
  within?: number;
  /** Maximum pain during the test. Above it the result is a fail, whatever the number. */
  painLimit: number;
}

const SYMMETRY = 90;
const PAIN_LIMIT = 2;

const pain = (max: number): PassRule => ({ max, painLimit: max });
const count = (min: number, rest: Partial<PassRule> = {}): PassRule => ({
  ...{ min, symmetry: SYMMETRY, painLimit: PAIN_LIMIT },
  ...rest,
});
const compared = (rest: Partial<PassRule> = {}): PassRule => ({ symmetry: SYMMETRY, painLimit: PAIN_LIMIT, ...rest });

/** The pass rule of every test. A condition can replace single values. */
export const PASS_RULES: Readonly<Record<TestId, PassRule>> = {
  walk30: pain(2),
  stairs: pain(2),
  walk10: pain(3),
  walk20: pain(3),
  sit_stand_10: pain(3),
  two_raise10: pain(2),
  slb_hold10: pain(3),
  long_hold20: pain(4),
  sleep3: { max: 0, painLimit: 10 },
  swelling2: { max: 0, painLimit: 10 },
  sls30: count(30),
  balance_closed: count(10),
  heel_raise: count(20),
  heel_raise_bent: count(15),
  heel_raise_12: count(12, { symmetry: 75 }),
  slb: count(20),
  slb_chair: count(20),
  long_bridge: count(20),
  step_down10: pain(2),
  slsq5: pain(2),
  sit_stand_1: count(8),
  decline5: pain(3),
  dips20: pain(1),
  side_plank: count(30),
  hitch30: pain(2),
  squeeze5: pain(2),
  copen_hold: count(20),
  reach_forward: compared(),
  knee_wall: compared({ within: 1.5 }),
  first_steps: pain(2),
  heel_squeeze: pain(0),
  press_bone: pain(0),
  sit30: pain(2),
  hinge10: pain(3),
  plank60: { min: 60, painLimit: 3 },
  pogo20: pain(2),
  hop10: pain(2),
  hop20: pain(2),
  hop_dist: compared(),
  side_hop: compared(),
  fast20: pain(1),
};

/** Minimum numbers of the tests whose norm falls with age, for runners aged 60 or over. */
export const LEAST_FROM_60: Partial<Record<TestId, number>> = { heel_raise: 15, heel_raise_bent: 12 };

/** The alternative way to pass the heel raises: equal sides after weeks of loading, and a percentage of the number. */
export const EVEN_WAY: { tests: ReadonlySet<TestId>; days: number; symmetry: number; share: number } = {
  tests: new Set(['heel_raise', 'heel_raise_bent']),
  ...{ days: 56, symmetry: 95, share: 80 },
};

/** Tests in which the runner walks and a limp is a fail. */
export const WALKING_TESTS: ReadonlySet<TestId> = new Set(['walk10', 'walk20', 'walk30']);

/** True for a test with hops or fast running, which is offered only in phase 3. */
export const isHopTest = (id: TestId): boolean => PHYSIO_TESTS[id].hop;

/** Tests that only ask about the days before and load nothing. */
const QUESTIONS: ReadonlySet<TestId> = new Set(['sleep3', 'swelling2', 'first_steps']);
export const isQuestion = (id: TestId): boolean => QUESTIONS.has(id);

/** Number of days for which a result is valid. */
export const VALID_DAYS = 14;
/** Maximum number of days within which a runner who does not check in daily can pass a test on several days. */
export const LONGEST_VALID_DAYS = 28;
/** Minimum number of days between two passing results of the same test. */
export const TEST_SPACING = 3;
/** Maximum number of different tests on one day. */
export const TESTS_A_DAY = 3;
/** Number of days within which the next check-in must confirm a result. */
export const CONFIRM_DAYS = 2;
