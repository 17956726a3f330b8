import { isFullRun } from '@stridewell/kit/testing/run-config';

const IN_ORDINARY_RUN = 500;

const samples = (inFullRun: number, inOrdinaryRun = IN_ORDINARY_RUN): number =>
  isFullRun() ? inFullRun : inOrdinaryRun;

/** Number of random courses or exercise lists per property. */
export const samplesPerProperty = (): number => samples(200_000);

/** Number of random answers to the red-flag questions per property. */
export const answersPerProperty = (): number => samples(100_000);

/** Number of random courses of weeks or months per property. */
export const coursesPerProperty = (): number => samples(20_000, 40);

/** Number of random courses that are followed day by day. */
export const followedCourses = (): number => samples(20_000, 80);
