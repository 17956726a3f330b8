import { type PainLimits, PHYSIO_TESTS } from '@stridewell/contracts/web';
import { isFlareRun } from '../flare.ts';
import { EXCESS, FLARE_PAIN } from '../flare-limits.ts';
import type { CourseInputs, Injury, TestResult } from '../types.ts';
import { isHopTest, isQuestion } from './table.ts';

/** The test that consists of running. */
const RUN = 'fast20';
/** Pain of the squeeze test from which a clinician must examine the groin first (the red light of section 1.4). */
const RED_SQUEEZE = 6;
/** Maximum pain on pressing at which shin tenderness is still treated as broad. Above it, one point is sore. */
const BROAD_PRESS = 2;

/** Pain of a result: during the test, or its number if the test asks for pain. */
export const painOfTest = ({ testId, value, painDuring }: TestResult): number =>
  Math.max(painDuring, PHYSIO_TESTS[testId].unit === 'pain' ? value : 0);

/** Results of the injured side, or of both sides if there is no single one. */
export const ownResults = ({ injury, tests }: Pick<CourseInputs, 'injury' | 'tests'>): TestResult[] => {
  const { side, since } = injury;
  const isOther = (one: TestResult): boolean =>
    (side === 'left' && one.side === 'right') || (side === 'right' && one.side === 'left');
  return tests.filter((one) => one.date >= since && !isOther(one));
};

const highest = (results: readonly TestResult[]): number => Math.max(0, ...results.map(painOfTest));

/**
 * How the pain during the tests since the previous check-in affects the day of a check-in. Tests load the tissue like a
 * session.
 */
export interface TestPain {
  most: number;
  /** Highest pain during a running test. */
  run: number;
  /** True if hops or strides hurt more than a run may, or if any test hurt more than exercises may. */
  isRunTooMuch: boolean;
  isTooMuch: boolean;
  isFlare: boolean;
}

export const testPainOf = (results: readonly TestResult[], limits: PainLimits): TestPain => {
  const loads = results.filter(({ testId }) => !isQuestion(testId));
  const most = highest(loads);
  const hops = highest(loads.filter(({ testId }) => isHopTest(testId)));
  const rest = highest(loads.filter(({ testId }) => !isHopTest(testId)));
  return {
    most,
    run: highest(loads.filter(({ testId }) => testId === RUN)),
    isRunTooMuch: hops > limits.run,
    isTooMuch: rest > limits.exercise || hops > limits.run,
    isFlare: isFlareRun(hops, limits) || rest > FLARE_PAIN || rest >= limits.exercise + EXCESS,
  };
};

/** The check-in sign that a painful test shows as well: one sore point, or a heel that hurts when squeezed. */
export const testSignOf = ({ condition }: Injury, results: readonly TestResult[]): 'focal' | 'heel' | null => {
  const painOf = (id: TestResult['testId']): number => highest(results.filter(({ testId }) => testId === id));
  if (condition === 'plantar_heel' && painOf('heel_squeeze') > 0) return 'heel';
  if (condition === 'mtss' && painOf('press_bone') > BROAD_PRESS) return 'focal';
  return condition === 'forefoot' && painOf('press_bone') > 0 ? 'focal' : null;
};

/** Date of the newest squeeze test with the red light; null if there is none. */
export const redSqueezeOn = (inputs: Pick<CourseInputs, 'injury' | 'tests'>, date: string): string | null =>
  ownResults(inputs)
    .filter((one) => one.testId === 'squeeze5' && one.date <= date && painOfTest(one) >= RED_SQUEEZE)
    .map((one) => one.date)
    .sort()
    .at(-1) ?? null;
