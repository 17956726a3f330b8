import { type Expected, failedExpectations } from '@stridewell/chat/testing/case-expectations';

/** A test case for a coach: the runner who asks, and the expectations for the reply. */
interface CoachCase extends Expected {
  id: string;
  runner: string;
}

/**
 * Asks the coach the question of every test case and returns the cases with failed expectations. Test cases for
 * different runners run in parallel, those for the same runner sequentially.
 */
export const failedCases = async <C extends CoachCase>(cases: readonly C[], ask: (one: C) => Promise<string>) => {
  const answered = await Promise.all(
    [...Map.groupBy(cases, ({ runner }) => runner).values()].map(async (own) => {
      const results: { id: string; reply: string; faults: string[] }[] = [];
      for (const one of own) {
        const reply = await ask(one);
        results.push({ id: one.id, reply, faults: failedExpectations(one, reply) });
      }
      return results;
    }),
  );
  return answered.flat().filter(({ faults }) => faults.length > 0);
};
