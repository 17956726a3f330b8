import type { TestId } from '@stridewell/contracts/web';

/** The texts of a test's card in one language. */
export interface TestText {
  name: string;
  /** Instructions, in the second person. */
  todo: string;
  /** Condition that ends the count, or null if only the cap does. */
  ends: string | null;
}
export type TestTexts = Record<TestId, TestText>;
