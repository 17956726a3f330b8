import type { TestId } from '@stridewell/contracts/web';

/** The texts of a test's card in one language. */
export interface TestText {
  name: string;
  /** What to do, in the second person. */
  todo: string;
  /** What ends the count; null when nothing but the cap does. */
  ends: string | null;
}
export type TestTexts = Record<TestId, TestText>;
