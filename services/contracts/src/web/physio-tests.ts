/** Unit of a test result. `change` is swelling compared with yesterday: -1 less, 0 the same, 1 more. */
export const TEST_UNITS = ['pain', 'reps', 'seconds', 'cm', 'nights', 'change'] as const;
export type TestUnit = (typeof TEST_UNITS)[number];

/** A functional test, with the values that its card shows and that the API uses to validate the result. */
export interface PhysioTest {
  unit: TestUnit;
  /** Minimum and maximum value that can be stored. */
  range: readonly [least: number, most: number];
  /** Value at which the test ends and is passed; null if there is no cap. */
  cap: number | null;
  /** True when each leg is tested. */
  eachSide: boolean;
  /** True when the test consists of hops or fast running. The API offers it only if the runner may hop. */
  hop: boolean;
  /** Exercise whose figure shows the test; null when there is none. */
  figure: string | null;
}

const PAIN = [0, 10] as const;
const painTest = (figure: string | null, eachSide = false, cap: number | null = null): PhysioTest => ({
  unit: 'pain',
  range: PAIN,
  cap,
  eachSide,
  hop: false,
  figure,
});
const counted = (unit: 'reps' | 'seconds', cap: number, figure: string | null, eachSide = true): PhysioTest => ({
  unit,
  range: [0, cap],
  cap,
  eachSide,
  hop: false,
  figure,
});

/** The tests of the domain page (physio 1.4), by id. */
export const PHYSIO_TESTS = {
  walk30: painTest('walk'),
  stairs: painTest(null),
  walk10: painTest('walk'),
  walk20: painTest('walk'),
  sit_stand_10: painTest('sit-to-stand', false, 10),
  two_raise10: painTest('two-leg-raise', false, 10),
  slb_hold10: painTest('hold-single-leg-bridge', true),
  long_hold20: painTest('long-lever-bridge'),
  sleep3: { unit: 'nights', range: [0, 3], cap: null, eachSide: false, hop: false, figure: null },
  swelling2: { unit: 'change', range: [-1, 1], cap: null, eachSide: false, hop: false, figure: null },
  sls30: counted('seconds', 45, 'single-leg-stand'),
  balance_closed: counted('seconds', 30, 'single-leg-stand'),
  heel_raise: counted('reps', 40, 'single-leg-raise'),
  heel_raise_bent: counted('reps', 40, 'bent-knee-raise-single'),
  heel_raise_12: counted('reps', 20, 'single-leg-raise'),
  slb: counted('reps', 30, 'single-leg-bridge'),
  slb_chair: counted('reps', 30, 'bridge-chair'),
  long_bridge: counted('seconds', 40, 'long-lever-bridge'),
  step_down10: painTest('step-down', true, 10),
  slsq5: painTest('itb-single-leg-squat', true, 5),
  sit_stand_1: counted('reps', 20, 'sit-to-stand'),
  decline5: painTest('decline-squat', true, 5),
  dips20: painTest('itb-single-leg-squat', true, 20),
  side_plank: counted('seconds', 60, 'side-plank'),
  hitch30: painTest('hip-hitch', true),
  squeeze5: painTest('ball-squeeze'),
  copen_hold: counted('seconds', 30, 'copenhagen-short'),
  reach_forward: { unit: 'cm', range: [0, 150], cap: null, eachSide: true, hop: false, figure: 'balance-reach' },
  knee_wall: { unit: 'cm', range: [0, 20], cap: 20, eachSide: true, hop: false, figure: 'knee-to-wall' },
  first_steps: painTest(null),
  heel_squeeze: painTest(null),
  press_bone: painTest(null),
  sit30: painTest(null),
  hinge10: painTest('back-hip-hinge', false, 10),
  plank60: counted('seconds', 90, 'front-plank', false),
  pogo20: { ...painTest('pogo', false, 20), hop: true },
  hop10: { ...painTest('single-leg-hop', true, 10), hop: true },
  hop20: { ...painTest('single-leg-hop', true, 20), hop: true },
  hop_dist: { unit: 'cm', range: [0, 400], cap: null, eachSide: true, hop: true, figure: 'forward-hop-stick' },
  side_hop: { unit: 'reps', range: [0, 60], cap: null, eachSide: true, hop: true, figure: 'lateral-hop' },
  fast20: { ...painTest('run'), hop: true },
} as const satisfies Record<string, PhysioTest>;
export type TestId = keyof typeof PHYSIO_TESTS;
export const TEST_IDS = Object.keys(PHYSIO_TESTS) as [TestId, ...TestId[]];

/** Side of a test or an exercise. `both` is for work that uses both legs at once or has no side. */
export const WORK_SIDES = ['left', 'right', 'both'] as const;
export type WorkSide = (typeof WORK_SIDES)[number];

/**
 * True when a result can be stored: a value within the range that is an integer, or a multiple of half a centimetre for
 * a length.
 */
export const isTestValue = (testId: TestId, value: number): boolean => {
  const { unit, range } = PHYSIO_TESTS[testId];
  const isWhole = Number.isInteger(unit === 'cm' ? value * 2 : value);
  return isWhole && value >= range[0] && value <= range[1];
};

/**
 * Limb symmetry index: the injured side's result as a percentage of the other side's, rounded down. Null if the other
 * side's result is zero.
 */
export const symmetryOf = (injured: number, other: number): number | null =>
  other > 0 ? Math.floor((injured / other) * 100) : null;
