import { Hidden } from '@stridewell/ui/core';

interface TestsResultProps {
  isPassed: boolean;
  words: Record<'pass' | 'fail' | 'notYet', string>;
}

/**
 * The result of the functional tests. The specification prescribes "Fail". Screen readers read it, and the runner sees
 * that it is not final.
 */
export const TestsResult = ({ isPassed, words: { pass, fail, notYet } }: TestsResultProps) =>
  isPassed ? (
    pass
  ) : (
    <>
      <span aria-hidden="true">{notYet}</span>
      <Hidden>{fail}</Hidden>
    </>
  );
